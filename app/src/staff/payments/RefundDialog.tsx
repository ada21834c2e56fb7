import { Alert, Row, showToast, Stack } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS, refundForm, SECOND_PERSON, typedPesos } from '@atlas/domain/payments';
import { useFormState } from 'react-final-form';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { RefundDialogMutation } from './__generated__/RefundDialogMutation.graphql.ts';

/** The money that goes back, an invoice's or a person's credit, and how much there is, in pesos. */
export type RefundSource = { readonly invoiceId: number; readonly paid: number } | { readonly userId: number; readonly credit: number };

interface RefundDialogProps extends DialogProps {
  from: RefundSource;
  personName: string;
  /** The amount in pesos from which a second person decides. */
  secondPersonFrom: number;
}

const VALUES = { amount: '', paymentPlatform: '', transactionId: '', reason: '', endsAccess: false };
type Values = typeof VALUES;

const check = validateWith(refundForm);

/** Dialog that pays money back by hand. From an amount on, it waits for a second person. */
export function RefundDialog({ from, personName, secondPersonFrom, onClose, reload }: RefundDialogProps) {
  const refund = useMoneyMutation<RefundDialogMutation>(
    graphql`
      mutation RefundDialogMutation($invoiceId: Int, $userId: Int, $input: RefundInput!, $idempotencyKey: String!) {
        refundPayment(invoiceId: $invoiceId, userId: $userId, input: $input, idempotencyKey: $idempotencyKey) {
          state
        }
      }
    `,
    reload,
  );
  const isCredit = 'credit' in from;
  const submit = async ({ amount, ...values }: Values) => {
    const pesos = typedPesos(amount) ?? 0;
    const of = isCredit ? { userId: from.userId } : { invoiceId: from.invoiceId };
    const { refundPayment } = await refund({ ...of, input: { ...values, amount: pesos } });
    onClose();
    const isPaid = refundPayment.state === 'PAID';
    showToast(isPaid ? { kind: 'success', text: `${formatAmount(pesos)} paid back.` } : { text: SECOND_PERSON });
  };
  return (
    <FormDialog<Values>
      title={isCredit ? 'Refund credit' : 'Refund'}
      description={`Send the money to ${personName} first, then record it here. A refund cannot be undone.`}
      onClose={onClose}
      initialValues={VALUES}
      validate={check}
      onSubmit={submit}
    >
      <Row align="start" wrap>
        <Stack grow>
          <FormTextField
            name="amount"
            label="Amount"
            hint={isCredit ? `At most ${formatAmount(from.credit)}.` : `${formatAmount(from.paid)} of this invoice is paid.`}
            inputMode="decimal"
            required
          />
        </Stack>
        <Stack grow>
          <FormSelect
            name="paymentPlatform"
            label="Payment platform"
            placeholder="Choose a platform"
            options={PAYMENT_PLATFORMS}
            required
          />
        </Stack>
      </Row>
      <FormTextField name="transactionId" label="Reference" maxLength={100} autoCapitalize="none" optionalText="(optional)" />
      <FormTextArea name="reason" label="Reason" rows={2} maxLength={1000} required />
      {!isCredit && <FormCheckbox name="endsAccess" label="End the access today" hint="A full refund always ends it." />}
      <Consequence personName={personName} secondPersonFrom={secondPersonFrom} paid={isCredit ? null : from.paid} />
      <Row justify="end">
        <SubmitButton loadingText="Refunding">Refund</SubmitButton>
      </Row>
    </FormDialog>
  );
}

interface ConsequenceProps extends Pick<RefundDialogProps, 'personName' | 'secondPersonFrom'> {
  /** The amount whose refund ends the access; null for credit. */
  paid: number | null;
}

/** States the effect of the refund before it is made. */
function Consequence({ personName, secondPersonFrom, paid }: ConsequenceProps) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const amount = typedPesos(values.amount);
  if (amount === null || amount === 0) return null;
  const waits = amount >= secondPersonFrom;
  const ends = paid !== null && (values.endsAccess || amount >= paid);
  return (
    <Alert tone={waits ? 'info' : 'warning'} live>
      {waits
        ? `From ${formatAmount(secondPersonFrom)} on a second person approves a refund. ${formatAmount(amount)} waits for a colleague.`
        : `${formatAmount(amount)} goes back to ${personName}.`}
      {ends && ` Their access ends ${waits ? 'once it is approved' : 'today'}.`}
    </Alert>
  );
}
