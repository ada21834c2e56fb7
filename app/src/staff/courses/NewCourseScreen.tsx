import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { checkCourse, CourseFields, courseInput, type CourseValues } from './CourseFields.tsx';
import type { NewCourseScreenMutation } from './__generated__/NewCourseScreenMutation.graphql.ts';
import type { NewCourseScreenQuery } from './__generated__/NewCourseScreenQuery.graphql.ts';

const EMPTY: CourseValues = { name: '', shortDescription: '', description: '', authorId: '', accessLevelIds: [] };

/** `/courses/new`: a course without units; they come on the next page. Specification 1 §2.5. */
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
  const create = useSubmit<NewCourseScreenMutation>(graphql`
    mutation NewCourseScreenMutation($input: CourseInput!, $idempotencyKey: String!) {
      createCourse(input: $input, idempotencyKey: $idempotencyKey) {
        databaseId
      }
    }
  `);
  const withKey = useIdempotencyKey();
  const save = async (values: CourseValues) => {
    const { createCourse } = await withKey((idempotencyKey) => create({ input: courseInput(values), idempotencyKey }));
    return { text: 'Course created. Add its units next.', href: routePath('courseTracks', { id: createCourse.databaseId }) };
  };
  return (
    <RecordForm
      title="Create a Course"
      back={{ href: routePath('courses'), label: 'Courses' }}
      initialValues={EMPTY}
      validate={checkCourse}
      save={save}
      submitText="Create course"
    >
      <CourseFields viewer={viewer} />
    </RecordForm>
  );
}
