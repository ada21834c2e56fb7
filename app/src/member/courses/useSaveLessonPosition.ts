import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { useSaveLessonPositionMutation } from './__generated__/useSaveLessonPositionMutation.graphql.ts';

/**
 * Sent every few seconds. As a report it invalidates no other pages; they show cached data until
 * they load.
 */
const REPORT = { metadata: { isReport: true } };

/**
 * Saves on the server that a lesson was opened and where its video stopped. A failed report is
 * ignored, because it does not matter to the learner.
 */
export function useSaveLessonPosition(lessonId: number): (positionSeconds: number | null) => void {
  const environment = useRelayEnvironment();
  return (positionSeconds) =>
    void commitMutation<useSaveLessonPositionMutation>(environment, {
      mutation: graphql`
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
      `,
      variables: { lessonId, positionSeconds },
      cacheConfig: REPORT,
      onError: () => undefined,
    });
}
