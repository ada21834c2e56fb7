import { Row, Stack } from '@atlas/ui';
import { FormDateField } from '@atlas/ui/forms/FormDateField.tsx';
import { FormPesoField } from '@atlas/ui/forms/FormPesoField.tsx';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { approveScheduleForm, NO_EXTERNAL_INVOICE, PAYMENT_PLATFORMS } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { useFormState } from 'react-final-form';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useNow } from '../../session/useNow.ts';
import { ProofPlan, type ProofPlanProps } from './ProofPlan.tsx';
import type { Approval } from './useProofDecisions.ts';
import type { ApproveChangesDialog_proof$key } from './__generated__/ApproveChangesDialog_proof.graphql.ts';

interface Values {
  paymentPlatform: string;
  /** Whole pesos; null for the amount that was sent. */
  amount: number | null;
  transactionId: string;
  paidOn: string;
  externalInvoiceId: string;
}

interface ApproveChangesDialogProps {
  proof: ApproveChangesDialog_proof$key;
  payer: string;
  onApprove: (approval: Approval) => Promise<unknown>;
  onClose: () => void;
}

const check = validateWith(approveScheduleForm);

/**
 * Dialog that approves a receipt with other values than its payer entered.
 *
 * @spec 2 §7
 */
export function ApproveChangesDialog({ proof: key, payer, onApprove, onClose }: ApproveChangesDialogProps) {
  const proof = useFragment(
    graphql`
      fragment ApproveChangesDialog_proof on PaymentProof {
        amount
        platform
        reference
        paidOn
        ...ProofPlan_proof
      }
    `,
    key,
  );
  const { amount, platform, reference, paidOn } = proof;
  const now = useNow();
  return (
    <FormDialog<Values>
      title={`Approve the receipt of ${payer}`}
      description="Filled in from the receipt as it was sent."
      size="wide"
      initialValues={{
        paymentPlatform: platform,
        amount: Number.isInteger(amount) ? amount : null,
        transactionId: reference,
        paidOn,
        externalInvoiceId: NO_EXTERNAL_INVOICE,
      }}
      validate={check}
      onSubmit={async (values) => void (await onApprove({ ...values, paidOn: values.paidOn || null }))}
      onClose={onClose}
    >
      <Row align="start" wrap>
        <Stack grow>
          <FormSelect name="paymentPlatform" label="Payment platform" options={PAYMENT_PLATFORMS} required />
        </Stack>
        <Stack grow>
          <FormTextField name="transactionId" label="Reference" maxLength={100} autoCapitalize="none" />
        </Stack>
      </Row>
      <Row align="start" wrap>
        <Stack grow>
          <FormPesoField name="amount" label="Amount received" hint={`Leave empty for ${formatAmount(amount)}.`} />
        </Stack>
        <Stack grow>
          <FormDateField name="paidOn" label="Day of payment" max={isoDay(now)} required />
        </Stack>
      </Row>
      <FormTextField
        name="externalInvoiceId"
        label="External invoice"
        hint="The serial of an invoice issued elsewhere, or N/A."
        maxLength={100}
      />
      <TypedPlan proof={proof} sent={amount} />
      <Row justify="end">
        <SubmitButton loadingText="Approving">Approve payment</SubmitButton>
      </Row>
    </FormDialog>
  );
}

function TypedPlan({ proof, sent }: { proof: ProofPlanProps['proof']; sent: number }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return <ProofPlan proof={proof} amount={values.amount ?? sent} />;
}
