import { Alert, Button, Link, showToast, Stack, Text, TextField } from '@atlas/ui';
import { type forgotPasswordForm, otpSent, RECOVERY_NEEDS_SCRIPT } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { takeEmail } from './carriedEmail.ts';
import { EntryPage } from './EntryPage.tsx';
import { requestCode } from './requestCode.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { useAccountRecovery } from '../../session/useAccountRecovery.ts';
import { useHomeIfSignedIn } from './useHomeIfSignedIn.ts';

interface RequestCodePageProps {
  route: 'forgotPassword' | 'setNewPassword';
  title: string;
  lede: string;
  form: typeof forgotPasswordForm;
}

/**
 * Requests a code for a new password. An address in the link, or typed on the sign-in page, is filled
 * in.
 * @spec 1 §2.8, 2 §4
 */
export function RequestCodePage({ route, title, lede, form }: RequestCodePageProps) {
  // Smaller without memos, and a form this small needs none.
  'use no memo';
  const accountRecovery = useAccountRecovery();
  const [, navigate] = useLocation();
  const given = new URLSearchParams(useSearch()).get('email') ?? '';
  useHomeIfSignedIn();

  const { field, onSubmit, sending, formError } = useEntryForm({
    path: routePath(route),
    initial: { email: given },
    validate: validateWith(form),
    send: async (values) => {
      const requested = await requestCode(accountRecovery, form.parse(values).email);
      if ('error' in requested) {
        showToast({ kind: 'error', text: requested.error });
        return { text: requested.error };
      }
      showToast({ kind: 'success', text: otpSent(requested.email) });
      navigate(requested.path);
      return undefined;
    },
  });
  const email = field('email');
  // Not in the first render, which must equal the server's.
  useLayoutEffect(() => {
    const carried = takeEmail();
    if (carried !== '' && email.value === '') email.onChange(carried);
    // Once, on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <EntryPage title={title} lede={lede} footer={<Link href={routePath('login')}>Back to log in</Link>}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          <noscript>
            <Text>{RECOVERY_NEEDS_SCRIPT}</Text>
          </noscript>
          {formError && (
            <Alert tone="danger" live>
              {formError.text}
            </Alert>
          )}
          <TextField {...email} label="Email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
          <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Sending the code">
            Send the code
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}
