import { durationText, lessonCountText } from '@atlas/domain/courses';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CourseProgressText_course$key } from './__generated__/CourseProgressText_course.graphql.ts';

/** The progress of a course as text and in percent: "18 of 32 lessons · about 2 h 40 min left". */
export function useCourseProgressText(key: CourseProgressText_course$key): { percent: number; text: string } {
  const { progress } = useFragment(
    graphql`
      fragment CourseProgressText_course on Course {
        progress {
          finishedLessons
          totalLessons
          percent
          secondsLeft
        }
      }
    `,
    key,
  );
  const lessons = lessonCountText(progress.finishedLessons, progress.totalLessons);
  const left = progress.secondsLeft > 0 ? ` · about ${durationText(progress.secondsLeft)} left` : '';
  return { percent: progress.percent, text: lessons + left };
}
