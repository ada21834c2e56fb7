import { Row, showToast } from '@atlas/ui';
import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, type PayableEntry, PAYMENT_APPROVED } from '@atlas/domain/payments';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import type { EntryName } from './entryNames.ts';
import { readProof, type Received, receivedErrors, receivedValues } from '../shared/payments/received.ts';
import { ReceivedFields } from './ReceivedFields.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { ApproveDialog_entry$key } from './__generated__/ApproveDialog_entry.graphql.ts';
import type { ApproveDialogMutation } from './__generated__/ApproveDialogMutation.graphql.ts';

interface ApproveDialogProps extends DialogProps {
  entry: ApproveDialog_entry$key;
  /** The same payment, and the others of its invoice. */
  payable: PayableEntry;
  others: readonly PayableEntry[];
  nameOf: (entryId: number) => EntryName;
  closedMonth: string | null | undefined;
}

/**
 * Dialog that approves a payment, filled in from the proof that waits for it.
 *
 * @spec 2 §7, §8
 */
export function ApproveDialog({ entry: key, payable, others, nameOf, closedMonth, onClose, reload }: ApproveDialogProps) {
  const {
    databaseId: id,
    revision,
    waitingProof,
  } = useFragment(
    graphql`
      fragment ApproveDialog_entry on ScheduleEntry {
        databaseId
        revision
        waitingProof {
          databaseId
          ...received_proof
        }
      }
    `,
    key,
  );
  const now = useNow();
  const approve = useMoneyMutation<ApproveDialogMutation>(
    graphql`
      mutation ApproveDialogMutation(
        $id: Int!
        $paymentPlatform: String!
        $externalInvoiceId: String
        $transactionId: String
        $amount: Int
        $paidOn: Day
        $reason: String
        $proofId: Int
        $revision: Int
        $idempotencyKey: String!
      ) {
        approvePaymentScheduleTransaction(
          id: $id
          paymentPlatform: $paymentPlatform
          externalInvoiceId: $externalInvoiceId
          transactionId: $transactionId
          amount: $amount
          paidOn: $paidOn
          reason: $reason
          proofId: $proofId
          revision: $revision
          idempotencyKey: $idempotencyKey
        ) {
          status
          revision
        }
      }
    `,
    reload,
  );
  const sent = waitingProof == null ? null : readProof(waitingProof);
  const expected = sent?.amount ?? centavosToPesos(dueCentavos(payable));
  const submit = async ({ paidOn, ...values }: Received) => {
    await approve({ id, ...values, paidOn: paidOn || null, proofId: waitingProof?.databaseId ?? null, revision });
    onClose();
    showToast({ kind: 'success', text: PAYMENT_APPROVED });
  };
  return (
    <FormDialog<Received>
      title={`Approve ${nameOf(id).name}`}
      description={sent === null ? 'Records money that arrived, and what it pays.' : 'Filled in from the proof that the payer sent.'}
      size="wide"
      onClose={onClose}
      initialValues={receivedValues(expected, now, sent)}
      validate={receivedErrors({ now, hasProof: sent !== null })}
      onSubmit={submit}
      reload={reload}
    >
      <ReceivedFields
        expected={expected}
        chosen={[payable]}
        others={others}
        nameOf={nameOf}
        closedMonth={closedMonth}
        hasProof={sent !== null}
      />
      <Row justify="end">
        <SubmitButton loadingText="Approving">Approve payment</SubmitButton>
      </Row>
    </FormDialog>
  );
}
