import { graphql } from 'react-relay/hooks';
import { runDecision } from '../../admin/actions/runDecision.ts';
import { useCreate } from '../../relay/useCreate.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { usePlanDecisionAcceptMutation } from './__generated__/usePlanDecisionAcceptMutation.graphql.ts';
import type { usePlanDecisionDeclineMutation } from './__generated__/usePlanDecisionDeclineMutation.graphql.ts';

interface PlanDecision {
  accept: () => Promise<void>;
  decline: () => Promise<void>;
}

/** The decision of a member about a plan. Afterwards the page is loaded again. */
export function usePlanDecision(planId: number, reload: () => Promise<unknown>): PlanDecision {
  const accept = useCreate<usePlanDecisionAcceptMutation>(graphql`
    mutation usePlanDecisionAcceptMutation($id: Int!, $idempotencyKey: String!) {
      acceptPlan(databaseId: $id, idempotencyKey: $idempotencyKey) {
        state
      }
    }
  `);
  const decline = useSubmit<usePlanDecisionDeclineMutation>(graphql`
    mutation usePlanDecisionDeclineMutation($id: Int!) {
      declinePlan(databaseId: $id) {
        state
      }
    }
  `);
  return {
    accept: () =>
      runDecision(
        async () => {
          await accept({ id: planId });
          await reload().catch(() => undefined);
        },
        { reload, success: 'Your new schedule is in place.' },
      ),
    decline: () => runDecision(() => decline({ id: planId }, reload), { reload, success: 'You keep your schedule.' }),
  };
}
