import { showToast } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_REVOKED } from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntryDialogProps } from '../shared/payments/DialogProps.ts';
import { RemarksDialog } from './RemarksDialog.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { RevokeDialog_entry$key } from './__generated__/RevokeDialog_entry.graphql.ts';
import type { RevokeDialogMutation } from './__generated__/RevokeDialogMutation.graphql.ts';

/**
 * Dialog that revokes an approved payment, or rejects the proof that waits for one.
 *
 * @spec 2 §7, §8
 */
export function RevokeDialog({ entry: key, name, onClose, reload }: EntryDialogProps<RevokeDialog_entry$key>) {
  const entry = useFragment(
    graphql`
      fragment RevokeDialog_entry on ScheduleEntry {
        databaseId
        revision
        status
        price
        due
      }
    `,
    key,
  );
  const revoke = useMoneyMutation<RevokeDialogMutation>(
    graphql`
      mutation RevokeDialogMutation($id: Int!, $remarks: String!, $revision: Int, $idempotencyKey: String!) {
        disapprovePaymentScheduleTransaction(id: $id, remarks: $remarks, revision: $revision, idempotencyKey: $idempotencyKey) {
          status
          revision
        }
      }
    `,
    reload,
  );
  const isPaid = entry.status === 'PAID';
  const submit = async (remarks: string) => {
    await revoke({ id: entry.databaseId, remarks, revision: entry.revision });
    onClose();
    showToast({ kind: 'success', text: isPaid ? PAYMENT_REVOKED : 'Proof rejected.' });
  };
  return (
    <RemarksDialog
      title={isPaid ? `Revoke ${name}?` : `Reject the proof for ${name}?`}
      description={
        isPaid
          ? `${formatAmount(entry.price)} is due again, and so is everything else that the same money paid. Its proof waits again.`
          : `${formatAmount(entry.due)} stays due, and the payer can send another proof.`
      }
      hint="The payer reads them."
      submitText={isPaid ? 'Revoke payment' : 'Reject proof'}
      loadingText={isPaid ? 'Revoking' : 'Rejecting'}
      onSubmit={submit}
      onClose={onClose}
      reload={reload}
    />
  );
}
