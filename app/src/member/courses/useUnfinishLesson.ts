import { graphql, useMutation } from 'react-relay/hooks';
import { showError } from '../../admin/actions/showError.ts';
import type { useUnfinishLessonMutation } from './__generated__/useUnfinishLessonMutation.graphql.ts';

/** Marks a finished lesson as unfinished. */
export function useUnfinishLesson(lesson: { id: string; databaseId: number }): [unfinish: () => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useUnfinishLessonMutation>(graphql`
    mutation useUnfinishLessonMutation($lessonId: Int!) {
      unfinishLesson(lessonId: $lessonId) {
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
  const unfinish = () =>
    void commit({
      variables: { lessonId: lesson.databaseId },
      optimisticUpdater: (store) => void store.get(lesson.id)?.setValue(false, 'isFinished'),
      onError: showError,
    });
  return [unfinish, isBusy];
}
