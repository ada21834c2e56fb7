import { graphql } from 'react-relay/hooks';
import { commitMutation, type IEnvironment } from 'relay-runtime';
import type { sendRsvpMutation } from './__generated__/sendRsvpMutation.graphql.ts';

/** Sends an RSVP from a page that shows the event's times. Returns the event's next time. */
export const sendRsvp = (environment: IEnvironment, variables: sendRsvpMutation['variables']) =>
  new Promise<sendRsvpMutation['response']['answerEvent']['next']>((resolve, reject) => {
    commitMutation<sendRsvpMutation>(environment, {
      mutation: graphql`
        mutation sendRsvpMutation(
          $id: Int!
          $occursAt: DateTime!
          $revision: Int!
          $going: Boolean!
          $scope: EventAnswerScope!
          $shown: Int!
        ) {
          answerEvent(eventId: $id, occursAt: $occursAt, revision: $revision, going: $going, scope: $scope) {
            next {
              occursAt
              link
            }
            ...EventAction_event
            ...EventTimes_event @arguments(count: $shown)
          }
        }
      `,
      variables,
      onCompleted: ({ answerEvent }) => resolve(answerEvent.next),
      onError: reject,
    });
  });
