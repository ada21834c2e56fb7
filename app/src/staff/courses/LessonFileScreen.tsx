import { ButtonLink, Card, KeyValueList, Link } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { lessonFilePurposeText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { fileSizeText, RESOURCE_KINDS, type ResourceKind } from '@atlas/domain/uploads';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation } from 'wouter';
import type { Action } from '../../admin/actions/Action.ts';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import type { LessonFileScreenMutation } from './__generated__/LessonFileScreenMutation.graphql.ts';
import type { LessonFileScreenQuery } from './__generated__/LessonFileScreenQuery.graphql.ts';

/**
 * A file of a lesson at `/lesson-files/{id}`.
 *
 * @spec 1 §2.5
 */
export function LessonFileScreen({ queryRef }: { queryRef: PreloadedQuery<LessonFileScreenQuery> }) {
  const { lessonFile: file } = usePreloadedQuery<LessonFileScreenQuery>(
    graphql`
      query LessonFileScreenQuery($id: Int!) @preloadable {
        viewer {
          lessonFile(databaseId: $id) {
            databaseId
            name
            bytes
            category
            purpose
            url
            lesson {
              databaseId
              name
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const remove = useSubmit<LessonFileScreenMutation>(graphql`
    mutation LessonFileScreenMutation($id: Int!) {
      removeLessonFile(databaseId: $id) {
        content {
          files {
            id
          }
          videoFile {
            id
          }
        }
      }
    }
  `);
  const { currentUser } = useAuth();
  const [, navigate] = useLocation();
  if (!file?.lesson) return <NotFound />;
  const { databaseId: id, lesson } = file;
  const back = routePath('lesson', { id: lesson.databaseId });
  const removeFile: Action = {
    confirm: {
      title: `Remove ${file.name}?`,
      consequence: 'Members can no longer open it. This cannot be undone. Keep a copy if you may need it.',
      confirmText: 'Remove file',
      busyText: 'Removing',
      tone: 'danger',
    },
    run: async () => {
      await remove({ id });
      navigate(back);
    },
    success: `${file.name} is removed.`,
  };
  return (
    <RecordPage
      title={file.name}
      back={{ href: back, label: lesson.name }}
      actions={
        <>
          <ButtonLink href={file.url} variant="secondary" download={file.name}>
            Download
          </ButtonLink>
          {can(currentUser, { page: 'editLessonFile' }) && (
            <>
              <ButtonLink href={routePath('editLessonFile', { id })} variant="secondary">
                Rename
              </ButtonLink>
              <ActionButton variant="danger-quiet" action={removeFile}>
                Remove
              </ActionButton>
            </>
          )}
        </>
      }
    >
      <Card>
        <KeyValueList
          layout="grid"
          items={[
            { label: 'Lesson', value: <Link href={back}>{lesson.name}</Link> },
            { label: 'Used as', value: lessonFilePurposeText(file.purpose) },
            { label: 'Kind', value: file.category in RESOURCE_KINDS ? RESOURCE_KINDS[file.category as ResourceKind] : file.category },
            { label: 'Size', value: fileSizeText(file.bytes) },
          ]}
        />
      </Card>
    </RecordPage>
  );
}
