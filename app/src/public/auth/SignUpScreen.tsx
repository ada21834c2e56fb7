import { Alert, Button, Link, PasswordField, showToast, Stack, TextField } from '@atlas/ui';
import { Suspense, useEffect, useState } from 'react';
import { afterSignUp, afterSignUpText, SIGN_UP_REDIRECT_MS, SIGNED_UP, signUpForm } from '@atlas/domain/auth';
import type { SessionUser } from '@atlas/domain/access';
import { FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '../../session/authContext.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { lazyPart } from '../../routing/lazyPart.ts';
import { EntryPage } from './EntryPage.tsx';

// Only a rejected form needs it.
const SignUpErrors = lazyPart(
  'SignUpErrors',
  async () => (await import('./SignUpErrors.tsx')).SignUpErrors,
  ({ error }) => (
    <Alert tone="danger" live>
      {error.text}
    </Alert>
  ),
);
const EMPTY = { firstName: '', lastName: '', facebookProfile: '', email: '', password: '' };
const validate = validateWith(signUpForm);

/**
 * `/signup`: creates an account. An email address in the link is filled in and locked.
 * @spec 1 §2.8, 2 §4
 */
export function SignUpScreen() {
  // Smaller without memos, and a form this small needs none.
  'use no memo';
  const { client, signUp } = useAuth();
  const welcome = useRedirectAfterSignUp();
  const [pending, setPending] = useState<string | null>(null);
  const given = new URLSearchParams(useSearch()).get('email') ?? '';

  const { field, onSubmit, sending, formError } = useEntryForm({
    path: routePath('signup'),
    initial: { ...EMPTY, email: given },
    validate,
    send: async (values) => {
      const { email, password, firstName, lastName, facebookProfile } = signUpForm.parse(values);
      const answer = await signUp({ username: email, password, firstName, lastName, facebookProfile: facebookProfile ?? '' });
      const { id, error, message = SIGNED_UP } = answer;
      showToast(error === undefined ? { kind: 'success', text: message } : { kind: 'error', text: error });
      if (error === undefined && id === undefined) setPending(message);
      if (id !== undefined) {
        void import('./reportSignUp.ts')
          .then(({ reportSignUp }) => reportSignUp({ id, email: answer.email ?? email, firstName, lastName }, message, client.knownToken()))
          .catch((failure: unknown) => console.warn(failure));
      }
      if (error === undefined) return undefined;
      return answer.fieldErrors ? { text: FORM_INVALID, fields: answer.fieldErrors } : { text: error };
    },
  });
  return (
    <EntryPage
      title="Ready to join?"
      lede="Free lessons first. You decide later."
      footer={welcome ? undefined : <Link href={routePath('login')}>Already have an account? Login here</Link>}
    >
      {welcome ? (
        <Alert tone="success">{afterSignUpText(welcome)}</Alert>
      ) : pending !== null ? (
        <Alert tone="success">{pending}</Alert>
      ) : (
        <form noValidate method="post" onSubmit={onSubmit}>
          <Stack gap={4}>
            {formError && (
              <Suspense>
                <SignUpErrors error={formError} />
              </Suspense>
            )}
            <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
            <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
            <TextField
              {...field('facebookProfile')}
              label="Facebook profile"
              optionalText="(optional)"
              type="url"
              inputMode="url"
              autoCapitalize="none"
            />
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              readOnly={given !== ''}
              hint={given === '' ? undefined : 'This address comes from your link.'}
            />
            <PasswordField {...field('password')} label="Password" autoComplete="new-password" hint="At least 8 characters." />
            <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Creating your account">
              Create an account
            </Button>
          </Stack>
        </form>
      )}
    </EntryPage>
  );
}

/**
 * Redirects signed-in users to their courses or home. Users who arrive signed in are redirected at
 * once, new ones two seconds after the account was created.
 * @returns The person whose account was just created.
 */
function useRedirectAfterSignUp(): SessionUser | null {
  'use no memo';
  const { loading, currentUser } = useAuth();
  const [, navigate] = useLocation();
  const [cameSignedIn] = useState(currentUser !== null);
  useEffect(() => {
    if (loading || !currentUser) return undefined;
    const go = () => navigate(routePath(afterSignUp(currentUser)), { replace: true });
    const timer = setTimeout(go, cameSignedIn ? 0 : SIGN_UP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [loading, currentUser, cameSignedIn, navigate]);
  return cameSignedIn ? null : currentUser;
}
