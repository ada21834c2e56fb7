import { use } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import { ClockContext } from '../../session/useNow.ts';
import type { useFinishLessonMutation } from './__generated__/useFinishLessonMutation.graphql.ts';

/**
 * Marks a lesson as finished. Updates the screen at once and reverts when the server rejects it.
 */
export function useFinishLesson(lesson: { id: string; databaseId: number }): [finish: () => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useFinishLessonMutation>(graphql`
    mutation useFinishLessonMutation($lessonId: Int!) {
      finishLesson(lessonId: $lessonId) {
        id
        isFinished
        finishedAt
        course {
          ...CourseProgressText_course
          nextLesson {
            id
          }
        }
      }
    }
  `);
  const clock = use(ClockContext);
  const finish = () =>
    void commit({
      variables: { lessonId: lesson.databaseId },
      optimisticUpdater: (store) => void store.get(lesson.id)?.setValue(true, 'isFinished').setValue(clock().toISOString(), 'finishedAt'),
      onError: showError,
    });
  return [finish, isBusy];
}
