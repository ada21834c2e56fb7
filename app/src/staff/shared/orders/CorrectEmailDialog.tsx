import { Row, showToast } from '@atlas/ui';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { validateWith } from '@atlas/domain/forms';
import { orderEmailForm } from '@atlas/domain/orders';
import { graphql, useFragment } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { DialogProps } from '../payments/DialogProps.ts';
import type { CorrectEmailDialog_order$key } from './__generated__/CorrectEmailDialog_order.graphql.ts';
import type { CorrectEmailDialogMutation } from './__generated__/CorrectEmailDialogMutation.graphql.ts';

const check = validateWith(orderEmailForm);

/** Dialog that corrects the address of an order. */
export function CorrectEmailDialog({ order: key, onClose, reload }: DialogProps & { order: CorrectEmailDialog_order$key }) {
  const { databaseId, payCode, email } = useFragment(
    graphql`
      fragment CorrectEmailDialog_order on Order {
        databaseId
        payCode
        email
      }
    `,
    key,
  );
  const correct = useSubmit<CorrectEmailDialogMutation>(graphql`
    mutation CorrectEmailDialogMutation($databaseId: Int!, $email: String!) {
      correctOrderEmail(databaseId: $databaseId, email: $email) {
        email
        state
        stateLabel
        revision
      }
    }
  `);
  const submit = async (values: { email: string }) => {
    await correct({ databaseId, email: values.email }, reload);
    onClose();
    showToast({ kind: 'success', text: 'Email corrected.' });
  };
  return (
    <FormDialog<{ email: string }>
      title={`Correct the email of order ${payCode}`}
      description="The buyer receives a new link at this address. The earlier link no longer works."
      initialValues={{ email }}
      validate={check}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField name="email" label="Email" type="email" autoCapitalize="none" required />
      <Row justify="end">
        <SubmitButton loadingText="Saving">Correct email</SubmitButton>
      </Row>
    </FormDialog>
  );
}
