import { LESSON_TYPES, lessonForm } from '@atlas/domain/courses';
import { formValues } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { LastSaved } from '../../admin/forms/LastSaved.tsx';
import { RecordForm } from '../../admin/forms/RecordForm.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { LessonFields } from './LessonFields.tsx';
import type { EditLessonScreenMutation } from './__generated__/EditLessonScreenMutation.graphql.ts';
import type { EditLessonScreenQuery } from './__generated__/EditLessonScreenQuery.graphql.ts';

const QUERY = graphql`
  query EditLessonScreenQuery($id: Int!) @preloadable {
    viewer {
      embedHosts
      lesson(databaseId: $id) {
        databaseId
        revision
        name
        type
        shortDescription
        durationSeconds
        content {
          body
          videoFile {
            __typename
          }
          videoUrl
          embedUrl
        }
        unit {
          databaseId
        }
        course {
          ...LessonFields_course
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  }
`;

/**
 * The form that edits a lesson at `/lessons/{id}/edit`.
 *
 * @spec 1 §2.5
 */
export function EditLessonScreen({ queryRef, params }: { queryRef: PreloadedQuery<EditLessonScreenQuery>; params: { id: number } }) {
  const { lesson, embedHosts } = usePreloadedQuery<EditLessonScreenQuery>(QUERY, queryRef).viewer;
  const reload = useReload<EditLessonScreenQuery>(QUERY, { id: params.id });
  const update = useSubmit<EditLessonScreenMutation>(graphql`
    mutation EditLessonScreenMutation($id: Int!, $revision: Int!, $input: LessonInput!) {
      updateLesson(databaseId: $id, revision: $revision, input: $input) {
        revision
        name
        type
        shortDescription
        durationSeconds
        content {
          body
          videoUrl
          videoEmbedUrl
          embedUrl
        }
        unit {
          id
          databaseId
          name
        }
        lastSaved {
          ...LastSavedText_saved
        }
      }
    }
  `);
  if (!lesson?.content) return <NotFound />;
  const { databaseId: id, revision, content } = lesson;
  const hasVideoFile = content.videoFile !== null;
  const back = routePath('lesson', { id });
  const form = lessonForm(embedHosts, { hasVideoFile });
  return (
    <RecordForm
      title="Edit lesson"
      back={{ href: back, label: lesson.name }}
      form={form}
      initialValues={formValues(
        form,
        { ...lesson, ...content },
        {
          unitId: lesson.unit.databaseId,
          type: LESSON_TYPES.find(({ key }) => key === lesson.type)?.key ?? 'TEXT',
          durationSeconds: lesson.durationSeconds === 0 ? null : lesson.durationSeconds,
        },
      )}
      save={async (input) => {
        await update({ id, revision, input });
        return { text: 'Lesson saved.', href: back };
      }}
      reload={reload}
      submitText="Save lesson"
      note={<LastSaved saved={lesson.lastSaved} />}
    >
      <LessonFields
        course={lesson.course}
        videoHint={
          hasVideoFile
            ? 'This lesson plays its uploaded video. A YouTube link takes precedence.'
            : 'A YouTube link, or upload a video on the lesson’s page.'
        }
      />
    </RecordForm>
  );
}
