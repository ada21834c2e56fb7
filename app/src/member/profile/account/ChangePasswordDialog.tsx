import { Row, showToast } from '@atlas/ui';
import { FormCheckbox } from '@atlas/ui/forms/FormCheckbox.tsx';
import { FormNewPasswordField } from '@atlas/ui/forms/FormNewPasswordField.tsx';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { changePasswordForm, PASSWORD_CHANGED, passwordChecklist } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { graphql } from 'react-relay/hooks';
import { FormDialog } from '../../../admin/forms/FormDialog.tsx';
import { formErrors } from '../../../admin/forms/formErrors.ts';
import { SubmitButton } from '../../../admin/forms/SubmitButton.tsx';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { ChangePasswordDialogMutation } from './__generated__/ChangePasswordDialogMutation.graphql.ts';

interface Values {
  currentPassword: string;
  password: string;
  endCalendarFeed: boolean;
}
const validate = validateWith(changePasswordForm);

/** Changes the password, with the current one as confirmation. */
export function ChangePasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const change = useSubmit<ChangePasswordDialogMutation>(graphql`
    mutation ChangePasswordDialogMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        hasPassword
        sessions {
          id
        }
      }
    }
  `);
  const submit = async (input: Values) => {
    try {
      await change({ input });
      onClose();
      showToast({ kind: 'success', text: PASSWORD_CHANGED });
      return undefined;
    } catch (error) {
      return formErrors(error);
    }
  };
  return (
    <FormDialog<Values>
      title="Change password"
      description="You are signed out everywhere else."
      onClose={onClose}
      initialValues={{ currentPassword: '', password: '', endCalendarFeed: false }}
      validate={validate}
      onSubmit={submit}
    >
      {/* Names the account for password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <FormNewPasswordField name="password" label="New password" rules={passwordChecklist} />
      <FormCheckbox name="endCalendarFeed" label="Also end my calendar feed" />
      <Row justify="end">
        <SubmitButton loadingText="Changing">Change password</SubmitButton>
      </Row>
    </FormDialog>
  );
}
