import { lessonDoneText } from '@atlas/domain/courses';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { LessonRule_lesson$key } from './__generated__/LessonRule_lesson.graphql.ts';

/** When the lesson counts as finished; once it is, since when. */
export function LessonRule({ lesson: key }: { lesson: LessonRule_lesson$key }) {
  const { isFinished, finishedAt, content } = useFragment(
    graphql`
      fragment LessonRule_lesson on Lesson {
        isFinished
        finishedAt
        content {
          completionRule
        }
      }
    `,
    key,
  );
  const now = useNow();
  return isFinished ? lessonDoneText(finishedAt ?? now, now) : content?.completionRule;
}
