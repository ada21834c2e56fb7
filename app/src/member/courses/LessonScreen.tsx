import { BesideLayout, Link, ReadingPage, RichText, Row } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageHead } from '../../routing/PageHead.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { PageBreadcrumbs } from '../../shell/PageBreadcrumbs.tsx';
import { ContentLock } from '../shared/late/ContentLock.ts';
import { LessonActions } from './LessonActions.tsx';
import { LessonFiles } from './LessonFiles.tsx';
import { LessonMedia } from './LessonMedia.tsx';
import { LessonNext } from './LessonNext.tsx';
import { LessonNotesButton } from './LessonNotesButton.tsx';
import { LessonOutlineAside } from './LessonOutlineAside.tsx';
import { LessonOutlineButton } from './LessonOutlineButton.tsx';
import { LessonRule } from './LessonRule.tsx';
import type { LessonOutlineListProps } from './LessonOutlineList.tsx';
import { useSaveLessonPosition } from './useSaveLessonPosition.ts';
import type { LessonScreenQuery } from './__generated__/LessonScreenQuery.graphql.ts';

/**
 * `/courses/my-courses/{courseId}/{lessonId}`: one lesson, with its actions and the next lesson.
 */
export function LessonScreen({ queryRef }: { queryRef: PreloadedQuery<LessonScreenQuery> }) {
  const { viewer } = usePreloadedQuery<LessonScreenQuery>(
    graphql`
      query LessonScreenQuery($courseId: Int!, $lessonId: Int!) @preloadable {
        viewer {
          lesson(courseId: $courseId, databaseId: $lessonId) {
            databaseId
            name
            number
            content {
              bodyTree
              ...LessonFiles_content
            }
            course {
              databaseId
              name
              progress {
                totalLessons
              }
              lock {
                ...ContentLock_lock
              }
              # The list that spreads it is loaded lazily.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...LessonOutlineList_course
            }
            ...LessonMedia_lesson
            ...LessonActions_lesson
            ...LessonNext_lesson
            ...LessonRule_lesson
          }
        }
      }
    `,
    queryRef,
  );
  const { lesson } = viewer;
  if (!lesson) return <NotFound />;
  const { course, content } = lesson;
  const courseHref = routePath('viewCourse', { id: course.databaseId });
  const outline: LessonOutlineListProps = { course, currentId: lesson.databaseId };
  return (
    <>
      <PageHead
        title={lesson.name}
        phone={{
          backHref: courseHref,
          backLabel: `Back to ${course.name}`,
          title: course.name,
          subtitle: `Lesson ${lesson.number} of ${course.progress.totalLessons}`,
          action: <LessonOutlineButton {...outline} title={course.name} />,
        }}
      />
      <BesideLayout aside={<LessonOutlineAside {...outline} />}>
        <ReadingPage
          breadcrumbs={
            <Row justify="between">
              <PageBreadcrumbs />
              <Row gap={2}>
                <Link href={courseHref}>{course.name}</Link>
                <span data-narrow="">
                  <LessonOutlineButton {...outline} title={course.name} />
                </span>
              </Row>
            </Row>
          }
          media={content ? <LessonMedia key={lesson.databaseId} lesson={lesson} /> : undefined}
          title={lesson.name}
          rule={content ? <LessonRule lesson={lesson} /> : undefined}
          files={
            content ? (
              <>
                <LessonFiles content={content} />
                <LessonNotesButton key={lesson.databaseId} courseId={course.databaseId} lessonId={lesson.databaseId} />
              </>
            ) : undefined
          }
          next={content ? <LessonNext lesson={lesson} /> : undefined}
          actions={content ? <LessonActions key={lesson.databaseId} lesson={lesson} /> : undefined}
        >
          {content ? <RichText text={content.bodyTree} /> : null}
          {course.lock ? (
            <Suspense>
              <ContentLock lock={course.lock} />
            </Suspense>
          ) : null}
        </ReadingPage>
      </BesideLayout>
      {content ? <MarkOpened key={lesson.databaseId} lessonId={lesson.databaseId} /> : null}
    </>
  );
}

/** Records on the server that the lesson was opened, so that "continue" leads here. */
function MarkOpened({ lessonId }: { lessonId: number }) {
  const save = useSaveLessonPosition(lessonId);
  useEffect(() => {
    save(null);
    // Once per lesson: this component has the lesson's id as its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
