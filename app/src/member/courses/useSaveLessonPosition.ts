import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import type { useSaveLessonPositionMutation } from './__generated__/useSaveLessonPositionMutation.graphql.ts';

/** It comes every few seconds: other pages show what they remember until their own answer is here. */
const REPORT = { metadata: { isReport: true } };

/** Remembers on the server that a lesson was opened and where its video stopped. A lost report is no news to the learner. */
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
