import { showToast } from '@atlas/ui';
import { graphql } from 'react-relay/hooks';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { RemarksDialog } from './RemarksDialog.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { RefuseRefundDialogMutation } from './__generated__/RefuseRefundDialogMutation.graphql.ts';

/** Dialog that refuses a refund that waits for a second person. */
export function RefuseRefundDialog({ refundId, onClose, reload }: DialogProps & { refundId: number }) {
  const refuse = useMoneyMutation<RefuseRefundDialogMutation>(
    graphql`
      mutation RefuseRefundDialogMutation($id: Int!, $remarks: String!, $idempotencyKey: String!) {
        refuseRefund(id: $id, remarks: $remarks, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const submit = async (remarks: string) => {
    await refuse({ id: refundId, remarks });
    onClose();
    showToast({ kind: 'success', text: 'Refund refused.' });
  };
  return (
    <RemarksDialog
      title="Refuse this refund?"
      description="No money moves. The refund stays in the list as refused."
      hint="The colleague who asked for it reads them."
      submitText="Refuse refund"
      loadingText="Refusing"
      onSubmit={submit}
      onClose={onClose}
      reload={reload}
    />
  );
}
