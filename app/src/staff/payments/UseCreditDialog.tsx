import { ConfirmDialog, showToast } from '@atlas/ui';
import { formatCentavos, formatAmount, pesosToCentavos } from '@atlas/domain/money';
import { creditFor, type PayableEntry } from '@atlas/domain/payments';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { showActionError } from '../../admin/actions/showActionError.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { UseCreditDialog_entry$key } from './__generated__/UseCreditDialog_entry.graphql.ts';
import type { UseCreditDialogMutation } from './__generated__/UseCreditDialogMutation.graphql.ts';

interface UseCreditDialogProps extends DialogProps {
  entry: UseCreditDialog_entry$key;
  /** Its name inside a sentence. */
  name: string;
  payable: PayableEntry;
  /** The person's credit, in pesos. */
  credit: number;
}

/** Confirmation that a person's credit pays an entry. */
export function UseCreditDialog({ entry: key, name, payable, credit, onClose, reload }: UseCreditDialogProps) {
  const entry = useFragment(
    graphql`
      fragment UseCreditDialog_entry on ScheduleEntry {
        databaseId
        revision
      }
    `,
    key,
  );
  const [busy, setBusy] = useState(false);
  const apply = useMoneyMutation<UseCreditDialogMutation>(
    graphql`
      mutation UseCreditDialogMutation($id: Int!, $revision: Int, $idempotencyKey: String!) {
        applyCredit(id: $id, revision: $revision, idempotencyKey: $idempotencyKey) {
          status
          revision
        }
      }
    `,
    reload,
  );
  const used = formatCentavos(creditFor(payable, pesosToCentavos(credit)));
  const confirm = async () => {
    setBusy(true);
    try {
      await apply({ id: entry.databaseId, revision: entry.revision });
      showToast({ kind: 'success', text: `${used} of credit used.` });
    } catch (error) {
      await showActionError(error, { reload });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Use credit for ${name}?`}
      consequence={`${used} of the person’s ${formatAmount(credit)} credit pays it.`}
      confirmText="Use credit"
      busyText="Using credit"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
