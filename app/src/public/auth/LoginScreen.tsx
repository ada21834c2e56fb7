import { Alert, AuthPage, Button, ButtonLink, Row, Stack, Text } from '@atlas/ui';
import { FORM_ERROR } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { loginForm } from '@atlas/domain/auth';
import { FORM_FAILED } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { routePath, safeRedirect } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { PageHead } from '../../routing/PageHead.tsx';
import { useAuth } from '../../session/authContext.ts';

interface Values {
  email: string;
  password: string;
}
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

  const submit = async ({ email, password }: Values) => {
    try {
      const answer = await logIn({ username: loginForm.parse({ email, password }).email, password });
      return answer.error === undefined ? undefined : { [FORM_ERROR]: answer.error };
    } catch {
      return { [FORM_ERROR]: `${FORM_FAILED}. Check your connection, then try again.` };
    }
  };
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
      <PageHead />
      <Form<Values> onSubmit={submit} validate={validate}>
        {({ handleSubmit, submitting, submitError, errors, hasValidationErrors }) => (
          <form
            noValidate
            method="post"
            onSubmit={(event) => {
              if (hasValidationErrors && errors) focusFirstError(errors);
              void handleSubmit(event);
            }}
          >
            <Stack gap={4}>
              {submitError && !submitting ? <Alert tone="danger">{submitError}</Alert> : null}
              <FormTextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
              <FormPasswordField name="password" label="Password" autoComplete="current-password" />
              <Button type="submit" variant="primary" size="large" block loading={submitting} loadingText="Logging in">
                Log in
              </Button>
            </Stack>
          </form>
        )}
      </Form>
    </AuthPage>
  );
}
