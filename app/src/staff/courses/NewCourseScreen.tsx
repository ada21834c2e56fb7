import { courseForm } from '@atlas/domain/courses';
import { emptyValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useCreate } from '../../relay/useCreate.ts';
import { CourseFields } from './CourseFields.tsx';
import type { NewCourseScreenMutation } from './__generated__/NewCourseScreenMutation.graphql.ts';
import type { NewCourseScreenQuery } from './__generated__/NewCourseScreenQuery.graphql.ts';

/**
 * The form that creates a course at `/courses/new`. Its units are added on the next page.
 *
 * @spec 1 §2.5
 */
export function NewCourseScreen({ queryRef }: { queryRef: PreloadedQuery<NewCourseScreenQuery> }) {
  const { viewer } = usePreloadedQuery<NewCourseScreenQuery>(
    graphql`
      query NewCourseScreenQuery @preloadable {
        viewer {
          ...CourseFields_viewer
        }
      }
    `,
    queryRef,
  );
  const create = useCreate<NewCourseScreenMutation>(graphql`
    mutation NewCourseScreenMutation($input: CourseInput!, $idempotencyKey: String!) {
      createCourse(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  return (
    <RecordForm
      title="Create a Course"
      back={{ href: routePath('courses'), label: 'Courses' }}
      form={courseForm}
      initialValues={emptyValues(courseForm)}
      save={async (input) => {
        const { createCourse } = await create({ input });
        return { text: 'Course created. Add its units next.', href: routePath('courseTracks', { id: createCourse.databaseId }) };
      }}
      submitText="Create course"
    >
      <CourseFields viewer={viewer} id={null} />
    </RecordForm>
  );
}
