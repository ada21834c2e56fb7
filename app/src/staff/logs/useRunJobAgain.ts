import { queueText } from '@atlas/domain/jobs';
import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useRunJobAgainMutation } from './__generated__/useRunJobAgainMutation.graphql.ts';

/** Sends a failed job to its queue again. Once the server has it the screen may `reload` what else changes by it. */
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
