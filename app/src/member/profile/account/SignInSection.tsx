import { Alert, Button, FormSection, KeyValueList, Row, showToast, Stack, StatusBadge, Text } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../admin/actions/ActionButton.tsx';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { useSubmit } from '../../../relay/useSubmit.ts';
import type { SignInSectionCancelMutation } from './__generated__/SignInSectionCancelMutation.graphql.ts';
import type { SignInSectionResendMutation } from './__generated__/SignInSectionResendMutation.graphql.ts';
import type { SignInSection_viewer$key } from './__generated__/SignInSection_viewer.graphql.ts';

const ChangeEmailDialog = lazyPart('ChangeEmailDialog', async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);
const ChangePasswordDialog = lazyPart(
  'ChangePasswordDialog',
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);

/** The member's sign-in credentials: the email address and the password. */
export function SignInSection({ viewer: key }: { viewer: SignInSection_viewer$key }) {
  const { security } = useFragment(
    graphql`
      fragment SignInSection_viewer on Viewer {
        security {
          email
          isEmailConfirmed
          pendingEmail
          hasPassword
          secondFactorSince
        }
      }
    `,
    key,
  );
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const { email, isEmailConfirmed, pendingEmail, hasPassword, secondFactorSince } = security;
  return (
    <FormSection title="Sign-in" description="If you change these, we email you and sign you out on other devices.">
      {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      {!isEmailConfirmed && pendingEmail === null && <Unconfirmed email={email} />}
      <KeyValueList
        layout="grid"
        items={[
          {
            label: 'Email',
            value: (
              <Row gap={2} wrap>
                {email}
                <StatusBadge tone={isEmailConfirmed ? 'success' : 'warning'} text={isEmailConfirmed ? 'Confirmed' : 'Not confirmed'} />
              </Row>
            ),
          },
          { label: 'Password', value: hasPassword ? '••••••••' : 'Not set yet' },
        ]}
      />
      {hasPassword ? (
        <Row gap={3} wrap>
          <Button onClick={() => setOpen('email')}>Change email</Button>
          <Button onClick={() => setOpen('password')}>Change password</Button>
        </Row>
      ) : (
        <Text tone="muted">Log out and choose “Forgot password?” to set your first password.</Text>
      )}
      <Suspense>
        {open === 'email' && <ChangeEmailDialog hasSecondFactor={secondFactorSince !== null} onClose={() => setOpen(null)} />}
        {open === 'password' && <ChangePasswordDialog email={email} onClose={() => setOpen(null)} />}
      </Suspense>
    </FormSection>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const resend = useSubmit<SignInSectionResendMutation>(graphql`
    mutation SignInSectionResendMutation {
      resendConfirmation
    }
  `);
  const send = {
    run: async () => {
      await resend({});
      showToast({ kind: 'success', text: `We sent a link to ${email}.` });
    },
  };
  return (
    <Alert tone="warning" title="Confirm your email">
      <Stack gap={3}>
        <Text>Open the link that we sent to {email}. Until then only emails about your account reach you.</Text>
        <Row>
          <ActionButton action={send}>Send the link again</ActionButton>
        </Row>
      </Stack>
    </Alert>
  );
}

function PendingEmail({ email }: { email: string }) {
  const cancel = useSubmit<SignInSectionCancelMutation>(graphql`
    mutation SignInSectionCancelMutation {
      cancelEmailChange {
        pendingEmail
      }
    }
  `);
  const giveUp = { run: () => cancel({}), success: 'Your email stays as it is.' };
  return (
    <Alert tone="info" title={`Waiting for ${email}`}>
      <Stack gap={3}>
        <Text>Open the link that we sent there. You will be signed out everywhere, and log in with the new email.</Text>
        <Row>
          <ActionButton action={giveUp}>Keep my current email</ActionButton>
        </Row>
      </Stack>
    </Alert>
  );
}
