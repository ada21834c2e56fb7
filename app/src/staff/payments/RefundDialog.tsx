import { Row, showToast, Stack } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormRadioGroup } from '@atlas/ui/forms/FormRadioGroup.tsx';
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
import { RefundConsequence } from './RefundConsequence.tsx';
import type { ProviderWay } from './refundWays.ts';
import { chosenWay, type RefundValues as Values } from './refundValues.ts';
import type { RefundDialogMutation } from './__generated__/RefundDialogMutation.graphql.ts';

/** The money that goes back, an invoice's or a person's credit, and how much there is, in pesos. */
export type RefundSource = { readonly invoiceId: number; readonly paid: number } | { readonly userId: number; readonly credit: number };

interface RefundDialogProps extends DialogProps {
  from: RefundSource;
  personName: string;
  /** The amount in pesos from which a second person decides. */
  secondPersonFrom: number;
  /** The payments of this money that providers collected. */
  ways: readonly ProviderWay[];
}

const VALUES = { amount: '', paymentPlatform: '', transactionId: '', reason: '', endsAccess: false };

const check = validateWith(refundForm);

/**
 * Dialog that pays money back: by hand, or by the provider that collected it. From an amount on, it
 * waits for a second person.
 */
export function RefundDialog({ from, personName, secondPersonFrom, ways, onClose, reload }: RefundDialogProps) {
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
  // A provider pays back by the method of the payment, under its own reference.
  const completed = (values: Values) => {
    const way = chosenWay(ways, values);
    return way === null ? values : { ...values, paymentPlatform: way.platform, transactionId: '' };
  };
  const submit = async (values: Values) => {
    const way = chosenWay(ways, values);
    const pesos = typedPesos(values.amount) ?? 0;
    const of = isCredit ? { userId: from.userId } : { invoiceId: from.invoiceId };
    const { refundPayment } = await refund({ ...of, input: { ...completed(values), amount: pesos, paymentId: way?.paymentId ?? null } });
    onClose();
    const texts = { PAID: `${formatAmount(pesos)} paid back.`, SENDING: `${formatAmount(pesos)} is on its way by ${way?.provider ?? ''}.` };
    const { state } = refundPayment;
    showToast(state === 'PAID' || state === 'SENDING' ? { kind: 'success', text: texts[state] } : { text: SECOND_PERSON });
  };
  const usual = ways.find(({ problem }) => problem === null);
  return (
    <FormDialog<Values>
      title={isCredit ? 'Refund credit' : 'Refund'}
      description={
        ways.length > 0
          ? 'A refund cannot be undone.'
          : `Send the money to ${personName} first, then record it here. A refund cannot be undone.`
      }
      onClose={onClose}
      initialValues={{ ...VALUES, paymentId: usual === undefined ? '' : String(usual.paymentId) }}
      validate={(values) => check(completed(values))}
      onSubmit={submit}
    >
      {ways.length > 0 && (
        <FormRadioGroup
          name="paymentId"
          label="How to pay it back"
          options={[
            ...ways.map(({ option }) => option),
            { value: '', label: 'By hand', description: `Send the money to ${personName} first, then record it here.` },
          ]}
        />
      )}
      <AmountFields
        hint={isCredit ? `At most ${formatAmount(from.credit)}.` : `${formatAmount(from.paid)} of this invoice is paid.`}
        ways={ways}
      />
      <FormTextArea name="reason" label="Reason" rows={2} maxLength={1000} required />
      {!isCredit && <FormCheckbox name="endsAccess" label="End the access today" hint="A full refund always ends it." />}
      <RefundConsequence personName={personName} secondPersonFrom={secondPersonFrom} paid={isCredit ? null : from.paid} ways={ways} />
      <Row justify="end">
        <SubmitButton loadingText="Refunding">Refund</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** The amount; by hand also the platform and the reference of the transfer. */
function AmountFields({ hint, ways }: Pick<RefundDialogProps, 'ways'> & { hint: string }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const amount = <FormTextField name="amount" label="Amount" hint={hint} inputMode="decimal" required />;
  if (chosenWay(ways, values) !== null) return amount;
  return (
    <>
      <Row align="start" wrap>
        <Stack grow>{amount}</Stack>
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
    </>
  );
}
