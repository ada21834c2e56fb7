import { Row, showToast } from '@atlas/ui';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { changeEmailForm, changeEmailWithCodeForm, CODE_HINT, confirmationSent } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { ChangeEmailDialogMutation } from './__generated__/ChangeEmailDialogMutation.graphql.ts';

interface Values {
  email: string;
  currentPassword: string;
  code: string;
}
const validate = validateWith(changeEmailForm);
const validateWithCode = validateWith(changeEmailWithCodeForm);

/**
 * Changes the sign-in address. The new address replaces the current one once the link sent to it is
 * opened.
 */
export function ChangeEmailDialog({ hasSecondFactor, onClose }: { hasSecondFactor: boolean; onClose: () => void }) {
  const change = useSubmit<ChangeEmailDialogMutation>(graphql`
    mutation ChangeEmailDialogMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        pendingEmail
      }
    }
  `);
  const submit = async (input: Values) => {
    try {
      const { changeEmail } = await change({ input });
      onClose();
      showToast({ kind: 'success', text: confirmationSent(changeEmail.pendingEmail ?? input.email) });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<Values>
      title="Change email"
      description="We will send a link to the new address. Your current one stays until you open it."
      onClose={onClose}
      initialValues={{ email: '', currentPassword: '', code: '' }}
      validate={hasSecondFactor ? validateWithCode : validate}
      onSubmit={submit}
    >
      <FormTextField name="email" label="New email" type="email" inputMode="email" autoComplete="email" />
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      {hasSecondFactor && <FormTextField name="code" label="Code" hint={CODE_HINT} autoComplete="one-time-code" autoCapitalize="none" />}
      <Row justify="end">
        <SubmitButton loadingText="Sending">Send the link</SubmitButton>
      </Row>
    </FormDialog>
  );
}
