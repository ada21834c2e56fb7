import { Alert, AuthPage, Button, FormError, Link, Stack } from '@atlas/ui';
import { FORM_ERROR } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { afterSignUp, SIGN_UP_REDIRECT_MS, signUpForm } from '@atlas/domain/auth';
import { FORM_FAILED, FORM_INVALID } from '@atlas/domain/errors';
import { validateWith } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { useLocation, useSearch } from 'wouter';
import { FormPasswordField } from '@atlas/ui/forms/FormPasswordField.tsx';
import { FormTextField } from '@atlas/ui/forms/FormTextField.tsx';
import { focusFirstError } from '@atlas/ui/forms/focusFirstError.ts';
import { PageHead } from '../../routing/PageHead.tsx';
import { useAuth } from '../../session/authContext.ts';

interface Values {
  firstName: string;
  lastName: string;
  facebookProfile: string;
  email: string;
  password: string;
}
const validate = validateWith(signUpForm);

/** `/signup`: a new account; an e-mail address in the link is filled in and locked. Specification 1 §2.8, 2 §4. */
export function SignUpScreen() {
  const { signUp } = useAuth();
  const welcome = useRedirectAfterSignUp();
  const given = new URLSearchParams(useSearch()).get('email') ?? '';

  const submit = async (values: Values) => {
    const { email, password, firstName, lastName, facebookProfile } = signUpForm.parse(values);
    try {
      const answer = await signUp({ username: email, password, firstName, lastName, facebookProfile: facebookProfile ?? '' });
      if (answer.error === undefined) return undefined;
      return answer.fieldErrors ? { ...answer.fieldErrors, [FORM_ERROR]: FORM_INVALID } : { [FORM_ERROR]: answer.error };
    } catch {
      return { [FORM_ERROR]: `${FORM_FAILED}. Check your connection, then try again.` };
    }
  };
  return (
    <AuthPage
      title="Ready to join?"
      lede="Free lessons first. You decide later."
      homeHref={routePath('home')}
      footer={welcome ? undefined : <Link href={routePath('login')}>Already have an account? Login here</Link>}
    >
      <PageHead />
      {welcome ? (
        <Alert tone="success" title="Your account is ready.">
          We are taking you to your courses.
        </Alert>
      ) : (
        <Form<Values> onSubmit={submit} validate={validate} initialValues={given === '' ? {} : { email: given }} keepDirtyOnReinitialize>
          {({ handleSubmit, submitting, submitError, submitErrors, dirtySinceLastSubmit, errors, hasValidationErrors }) => (
            <form
              noValidate
              method="post"
              onSubmit={(event) => {
                if (hasValidationErrors && errors) focusFirstError(errors);
                void handleSubmit(event);
              }}
            >
              <Stack gap={4}>
                {submitError && !submitting && !dirtySinceLastSubmit ? (
                  <FormError title={submitError} errors={listed(submitErrors)} />
                ) : null}
                <FormTextField name="firstName" label="First name" autoComplete="given-name" />
                <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
                <FormTextField
                  name="facebookProfile"
                  label="Facebook profile"
                  optionalText="(optional)"
                  type="url"
                  inputMode="url"
                  autoCapitalize="none"
                />
                <FormTextField
                  name="email"
                  label="Email"
                  type="email"
                  autoComplete="username"
                  inputMode="email"
                  autoCapitalize="none"
                  readOnly={given !== ''}
                  hint={given === '' ? undefined : 'This address comes from your link.'}
                />
                <FormPasswordField name="password" label="Password" autoComplete="new-password" hint="At least 8 characters." />
                <Button type="submit" variant="primary" size="large" block loading={submitting} loadingText="Creating your account">
                  Create an account
                </Button>
              </Stack>
            </form>
          )}
        </Form>
      )}
    </AuthPage>
  );
}

const listed = (errors: object | undefined) =>
  Object.entries(errors ?? {}).flatMap(([name, text]) => (name !== FORM_ERROR && typeof text === 'string' ? [{ name, text }] : []));

/**
 * Signed-in visitors go to their courses or home: at once when they came signed in, two seconds after the account was made.
 * Answers whether the account was just made.
 */
function useRedirectAfterSignUp(): boolean {
  const { loading, currentUser } = useAuth();
  const [, navigate] = useLocation();
  const [cameSignedIn] = useState(currentUser !== null);
  useEffect(() => {
    if (loading || !currentUser) return undefined;
    const go = () => navigate(routePath(afterSignUp(currentUser)), { replace: true });
    const timer = setTimeout(go, cameSignedIn ? 0 : SIGN_UP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [loading, currentUser, cameSignedIn, navigate]);
  return currentUser !== null && !cameSignedIn;
}
