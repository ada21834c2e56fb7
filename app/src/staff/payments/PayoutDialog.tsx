import { Columns, Row, showToast } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { PAYMENT_PROVIDERS, typedPesos } from '@atlas/domain/payments';
import { payoutForm } from '@atlas/domain/providers';
import { isoDay } from '@atlas/domain/time';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { PayoutDialogMutation } from './__generated__/PayoutDialogMutation.graphql.ts';

interface Values {
  provider: string;
  payoutId: string;
  amount: string;
  fee: string;
  depositedOn: string;
}

const PROVIDERS = PAYMENT_PROVIDERS.filter(({ value }) => value !== 'manual');

/** Dialog that records a payout of a provider as it arrived in the bank account. */
export function PayoutDialog({ onClose, reload }: DialogProps) {
  const now = useNow();
  const record = useMoneyMutation<PayoutDialogMutation>(
    graphql`
      mutation PayoutDialogMutation(
        $provider: String!
        $payoutId: String!
        $amount: Float!
        $fee: Float
        $depositedOn: Day!
        $idempotencyKey: String!
      ) {
        recordProviderPayout(
          provider: $provider
          payoutId: $payoutId
          amount: $amount
          fee: $fee
          depositedOn: $depositedOn
          idempotencyKey: $idempotencyKey
        ) {
          databaseId
        }
      }
    `,
    reload,
  );
  const submit = async ({ amount, fee, ...values }: Values) => {
    await record({ ...values, amount: typedPesos(amount) ?? 0, fee: typedPesos(fee) });
    onClose();
    showToast({ kind: 'success', text: 'Payout recorded.' });
  };
  return (
    <FormDialog<Values>
      title="Record a payout"
      description="For a payout that the provider did not report. Copy it from the bank statement."
      onClose={onClose}
      initialValues={{ provider: '', payoutId: '', amount: '', fee: '', depositedOn: isoDay(now) }}
      validate={validateWith(payoutForm(now))}
      onSubmit={submit}
    >
      <FormSelect name="provider" label="Provider" placeholder="Choose a provider" options={PROVIDERS} required />
      <FormTextField
        name="payoutId"
        label="Reference"
        hint="The provider’s name for the payout, as in its dashboard."
        maxLength={200}
        autoCapitalize="none"
        required
      />
      <Columns>
        <FormTextField name="amount" label="Amount" hint="Pesos that arrived, without the fee." inputMode="decimal" required />
        <FormTextField
          name="fee"
          label="Fee"
          hint="Pesos the provider kept for the payout."
          inputMode="decimal"
          optionalText="(optional)"
        />
      </Columns>
      <FormDateField name="depositedOn" label="Day" max={isoDay(now)} required />
      <Row justify="end">
        <SubmitButton loadingText="Recording">Record payout</SubmitButton>
      </Row>
    </FormDialog>
  );
}
