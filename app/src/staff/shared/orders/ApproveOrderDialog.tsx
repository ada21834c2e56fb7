import { Alert, Row, showToast, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { formatAmount } from '@atlas/domain/money';
import { howOrderEnded } from '@atlas/domain/orders';
import { PAYMENT_APPROVED, PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../../session/useNow.ts';
import type { DialogProps } from '../payments/DialogProps.ts';
import { readProof, type Received, receivedErrors, receivedValues } from '../payments/received.ts';
import { orderState } from './orderTone.ts';
import { useApproveOrder } from './useApproveOrder.ts';
import type { ApproveOrderDialog_order$key } from './__generated__/ApproveOrderDialog_order.graphql.ts';

/** Dialog that approves the payment of an order, filled in from the receipt that waits for it. */
export function ApproveOrderDialog({ order: key, onClose, reload }: DialogProps & { order: ApproveOrderDialog_order$key }) {
  const {
    databaseId,
    payCode,
    method,
    dueToday,
    state,
    proofs = [],
  } = useFragment(
    graphql`
      fragment ApproveOrderDialog_order on Order @argumentDefinitions(seesReceipts: { type: "Boolean!" }) {
        databaseId
        payCode
        method
        dueToday
        state
        proofs @include(if: $seesReceipts) {
          databaseId
          state
          ...received_proof
        }
      }
    `,
    key,
  );
  const now = useNow();
  const approve = useApproveOrder();
  const waiting = proofs.find((proof) => proof.state === 'SUBMITTED');
  const sent = waiting === undefined ? null : readProof(waiting);
  const expected = sent?.amount ?? dueToday;
  const ended = howOrderEnded(orderState(state));
  const initial = receivedValues(expected, now, sent);
  const submit = async ({ paidOn, ...values }: Received) => {
    await approve({ databaseId, ...values, paidOn: paidOn || null, proofId: waiting?.databaseId ?? null });
    await reload().catch(() => undefined);
    onClose();
    showToast({ kind: 'success', text: PAYMENT_APPROVED });
  };
  return (
    <FormDialog<Received>
      title={`Approve order ${payCode}`}
      description={
        sent === null
          ? 'Records money that arrived, and enrolls the buyer.'
          : 'Filled in from the receipt that the buyer sent. Approving enrolls the buyer.'
      }
      size="wide"
      onClose={onClose}
      initialValues={{ ...initial, paymentPlatform: initial.paymentPlatform || (method ?? '') }}
      validate={receivedErrors({ now, hasProof: sent !== null })}
      onSubmit={submit}
      reload={reload}
    >
      {ended !== null && (
        <Alert tone="warning">
          {ended === 'expired'
            ? 'This order expired. Approving it enrolls the buyer.'
            : 'This order was cancelled. Approving it enrolls the buyer.'}
        </Alert>
      )}
      <Row align="start" wrap>
        <Stack grow>
          <FormSelect
            name="paymentPlatform"
            label="Payment platform"
            placeholder="Choose a platform"
            options={PAYMENT_PLATFORMS}
            required
          />
        </Stack>
        <Stack grow>
          <FormTextField name="transactionId" label="Reference" maxLength={100} autoCapitalize="none" optionalText="(optional)" />
        </Stack>
      </Row>
      <Row align="start" wrap>
        <Stack grow>
          <FormPesoField name="amount" label="Amount received" hint={`Leave empty for ${formatAmount(expected)}.`} />
        </Stack>
        <Stack grow>
          <FormDateField name="paidOn" label="Day of payment" max={isoDay(now)} required />
        </Stack>
      </Row>
      <PastReason hasProof={sent !== null} />
      <FormTextField
        name="externalInvoiceId"
        label="External invoice"
        hint="The serial of an invoice issued elsewhere, or N/A."
        maxLength={100}
      />
      <Row justify="end">
        <SubmitButton loadingText="Approving">Approve payment</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The reason for a day in the past. A receipt is reason enough. */
function PastReason({ hasProof }: { hasProof: boolean }) {
  const now = useNow();
  const { values } = useFormState<Received>({ subscription: { values: true } });
  if (values.paidOn === '' || values.paidOn >= isoDay(now)) return null;
  return (
    <FormTextArea
      name="reason"
      label="Reason"
      hint="Why the day lies in the past."
      rows={2}
      maxLength={1000}
      {...(hasProof ? { optionalText: '(optional)' } : { required: true })}
    />
  );
}
