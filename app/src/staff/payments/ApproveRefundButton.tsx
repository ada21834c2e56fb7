import { showToast } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { platformLabel } from '@atlas/domain/payments';
import { graphql } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { ApproveRefundButtonMutation } from './__generated__/ApproveRefundButtonMutation.graphql.ts';

interface ApproveRefundButtonProps {
  refund: { readonly databaseId: number; readonly amount: number; readonly platform: string; readonly endsAccess: boolean };
  personName: string;
  reload: () => Promise<unknown>;
}

/** Button that approves a refund that waits for a second person. */
export function ApproveRefundButton({ refund, personName, reload }: ApproveRefundButtonProps) {
  const approve = useMoneyMutation<ApproveRefundButtonMutation>(
    graphql`
      mutation ApproveRefundButtonMutation($id: Int!, $idempotencyKey: String!) {
        approveRefund(id: $id, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const amount = formatAmount(refund.amount);
  const run = async () => {
    const { state } = (await approve({ id: refund.databaseId })).approveRefund;
    showToast({ kind: 'success', text: state === 'SENDING' ? `${amount} is on its way by the provider.` : `${amount} paid back.` });
  };
  const ends = refund.endsAccess ? ' Their access ends today.' : '';
  return (
    <ActionButton
      size="dense"
      action={{
        confirm: {
          title: `Pay ${amount} back?`,
          consequence: `${amount} goes back to ${personName} by ${platformLabel(refund.platform)}.${ends} This cannot be undone.`,
          confirmText: 'Approve refund',
          busyText: 'Approving',
          tone: 'danger',
        },
        run,
        reload,
      }}
    >
      Approve
    </ActionButton>
  );
}
