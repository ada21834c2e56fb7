import { queueText } from '@atlas/domain/jobs';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRunJobAgainMutation } from './__generated__/useRunJobAgainMutation.graphql.ts';

/**
 * Returns the action that sends a failed job to its queue again. `reload` then reloads the data
 * that changes with it.
 */
export function useRunJobAgain(): (job: { databaseId: number; queue: string }, reload: () => Promise<unknown>) => Action {
  const submit = useSubmit<useRunJobAgainMutation>(graphql`
    mutation useRunJobAgainMutation($input: RunJobAgainInput!) {
      runJobAgain(input: $input) {
        ranAgainAt
        ranAgainBy {
          ...PersonName_person
        }
      }
    }
  `);
  return ({ databaseId, queue }, reload) => ({
    run: () => submit({ input: { databaseId } }, reload),
    success: `${queueText(queue)} is on its way again.`,
  });
}
