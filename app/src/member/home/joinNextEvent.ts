import { graphql } from 'react-relay/hooks';
import { commitMutation, type IEnvironment } from 'relay-runtime';
import { showError } from '../../admin/actions/showError.ts';
import { openMeeting } from '../shared/openMeeting.ts';
import type { joinNextEventMutation } from './__generated__/joinNextEventMutation.graphql.ts';

type Variables = joinNextEventMutation['variables'];

/** Saves that the member is going to the time that runs, and opens its meeting. Shows an error. */
export const joinNextEvent = (environment: IEnvironment, variables: Variables): Promise<void> =>
  new Promise<void>((resolve) => {
    commitMutation<joinNextEventMutation>(environment, {
      mutation: graphql`
        mutation joinNextEventMutation($id: Int!, $occursAt: DateTime!, $revision: Int!) {
          answerEvent(eventId: $id, occursAt: $occursAt, revision: $revision, going: true) {
            next {
              occursAt
              link
            }
            ...NextEvent_event
          }
        }
      `,
      variables,
      onCompleted: ({ answerEvent }) => {
        openMeeting(answerEvent.next, variables.occursAt);
        resolve();
      },
      onError: (error) => {
        showError(error);
        resolve();
      },
    });
  });
