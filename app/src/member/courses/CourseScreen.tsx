import { ButtonLink, CourseHero, CoursePage, Stack, StickyActions } from '@atlas/ui';
import { continueText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { type ReactNode, Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { PageHead } from '../../routing/PageHead.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { CourseAbout } from './CourseAbout.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { ContentLock } from '../shared/late/ContentLock.ts';
import { useCourseProgressText } from '../shared/CourseProgressText.ts';
import { CourseUnits } from './CourseUnits.tsx';
import type { CourseScreenQuery, CourseScreenQuery$data } from './__generated__/CourseScreenQuery.graphql.ts';

type Course = NonNullable<CourseScreenQuery$data['viewer']['course']>;

/** `/courses/my-courses/{id}`: the course, where to continue, and all its lessons. */
export function CourseScreen({ queryRef }: { queryRef: PreloadedQuery<CourseScreenQuery> }) {
  const { viewer } = usePreloadedQuery<CourseScreenQuery>(
    graphql`
      query CourseScreenQuery($id: Int!) @preloadable {
        viewer {
          course(databaseId: $id) {
            databaseId
            name
            shortDescription
            coverUrl
            lock {
              ...ContentLock_lock
            }
            nextLesson {
              databaseId
            }
            progress {
              finishedLessons
            }
            ...CourseProgressText_course
            ...CourseUnits_course
            ...CourseFacts_course
            ...CourseAbout_course
          }
        }
      }
    `,
    queryRef,
  );
  const { course } = viewer;
  if (!course) return <NotFound />;
  const next = actionOf(course);
  const action = next && (
    <ButtonLink variant="primary" href={next.href}>
      {next.text}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={course.name} phone={{ backHref: routePath('viewCourses'), backLabel: 'Back to My Courses', title: 'My Courses' }} />
      <CoursePage
        hero={<Hero course={course} action={action} />}
        aside={
          <Stack gap={5}>
            <CourseFacts course={course} />
            <CourseAbout course={course} />
          </Stack>
        }
        actions={action && <StickyActions scope="phone" primary={action} />}
      >
        <Suspense>{course.lock && <ContentLock lock={course.lock} />}</Suspense>
        <CourseUnits course={course} />
      </CoursePage>
    </>
  );
}

function Hero({ course, action }: { course: Course; action: ReactNode }) {
  const progress = useCourseProgressText(course);
  return (
    <CourseHero
      coverId={course.databaseId}
      picture={course.coverUrl}
      name={course.name}
      description={course.shortDescription}
      progress={course.lock ? undefined : progress}
      action={action}
    />
  );
}

/**
 * The next step: the lesson to continue with. None while the course is locked or when it is
 * completed.
 */
function actionOf(course: Course): { href: string; text: string } | undefined {
  if (course.lock || !course.nextLesson) return undefined;
  const href = routePath('viewLesson', { courseId: course.databaseId, lessonId: course.nextLesson.databaseId });
  return { href, text: continueText(course.progress.finishedLessons) };
}
