import { Alert, Button, ButtonLink, Link, PasswordField, Row, showToast, Stack, Text, TextField } from '@atlas/ui';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { useEffect, useState } from 'react';
import { CODE_HINT, CODE_NEEDED, CONFIRM_PARAM, FORGOT_PASSWORD_LINK, loginForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { loginPath, routePath, safeRedirect } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '../../session/authContext.ts';
import { noResponseMessage } from '../../session/noResponseMessage.ts';
import { useEntryForm } from '../../session/useEntryForm.ts';
import { carryEmail } from './carriedEmail.ts';
import { EntryPage } from './EntryPage.tsx';

const EMPTY = { email: '', password: '', code: '' };
const validate = validateWith(loginForm);

/**
 * `/login`: signs in with an email address and a password, plus a code for accounts with a second
 * step. Then returns to the page the user came from. Also handles the link of an email that
 * confirms an address.
 * @spec 1 §2.3
 */
export function LoginScreen() {
  // Smaller without memos, and a form this small needs none.
  'use no memo';
  const { isAuthenticated, logIn } = useAuth();
  const [, navigate] = useLocation();
  const search = useSearch();
  // The page the user came from. Read once, because the address changes while the next page loads.
  const [target] = useState(() => safeRedirect(new URLSearchParams(search).get('redirectTo')));
  const isConfirming = useConfirmation(new URLSearchParams(search).get(CONFIRM_PARAM), loginPath(target));
  useEffect(() => {
    if (isAuthenticated && !isConfirming) navigate(target, { replace: true });
  }, [isAuthenticated, isConfirming, navigate, target]);

  const { field, onSubmit, sending, formError, needs } = useEntryForm({
    path: routePath('login'),
    initial: EMPTY,
    validate,
    send: async ({ email, password, code }) => {
      const username = loginForm.parse({ email, password }).email;
      const { error, needs: more } = await logIn({ username, password, ...(code !== '' && { code }) });
      return error === undefined ? undefined : { text: error, needs: more };
    },
  });
  const email = field('email');
  // A wrong code shows at its field. That a code is required shows above.
  const isCodeWrong = formError?.needs !== undefined && formError.text !== CODE_NEEDED;
  useEffect(() => {
    if (formError?.needs) focusFirstError({ code: formError.text });
  }, [formError]);
  return (
    <EntryPage
      title="Welcome back"
      lede="Log in and pick up where you left off."
      footer={
        <Row justify="between" wrap>
          <Text>Ready to join?</Text>
          <ButtonLink variant="secondary" href={routePath('signup')}>
            Create an account
          </ButtonLink>
        </Row>
      }
    >
      <form noValidate method="post" action={loginPath(target)} onSubmit={onSubmit}>
        <Stack gap={4}>
          {formError && !isCodeWrong && (
            <Alert tone={formError.needs ? 'info' : 'danger'} live>
              {formError.text}
            </Alert>
          )}
          <TextField {...email} label="Email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
          {needs === 'code' ? (
            <TextField
              {...field('code')}
              error={isCodeWrong ? formError.text : undefined}
              label="Code"
              hint={CODE_HINT}
              autoComplete="one-time-code"
              inputMode="text"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <Link href={routePath('forgotPassword')} onClick={() => carryEmail(email.value)}>
              {FORGOT_PASSWORD_LINK}
            </Link>
          )}
          <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Logging in">
            Log in
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}

/**
 * Confirms the address of an email's link, once, and removes the token from the page's address.
 * @returns Whether the confirmation is still pending.
 */
function useConfirmation(given: string | null, otherwise: string): boolean {
  const auth = useAuth();
  const [, navigate] = useLocation();
  const [token] = useState(given);
  const [isDone, setDone] = useState(token === null);
  useEffect(() => {
    if (token === null) return;
    navigate(otherwise, { replace: true });
    void import('./confirmArrival.ts')
      .then(({ confirmArrival }) => confirmArrival(token, auth))
      .catch(showLost)
      .finally(() => setDone(true));
    // Once, on arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
  return !isDone;
}

const showLost = (error: unknown) => showToast({ kind: 'error', text: noResponseMessage(error) });
