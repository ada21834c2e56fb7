import { Alert, AuthPage, Button, ButtonLink, PasswordField, Row, Stack, Text, TextField } from '@atlas/ui';
import { useEffect, useState } from 'react';
import { loginForm } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { loginPath, routePath, safeRedirect } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useAuth } from '../../session/authContext.ts';
import { useEntryForm } from './useEntryForm.ts';

const EMPTY = { email: '', password: '' };
const validate = validateWith(loginForm);

/** `/login`: in with an e-mail address and a password, then back to where the person came from. Specification 1 §2.3. */
export function LoginScreen() {
  const { isAuthenticated, logIn } = useAuth();
  const [, navigate] = useLocation();
  const search = useSearch();
  // Where the person came from, read once: the address changes while the next page is still on its way.
  const [target] = useState(() => safeRedirect(new URLSearchParams(search).get('redirectTo')));
  useEffect(() => {
    if (isAuthenticated) navigate(target, { replace: true });
  }, [isAuthenticated, navigate, target]);

  const { field, onSubmit, sending, refused } = useEntryForm({
    path: routePath('login'),
    initial: EMPTY,
    validate,
    send: async ({ email, password }) => {
      const { error } = await logIn({ username: loginForm.parse({ email, password }).email, password });
      return error === undefined ? undefined : { text: error };
    },
  });
  return (
    <AuthPage
      title="Welcome back"
      lede="Log in and continue where you stopped."
      homeHref={routePath('home')}
      footer={
        <Row justify="between" wrap>
          <Text>Ready to join?</Text>
          <ButtonLink variant="secondary" href={routePath('signup')}>
            Create an account
          </ButtonLink>
        </Row>
      }
    >
      <PageTitle />
      <form noValidate method="post" action={loginPath(target)} onSubmit={onSubmit}>
        <Stack gap={4}>
          {refused && (
            <Alert tone="danger" live>
              {refused.text}
            </Alert>
          )}
          <TextField {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
          <Button type="submit" variant="primary" size="large" block loading={sending} loadingText="Logging in">
            Log in
          </Button>
        </Stack>
      </form>
    </AuthPage>
  );
}
