import { Row, showToast } from '@atlas/ui';
import { FormSelect } from '@atlas/ui/forms/FormSelect.tsx';
import { FormTextArea } from '@atlas/ui/forms/FormTextArea.tsx';
import { can } from '@atlas/domain/access';
import { validateWith } from '@atlas/domain/forms';
import { formatAmount } from '@atlas/domain/money';
import { CORRECTION_KINDS, correctionForm, platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../admin/forms/SubmitButton.tsx';
import { useAuth } from '../../session/authContext.ts';
import { correctionInput, type CorrectionValues, correctionValues } from './correctionInput.ts';
import { CorrectionPreview } from './CorrectionPreview.tsx';
import { CorrectionValueField } from './CorrectionValueField.tsx';
import type { DialogProps } from '../shared/payments/DialogProps.ts';
import { useMoneyMutation } from '../shared/payments/useMoneyMutation.ts';
import type { CorrectDialog_payment$key } from './__generated__/CorrectDialog_payment.graphql.ts';
import type { CorrectDialogMutation } from './__generated__/CorrectDialogMutation.graphql.ts';

const check = validateWith(correctionForm);

/** Dialog that corrects a payment, with the postings that this makes in the ledger. */
export function CorrectDialog({ payment: key, onClose, reload }: DialogProps & { payment: CorrectDialog_payment$key }) {
  const payment = useFragment(
    graphql`
      fragment CorrectDialog_payment on Payment {
        id
        databaseId
        amount
        platform
        reference
        paidOn
      }
    `,
    key,
  );
  const correct = useMoneyMutation<CorrectDialogMutation>(
    graphql`
      mutation CorrectDialogMutation($id: Int!, $input: CorrectionInput!, $idempotencyKey: String!) {
        correctPayment(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
          reversedAt
        }
      }
    `,
    reload,
  );
  const { currentUser } = useAuth();
  const { id, databaseId, amount, platform, reference, paidOn } = payment;
  const initialValues: CorrectionValues = {
    kind: '',
    paymentPlatform: platform,
    userId: '',
    amount: String(amount),
    paidOn,
    transactionId: reference ?? '',
    reason: '',
  };
  // Finding another person takes the list of people.
  const kinds = CORRECTION_KINDS.filter(({ value }) => value !== 'person' || can(currentUser, { page: 'users' }));
  const submit = async (values: CorrectionValues) => {
    await correct({ id: databaseId, input: correctionInput(values) });
    onClose();
    showToast({ kind: 'success', text: 'Payment corrected.' });
  };
  return (
    <FormDialog<CorrectionValues>
      title={`Correct ${formatAmount(amount)} of ${formatShortDate(paidOn)}`}
      description={`${platformLabel(platform)}${reference == null ? '' : `, reference ${reference}`}. The payment is reversed. Unless it bounced or was recorded twice, it is then recorded again with the right value.`}
      size="wide"
      onClose={onClose}
      initialValues={initialValues}
      validate={(values) => check(correctionValues(values))}
      onSubmit={submit}
    >
      <FormSelect name="kind" label="What is wrong" placeholder="Choose what is wrong" options={kinds} required />
      <CorrectionValueField />
      <FormTextArea name="reason" label="Reason" rows={2} maxLength={1000} required />
      <CorrectionPreview paymentId={id} />
      <Row justify="end">
        <SubmitButton loadingText="Correcting">Correct payment</SubmitButton>
      </Row>
    </FormDialog>
  );
}
