import { Alert, Button, PasswordField, Stack, Text, TextField } from '@atlas/ui';
import { currentPasswordForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { useEntryForm } from '../useEntryForm.ts';
import { entryErrorOf } from './entryErrorOf.ts';

const validate = validateWith(currentPasswordForm);

interface PasswordStepProps {
  /** For password managers. */
  email: string;
  onGiven: (currentPassword: string) => Promise<void>;
}

/** Asks for the current password before a change to how the user signs in. */
export function PasswordStep({ email, onGiven }: PasswordStepProps) {
  const { field, onSubmit, sending, formError } = useEntryForm({
    path: '',
    initial: { currentPassword: '' },
    validate,
    send: ({ currentPassword }) => entryErrorOf(onGiven(currentPassword)),
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <Text>You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.</Text>
        {formError && !formError.fields && (
          <Alert tone="danger" live>
            {formError.text}
          </Alert>
        )}
        <TextField name="username" label="Email" type="email" autoComplete="username" value={email} onChange={ignore} readOnly />
        <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
        <Button type="submit" variant="primary" block loading={sending} loadingText="Checking the password">
          Continue
        </Button>
      </Stack>
    </form>
  );
}

const ignore = () => undefined;
