import { ResumeCard } from '@atlas/ui';
import { continueText, durationText, lessonCountText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeResume_course$key } from './__generated__/HomeResume_course.graphql.ts';

/** The next step: the lesson where the learner stopped. */
export function HomeResume({ course: key }: { course: HomeResume_course$key }) {
  const course = useFragment(
    graphql`
      fragment HomeResume_course on Course {
        databaseId
        name
        coverUrl
        progress {
          finishedLessons
          totalLessons
          percent
        }
        nextLesson {
          databaseId
          name
          durationSeconds
        }
      }
    `,
    key,
  );
  const lesson = course.nextLesson;
  if (!lesson) return null;
  const { finishedLessons, totalLessons, percent } = course.progress;
  return (
    <ResumeCard
      coverId={course.databaseId}
      picture={course.coverUrl}
      course={course.name}
      lesson={lesson.name}
      progress={{
        percent,
        text: `${lessonCountText(finishedLessons, totalLessons)} · ${durationText(lesson.durationSeconds)} in this one`,
      }}
      href={routePath('viewLesson', { courseId: course.databaseId, lessonId: lesson.databaseId })}
      action={continueText(finishedLessons)}
    />
  );
}
