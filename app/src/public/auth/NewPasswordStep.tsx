import { Alert, Button, NewPasswordField, PasswordField, showToast, Stack, TextField } from '@atlas/ui';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import {
  CHOOSE_PASSWORD,
  CODE_FIRST,
  isResetLinkSpent,
  PASSWORD_CHANGED,
  passwordChecklist,
  RESET_LINK_INVALID,
  resetPasswordForm,
} from '@atlas/domain/auth';
import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { ResetPage } from './ResetPage.tsx';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { useAccountRecovery } from '../../session/useAccountRecovery.ts';

const validate = validateWith(resetPasswordForm);

interface NewPasswordStepProps {
  /** The token of an account recovery whose code was entered. */
  token: string;
  /** For password managers, which store it with the password. */
  email: string;
  /** Called when the server requires the code first. */
  onCodeNeeded: () => void;
}

/**
 * The new password, typed twice. A checklist shows which requirements it meets.
 * @spec 2 §4, §5, §8
 */
export function NewPasswordStep({ token, email, onCodeNeeded }: NewPasswordStepProps) {
  const { resetPassword } = useAccountRecovery();
  const [, navigate] = useLocation();
  useEffect(() => focusFirstError({ password: 'here' }), []);
  const { field, onSubmit, sending, formError } = useEntryForm({
    path: routePath('resetPassword'),
    initial: { password: '', confirmPassword: '' },
    validate,
    send: async ({ password }) => {
      const { error, fieldErrors } = await resetPassword({ resetToken: token, password });
      if (error === undefined || isResetLinkSpent(error)) {
        showToast(error === undefined ? { kind: 'success', text: PASSWORD_CHANGED } : { kind: 'error', text: RESET_LINK_INVALID });
        navigate(routePath('login'), { replace: true });
        return undefined;
      }
      if (error === CODE_FIRST) {
        showToast({ kind: 'error', text: error });
        onCodeNeeded();
        return undefined;
      }
      return fieldErrors ? { text: FORM_INVALID, fields: fieldErrors } : { text: error };
    },
  });
  const password = field('password');
  return (
    <ResetPage lede={CHOOSE_PASSWORD}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          {formError && (
            <Alert tone="danger" live>
              {formError.text}
            </Alert>
          )}
          <TextField name="username" label="Email" type="email" autoComplete="username" value={email} onChange={ignore} readOnly />
          <NewPasswordField {...password} label="New password" rules={passwordChecklist(password.value)} />
          <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
          <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Saving">
            Save the password
          </Button>
        </Stack>
      </form>
    </ResetPage>
  );
}

const ignore = () => undefined;
