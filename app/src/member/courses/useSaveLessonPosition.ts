import { graphql, useMutation } from 'react-relay/hooks';
import type { useSaveLessonPositionMutation } from './__generated__/useSaveLessonPositionMutation.graphql.ts';

/** Remembers on the server that a lesson was opened and where its video stopped. A lost report is no news to the learner. */
export function useSaveLessonPosition(lessonId: number): (positionSeconds: number | null) => void {
  const [commit] = useMutation<useSaveLessonPositionMutation>(graphql`
    mutation useSaveLessonPositionMutation($lessonId: Int!, $positionSeconds: Int) {
      saveLessonPosition(lessonId: $lessonId, positionSeconds: $positionSeconds) {
        id
        positionSeconds
        course {
          id
          nextLesson {
            id
          }
        }
      }
    }
  `);
  return (positionSeconds) => void commit({ variables: { lessonId, positionSeconds }, onError: () => undefined });
}
