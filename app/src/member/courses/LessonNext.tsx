import { Link, NextLessonCard, Stack } from '@atlas/ui';
import { durationText } from '@atlas/domain/courses';
import { routePath } from '@atlas/domain/navigation';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LessonNext_lesson$key } from './__generated__/LessonNext_lesson.graphql.ts';

/** Links to the next lesson and to the previous one. */
export function LessonNext({ lesson: key }: { lesson: LessonNext_lesson$key }) {
  const { next, previous, course } = useFragment(
    graphql`
      fragment LessonNext_lesson on Lesson {
        course {
          databaseId
        }
        previous {
          databaseId
          name
        }
        next {
          databaseId
          name
          durationSeconds
        }
      }
    `,
    key,
  );
  const hrefOf = (lessonId: number) => routePath('viewLesson', { courseId: course.databaseId, lessonId });
  return (
    <Stack gap={4}>
      {next ? (
        <NextLessonCard
          coverId={next.databaseId}
          name={next.name}
          meta={durationText(next.durationSeconds)}
          href={hrefOf(next.databaseId)}
        />
      ) : null}
      {previous ? <Link href={hrefOf(previous.databaseId)}>Previous lesson: {previous.name}</Link> : null}
    </Stack>
  );
}
