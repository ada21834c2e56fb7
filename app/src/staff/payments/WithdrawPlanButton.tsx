import { graphql } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { runDecision } from '../../admin/actions/runDecision.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { WithdrawPlanButtonMutation } from './__generated__/WithdrawPlanButtonMutation.graphql.ts';

interface WithdrawPlanButtonProps {
  planId: number;
  personName: string;
  reload: () => Promise<unknown>;
}

/** Button that withdraws a plan that waits for its member. */
export function WithdrawPlanButton({ planId, personName, reload }: WithdrawPlanButtonProps) {
  const withdraw = useSubmit<WithdrawPlanButtonMutation>(graphql`
    mutation WithdrawPlanButtonMutation($id: Int!) {
      withdrawPlan(databaseId: $id) {
        state
      }
    }
  `);
  return (
    <ActionButton
      size="dense"
      variant="danger-quiet"
      action={{
        confirm: {
          title: 'Withdraw this plan?',
          consequence: `${personName} can no longer accept it, and the payment schedule stays as it is. You can propose another plan.`,
          confirmText: 'Withdraw plan',
          busyText: 'Withdrawing',
          tone: 'danger',
        },
        run: () => runDecision(() => withdraw({ id: planId }, reload), { reload, success: 'Plan withdrawn.' }),
      }}
    >
      Withdraw
    </ActionButton>
  );
}
