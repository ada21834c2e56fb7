import { Alert, Button, Modal, PasswordField, Stack, TextField } from '@atlas/ui';
import type { SessionUser } from '@atlas/domain/access';
import { CODE_HINT, CODE_NEEDED, LOG_IN_AGAIN, loginForm, otherPersonText } from '@atlas/domain/auth';
import { validateWith } from '@atlas/domain/forms';
import { useAuth } from '../session/authContext.ts';
import { useEntryForm } from '../session/useEntryForm.ts';

const validate = validateWith(loginForm);
const nameOf = ({ name, email }: SessionUser): string => name ?? email;

/**
 * Covers a page with unsaved work whose session ended, or now belongs to another person. The page
 * stays behind it, so nothing typed is lost. A switch of the access level does not cover the page.
 */
export function HeldSession() {
  const { currentUser, held } = useAuth();
  if (held === null || currentUser === null) return null;
  if (held.currentUser === null) return <LogInAgain user={currentUser} />;
  return held.currentUser.id === currentUser.id ? null : <OtherPerson now={held.currentUser} before={currentUser} />;
}

const stay = () => undefined;

function LogInAgain({ user }: { user: SessionUser }) {
  const { logIn, takeOver } = useAuth();
  const { field, onSubmit, sending, formError, needs } = useEntryForm({
    path: '',
    initial: { email: user.email, password: '', code: '' },
    validate,
    send: async ({ email, password, code }) => {
      const { error, needs: more } = await logIn({ username: email, password, ...(code !== '' && { code }) });
      return error === undefined ? undefined : { text: error, needs: more };
    },
  });
  const isCodeWrong = formError?.needs !== undefined && formError.text !== CODE_NEEDED;
  return (
    <Modal open mustAnswer unasked opaque onClose={stay} title={LOG_IN_AGAIN.title} description={LOG_IN_AGAIN.text}>
      <form noValidate method="post" onSubmit={onSubmit}>
        <Stack gap={4}>
          {formError && !isCodeWrong && (
            <Alert tone={formError.needs ? 'info' : 'danger'} live>
              {formError.text}
            </Alert>
          )}
          <TextField {...field('email')} label="Email" type="email" autoComplete="username" readOnly />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
          {needs === 'code' && (
            <TextField
              {...field('code')}
              error={isCodeWrong ? formError.text : undefined}
              label="Code"
              hint={CODE_HINT}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          <Button type="submit" variant="primary" block loading={sending} loadingText="Logging in">
            Log in
          </Button>
          <Button variant="quiet" block onClick={takeOver}>
            {LOG_IN_AGAIN.discard}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function OtherPerson({ now, before }: { now: SessionUser; before: SessionUser }) {
  const { takeOver } = useAuth();
  const { title, text, discard } = otherPersonText(nameOf(now), nameOf(before));
  return (
    <Modal
      open
      mustAnswer
      unasked
      opaque
      onClose={stay}
      title={title}
      description={text}
      actions={
        <Button variant="danger" onClick={takeOver}>
          {discard}
        </Button>
      }
    />
  );
}
