import { Alert, ButtonLink, Card, Heading, KeyValueList, Link, Row, Stack, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { durationText, LESSON_TYPES } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { ArchiveLesson } from './ArchiveLesson.tsx';
import { LessonFileList } from './LessonFileList.tsx';
import { PublicationNotice } from '../shared/publishing/PublicationNotice.tsx';
import { PublicationStatus } from '../shared/publishing/PublicationStatus.tsx';
import { PublishActions } from '../shared/publishing/PublishActions.tsx';
import { LessonMediaPart } from './LessonMediaPart.tsx';
import { MarkdownText } from '../shared/MarkdownText.tsx';
import type { LessonDetailScreenQuery } from './__generated__/LessonDetailScreenQuery.graphql.ts';

const withoutScheme = (link: string | null | undefined) => link?.replace(/^https?:\/\//, '');

/**
 * A lesson and its files for staff at `/lessons/{id}`.
 *
 * @spec 1 §2.5
 */
export function LessonDetailScreen({ queryRef }: { queryRef: PreloadedQuery<LessonDetailScreenQuery> }) {
  const { lesson } = usePreloadedQuery<LessonDetailScreenQuery>(
    graphql`
      query LessonDetailScreenQuery($id: Int!) @preloadable {
        viewer {
          lesson(databaseId: $id) {
            databaseId
            name
            publication
            ...PublicationNotice_item
            ...PublicationStatus_item
            ...PublishActions_item
            type
            shortDescription
            durationSeconds
            archivedAt
            ...LessonMediaPart_lesson
            content {
              body
              videoFile {
                __typename
              }
              videoUrl
              embedUrl
              ...LessonFileList_content
            }
            unit {
              databaseId
              name
            }
            course {
              databaseId
              name
            }
          }
        }
      }
    `,
    queryRef,
  ).viewer;
  const { currentUser } = useAuth();
  if (!lesson?.content) return <NotFound />;
  const { databaseId: id, course, content, archivedAt } = lesson;
  const mayEdit = can(currentUser, { page: 'editLesson' });
  const isPublished = lesson.publication === 'PUBLISHED';
  const publish = <PublishActions noun="lesson" item={lesson} />;
  const mayAdd = archivedAt === null && can(currentUser, { page: 'newLesson', function: 'lesson_create' });
  const lacksVideo = lesson.type === 'VIDEO' && content.videoFile === null && !content.videoUrl;
  return (
    <RecordPage
      title={lesson.name}
      back={{ href: routePath('course', { id: course.databaseId }), label: course.name }}
      status={<PublicationStatus item={lesson} />}
      meta={lesson.shortDescription || undefined}
      actions={
        <>
          {mayEdit && !isPublished && publish}
          {mayEdit && (
            <ButtonLink href={routePath('editLesson', { id })} variant={isPublished || archivedAt !== null ? 'primary' : 'secondary'}>
              Edit lesson
            </ButtonLink>
          )}
          {archivedAt === null && (
            <ButtonLink href={routePath('viewLesson', { courseId: course.databaseId, lessonId: id })} variant="secondary">
              View as a member
            </ButtonLink>
          )}
          {mayEdit && isPublished && publish}
          {mayAdd && (
            <ButtonLink href={routePath('newLesson', { courseId: course.databaseId, unitId: lesson.unit.databaseId })} variant="secondary">
              Add another lesson
            </ButtonLink>
          )}
          {mayEdit && <ArchiveLesson lesson={lesson} />}
        </>
      }
      aside={
        <Card>
          <KeyValueList
            items={[
              { label: 'Course', value: <Link href={routePath('course', { id: course.databaseId })}>{course.name}</Link> },
              { label: 'Unit', value: lesson.unit.name },
              { label: 'Type', value: LESSON_TYPES.find(({ key }) => key === lesson.type)?.label },
              { label: 'Length', value: lesson.durationSeconds === 0 ? '' : durationText(lesson.durationSeconds) },
              ...(lesson.type === 'VIDEO' ? [{ label: 'Video link', value: withoutScheme(content.videoUrl) }] : []),
              ...(lesson.type === 'EMBED' ? [{ label: 'Embed link', value: withoutScheme(content.embedUrl) }] : []),
            ]}
          />
        </Card>
      }
    >
      <PublicationNotice item={lesson} />
      {lacksVideo && (
        <Alert tone="warning" title="This lesson has no video yet">
          Upload one below, or edit the lesson and add a YouTube link.
        </Alert>
      )}
      <LessonMediaPart lesson={lesson} />
      {content.body === '' ? <Text tone="muted">No text yet.</Text> : <MarkdownText source={content.body} />}
      <Stack gap={3} as="section" aria-labelledby="files">
        <Row justify="between" wrap>
          <Heading level={2} size="subheading" id="files">
            Files
          </Heading>
          {can(currentUser, { page: 'newLessonFile' }) && (
            <ButtonLink href={routePath('newLessonFile', { lessonId: id })} size="dense">
              Add files
            </ButtonLink>
          )}
        </Row>
        <LessonFileList content={content} />
      </Stack>
    </RecordPage>
  );
}
