import { Row, showToast } from '@atlas/ui';
import { countNoun } from '@atlas/domain/lists';
import { centavosToPesos } from '@atlas/domain/money';
import { dueCentavos, type PayableEntry } from '@atlas/domain/payments';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import type { EntryName } from './entryNames.ts';
import { type Received, receivedErrors, receivedValues } from '../shared/payments/received.ts';
import { ReceivedFields } from './ReceivedFields.tsx';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { RecordTransferDialogMutation } from './__generated__/RecordTransferDialogMutation.graphql.ts';

interface RecordTransferDialogProps extends DialogProps {
  userId: number;
  /** The payments that the transfer pays, first to last; none for credit. */
  chosen: readonly PayableEntry[];
  others: readonly PayableEntry[];
  nameOf: (entryId: number) => EntryName;
  closedMonth: string | null | undefined;
}

const NOUN = { one: 'payment', many: 'payments' };

/** Dialog that records one transfer for several payments of a person, or as credit. */
export function RecordTransferDialog({ userId, chosen, others, nameOf, closedMonth, onClose, reload }: RecordTransferDialogProps) {
  const now = useNow();
  const record = useMoneyMutation<RecordTransferDialogMutation>(
    graphql`
      mutation RecordTransferDialogMutation($userId: Int!, $entryIds: [Int!]!, $input: RecordPaymentInput!, $idempotencyKey: String!) {
        recordPayment(userId: $userId, entryIds: $entryIds, input: $input, idempotencyKey: $idempotencyKey) {
          id
        }
      }
    `,
    reload,
  );
  const expected = centavosToPesos(chosen.reduce((sum, entry) => sum + dueCentavos(entry), 0));
  const check = receivedErrors({ now, hasProof: false });
  const isForCredit = chosen.length === 0;
  const submit = async ({ paidOn, ...values }: Received) => {
    await record({ userId, entryIds: chosen.map(({ id }) => id), input: { ...values, paidOn: paidOn || null } });
    onClose();
    showToast({ kind: 'success', text: 'Transfer recorded.' });
  };
  return (
    <FormDialog<Received>
      title={isForCredit ? 'Record a transfer as credit' : `Record a transfer for ${countNoun(chosen.length, NOUN)}`}
      description={
        isForCredit ? 'To pay scheduled payments with it, select them in the table first.' : 'The payments are paid in their order.'
      }
      size="wide"
      onClose={onClose}
      initialValues={receivedValues(expected, now, null)}
      validate={(values) => ({ ...(isForCredit && values.amount === null && { amount: 'Amount is required' }), ...check(values) })}
      onSubmit={submit}
    >
      <ReceivedFields
        expected={expected}
        chosen={chosen}
        others={isForCredit ? [] : others}
        nameOf={nameOf}
        closedMonth={closedMonth}
        hasProof={false}
      />
      <Row justify="end">
        <SubmitButton loadingText="Recording">Record transfer</SubmitButton>
      </Row>
    </FormDialog>
  );
}
