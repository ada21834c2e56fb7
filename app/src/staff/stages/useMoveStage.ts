import { graphql } from 'react-relay/hooks';
import type { Action } from '../../admin/actions/Action.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { useMoveStageMutation } from './__generated__/useMoveStageMutation.graphql.ts';

interface Step {
  readonly databaseId: number;
  readonly name: string;
}

/**
 * Returns a function that creates the action to move a stage by one position. It returns null at
 * that end of the journey, or for a stage outside it.
 *
 * @param journey all stages in order
 */
export function useMoveStage(
  journey: readonly { readonly databaseId: number }[],
  reload: () => Promise<unknown>,
): (stage: Step, by: -1 | 1) => Action | null {
  const submit = useSubmit<useMoveStageMutation>(graphql`
    mutation useMoveStageMutation($stageIds: [Int!]!) {
      saveStageOrder(stageIds: $stageIds) {
        number
      }
    }
  `);
  const order = journey.map(({ databaseId }) => databaseId);
  return ({ databaseId, name }, by) => {
    const from = order.indexOf(databaseId);
    const to = from + by;
    if (from === -1 || to < 0 || to >= order.length) return null;
    const stageIds = order.with(from, order[to] ?? 0).with(to, databaseId);
    return { run: () => submit({ stageIds }, reload), success: `${name} is stage ${to + 1} now.`, reload };
  };
}
