import { showToast } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntryDialogProps } from '../shared/payments/DialogProps.ts';
import { RemarksDialog } from './RemarksDialog.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { VoidDialog_entry$key } from './__generated__/VoidDialog_entry.graphql.ts';
import type { VoidDialogMutation } from './__generated__/VoidDialogMutation.graphql.ts';

/** Dialog that takes an unpaid payment off the invoice. */
export function VoidDialog({ entry: key, name, onClose, reload }: EntryDialogProps<VoidDialog_entry$key>) {
  const entry = useFragment(
    graphql`
      fragment VoidDialog_entry on ScheduleEntry {
        databaseId
        revision
        price
      }
    `,
    key,
  );
  const voidEntry = useMoneyMutation<VoidDialogMutation>(
    graphql`
      mutation VoidDialogMutation($id: Int!, $remarks: String!, $revision: Int, $idempotencyKey: String!) {
        voidPaymentSchedule(id: $id, remarks: $remarks, revision: $revision, idempotencyKey: $idempotencyKey) {
          revision
        }
      }
    `,
    reload,
  );
  const submit = async (remarks: string) => {
    await voidEntry({ id: entry.databaseId, remarks, revision: entry.revision });
    onClose();
    showToast({ kind: 'success', text: 'Payment voided.' });
  };
  return (
    <RemarksDialog
      title={`Void ${name}?`}
      description={`${formatAmount(entry.price)} is no longer owed, and a credit note is issued. This cannot be undone.`}
      hint="The credit note states them."
      submitText="Void payment"
      loadingText="Voiding"
      onSubmit={submit}
      onClose={onClose}
      reload={reload}
    />
  );
}
