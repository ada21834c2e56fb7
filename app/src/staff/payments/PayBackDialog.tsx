import { Alert, Row, showToast } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { validateWith } from '@atlas/domain/forms';
import { PAYMENT_PLATFORMS, PAYMENT_PROVIDERS } from '@atlas/domain/payments';
import { keptResolutionForm, whyNotRefundAtProvider } from '@atlas/domain/providers';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import { collectedAmount } from '../shared/providers/collectedAmount.ts';
import type { PayBackDialog_collected$data, PayBackDialog_collected$key } from './__generated__/PayBackDialog_collected.graphql.ts';
import type { PayBackDialogMutation } from './__generated__/PayBackDialogMutation.graphql.ts';

const VALUES = { reason: '', isByHand: false };
type Values = typeof VALUES;

const check = validateWith(keptResolutionForm);

/** Explains why the provider cannot pay the money back, or returns null. */
function whyOnlyByHand({ provider: providerName, attempt, paidAt }: PayBackDialog_collected$data, now: Date): string | null {
  const provider = PAYMENT_PROVIDERS.find(({ label }) => label === providerName)?.value;
  const platform = PAYMENT_PLATFORMS.find(({ label }) => label === attempt?.method)?.value;
  if (provider === undefined || provider === 'manual' || platform === undefined) return null;
  return whyNotRefundAtProvider({ provider, platform, paidOn: new Date(paidAt) }, now);
}

/** Dialog that pays back money that was kept: by its provider, or by hand. */
export function PayBackDialog({ collected: key, onClose, reload }: DialogProps & { collected: PayBackDialog_collected$key }) {
  const collected = useFragment(
    graphql`
      fragment PayBackDialog_collected on CollectedPayment {
        databaseId
        provider
        ...collectedAmount_collected
        paidAt
        attempt {
          method
        }
      }
    `,
    key,
  );
  const payBack = useMoneyMutation<PayBackDialogMutation>(
    graphql`
      mutation PayBackDialogMutation($databaseId: Int!, $reason: String!, $isByHand: Boolean!, $idempotencyKey: String!) {
        payCollectedPaymentBack(databaseId: $databaseId, reason: $reason, isByHand: $isByHand, idempotencyKey: $idempotencyKey) {
          resolution
        }
      }
    `,
    reload,
  );
  const { databaseId, provider } = collected;
  const amount = collectedAmount(collected);
  const onlyByHand = whyOnlyByHand(collected, useNow());
  const validate = (values: Values) => ({
    ...check(values),
    ...(onlyByHand !== null && !values.isByHand && { isByHand: onlyByHand }),
  });
  const submit = async (values: Values) => {
    await payBack({ databaseId, ...values });
    onClose();
    showToast({ kind: 'success', text: values.isByHand ? `${amount} noted as paid back.` : `${amount} is on its way by ${provider}.` });
  };
  return (
    <FormDialog<Values>
      title={`Pay ${amount} back?`}
      description="All of it goes back. This cannot be undone."
      onClose={onClose}
      initialValues={VALUES}
      validate={validate}
      onSubmit={submit}
    >
      <FormTextArea name="reason" label="Reason" hint="For the record." rows={3} maxLength={1000} required />
      <FormCheckbox name="isByHand" label="I have sent it back myself" {...(onlyByHand !== null && { hint: onlyByHand })} />
      <Consequence provider={provider} amount={amount} onlyByHand={onlyByHand !== null} />
      <Row justify="end">
        <SubmitButton loadingText="Paying back">Pay back</SubmitButton>
      </Row>
    </FormDialog>
  );
}

/** States who sends the money. */
function Consequence({ provider, amount, onlyByHand }: { provider: string; amount: string; onlyByHand: boolean }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (onlyByHand && !values.isByHand) return null;
  return (
    <Alert tone="info" live>
      {values.isByHand
        ? `Atlas notes that ${amount} went back, and ${provider} sends nothing.`
        : `${provider} sends ${amount} to where it came from. If it refuses, the money waits here again.`}
    </Alert>
  );
}
