import { courseForm } from '@atlas/domain/courses';
import { formValues, idsOf } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { CoverField } from '../../admin/forms/CoverField.tsx';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { CourseFields } from './CourseFields.tsx';
import type { EditCourseScreenMutation } from './__generated__/EditCourseScreenMutation.graphql.ts';
import type { EditCourseScreenQuery } from './__generated__/EditCourseScreenQuery.graphql.ts';

const QUERY = graphql`
  query EditCourseScreenQuery($id: Int!) @preloadable {
    viewer {
      ...CourseFields_viewer
      course(databaseId: $id) {
        databaseId
        revision
        name
        shortDescription
        description
        author {
          databaseId
        }
        accessLevels {
          databaseId
        }
        coverUrl
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  }
`;

/**
 * The form for a course's description and access levels at `/courses/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditCourseScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditCourseScreenQuery>; params: { id: number } }) {
  const { viewer } = usePreloadedQuery<EditCourseScreenQuery>(QUERY, queryRef);
  const reload = useReload<EditCourseScreenQuery>(QUERY, { id: params.id });
  const update = useSubmit<EditCourseScreenMutation>(graphql`
    mutation EditCourseScreenMutation($id: Int!, $revision: Int!, $input: CourseInput!) {
      updateCourse(databaseId: $id, revision: $revision, input: $input) {
        revision
        name
        shortDescription
        description
        author {
          databaseId
          name
        }
        accessLevels {
          databaseId
          name
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  `);
  const { course } = viewer;
  if (!course) return <NotFound />;
  const back = routePath('course', { id: course.databaseId });
  return (
    <RecordForm
      title="Edit course"
      back={{ href: back, label: course.name }}
      form={courseForm}
      initialValues={formValues(courseForm, course, {
        authorId: course.author?.databaseId ?? null,
        accessLevelIds: idsOf(course.accessLevels),
      })}
      save={async (input) => {
        await update({ id: course.databaseId, revision: course.revision, input });
        return { text: 'Course saved.', href: back };
      }}
      reload={reload}
      submitText="Save course"
      note={<LastSaved saved={course.lastSaved} />}
      aside={<CoverField owner="courseId" id={course.databaseId} picture={course.coverUrl ?? null} />}
    >
      <CourseFields viewer={viewer} id={course.databaseId} />
    </RecordForm>
  );
}
