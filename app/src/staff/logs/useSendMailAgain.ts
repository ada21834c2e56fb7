import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useSendMailAgainMutation } from './__generated__/useSendMailAgainMutation.graphql.ts';

/**
 * Returns the action that queues a failed or cancelled email again. `reload` then reloads the data
 * that changes with it.
 */
export function useSendMailAgain(): (message: { databaseId: number; recipient: string }, reload: () => Promise<unknown>) => Action {
  const submit = useSubmit<useSendMailAgainMutation>(graphql`
    mutation useSendMailAgainMutation($input: SendMailAgainInput!) {
      sendMailAgain(input: $input) {
        state
        attempts
        notBefore
        problem
      }
    }
  `);
  return ({ databaseId, recipient }, reload) => ({
    run: () => submit({ input: { databaseId } }, reload),
    success: `The email to ${recipient} is sent again.`,
  });
}
