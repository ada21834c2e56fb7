import { Alert, Button, ButtonLink, Card, DetailPage, Heading, Row, Stack, StatusBadge, Text, showToast } from '@atlas/ui';
import { KeyValueList } from '@atlas/ui/components/data/KeyValueList.tsx';
import { ConfirmDialog } from '@atlas/ui/components/feedback/ConfirmDialog.tsx';
import { Markdown } from '@atlas/ui/components/learning/Markdown.tsx';
import { can } from '@atlas/domain/access';
import { durationText, LESSON_TYPES } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useAuth } from '../../session/authContext.ts';
import { sentenceOf } from '../../session/fetchGraphQL.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { Trail } from '../../shell/Trail.tsx';
import { LessonFileList } from './LessonFileList.tsx';
import type { LessonDetailScreenArchiveMutation } from './__generated__/LessonDetailScreenArchiveMutation.graphql.ts';
import type { LessonDetailScreenQuery } from './__generated__/LessonDetailScreenQuery.graphql.ts';

/** `/lessons/{id}`: a lesson with its files, as those who look after it see it. Specification 1 §2.5. */
export function LessonDetailScreen({ queryRef }: { queryRef: PreloadedQuery<LessonDetailScreenQuery> }) {
  const { editedLesson: lesson } = usePreloadedQuery<LessonDetailScreenQuery>(
    graphql`
      query LessonDetailScreenQuery($id: Int!) @preloadable {
        viewer {
          editedLesson(databaseId: $id) {
            databaseId
            name
            type
            shortDescription
            body
            videoUrl
            embedUrl
            durationSeconds
            archivedAt
            hasVideoFile
            unit {
              name
            }
            course {
              databaseId
              name
            }
            ...LessonFileList_lesson
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const { currentUser } = useAuth();
  if (!lesson) return <NotFoundScreen />;
  const { databaseId: id, course, archivedAt } = lesson;
  const mayEdit = can(currentUser, { page: 'editLesson' });
  const lacksVideo = lesson.type === 'VIDEO' && !lesson.hasVideoFile && !lesson.videoUrl;
  return (
    <StaffPage
      title={lesson.name}
      phone={{
        backHref: routePath('course', { id: course.databaseId }),
        backLabel: `Back to ${course.name}`,
        title: lesson.name,
        subtitle: course.name,
      }}
    >
      <DetailPage
        breadcrumbs={<Trail />}
        title={lesson.name}
        status={archivedAt === null ? undefined : <StatusBadge tone="neutral" text="Archived" />}
        meta={lesson.shortDescription}
        actions={
          <>
            {mayEdit && (
              <ButtonLink href={routePath('editLesson', { id })} variant="primary">
                Edit lesson
              </ButtonLink>
            )}
            {archivedAt === null && (
              <ButtonLink href={routePath('viewLesson', { courseId: course.databaseId, lessonId: id })} variant="secondary">
                View as a member
              </ButtonLink>
            )}
            {mayEdit && <ArchiveLesson id={id} name={lesson.name} archived={archivedAt !== null} />}
          </>
        }
        aside={
          <Card>
            <KeyValueList
              items={[
                { label: 'Course', value: course.name },
                { label: 'Unit', value: lesson.unit.name },
                { label: 'Type', value: LESSON_TYPES.find(({ key }) => key === lesson.type)?.label },
                { label: 'Length', value: lesson.durationSeconds === 0 ? '' : durationText(lesson.durationSeconds) },
                { label: 'Video link', value: lesson.videoUrl },
                { label: 'Embed link', value: lesson.embedUrl },
              ]}
            />
          </Card>
        }
      >
        {lacksVideo && (
          <Alert tone="warning" title="This lesson has no video yet">
            Upload one below, or edit the lesson and add a YouTube link.
          </Alert>
        )}
        {lesson.body === '' ? <Text tone="muted">No text.</Text> : <Markdown source={lesson.body} level={2} />}
        <Stack gap={3} as="section" aria-labelledby="files">
          <Heading level={2} size="subheading" id="files">
            Files
          </Heading>
          <LessonFileList lesson={lesson} />
          {can(currentUser, { page: 'newLessonFile' }) && (
            <Row>
              <ButtonLink href={routePath('newLessonFile', { lessonId: id })} variant="secondary">
                Add files
              </ButtonLink>
            </Row>
          )}
        </Stack>
      </DetailPage>
    </StaffPage>
  );
}

/** Takes the lesson out of its course after a question, or puts it back at once. */
function ArchiveLesson({ id, name, archived }: { id: number; name: string; archived: boolean }) {
  const setArchived = useSubmit<LessonDetailScreenArchiveMutation>(graphql`
    mutation LessonDetailScreenArchiveMutation($id: Int!, $archived: Boolean!) {
      setLessonArchived(databaseId: $id, archived: $archived) {
        archivedAt
        course {
          lessonCount
          units {
            lessons {
              id
            }
          }
        }
      }
    }
  `);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const apply = async (to: boolean) => {
    setBusy(true);
    try {
      await setArchived({ id, archived: to });
      showToast({ kind: 'success', text: to ? `${name} is out of the course.` : `${name} is back, at the end of its unit.` });
    } catch (error) {
      showToast({ kind: 'error', text: sentenceOf(error) });
    }
    setBusy(false);
    setAsking(false);
  };
  if (archived) {
    return (
      <Button variant="secondary" loading={busy} onClick={() => void apply(false)}>
        Restore
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Archive
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Take ${name} out of the course?`}
        consequence="Members no longer see it and it does not count for their progress. What they did is kept, and you can restore the lesson."
        confirmText="Archive lesson"
        tone="danger"
        busy={busy}
        onConfirm={() => void apply(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
