import { Card, Heading, showToast, Stack, Text } from '@atlas/ui';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useSubmit } from '../../relay/useSubmit.ts';
import type { PersonSignIn_person$key } from './__generated__/PersonSignIn_person.graphql.ts';
import type { PersonSignInEndMutation } from './__generated__/PersonSignInEndMutation.graphql.ts';
import type { PersonSignInRemoveMutation } from './__generated__/PersonSignInRemoveMutation.graphql.ts';
import type { PersonSignInRevokeMutation } from './__generated__/PersonSignInRevokeMutation.graphql.ts';

interface PersonSignInProps {
  person: PersonSignIn_person$key;
  reload: () => Promise<unknown>;
}

const said = (text: string) => showToast({ kind: 'success', text });

/** The sign-in actions for a lost phone or a compromised account. */
export function PersonSignIn({ person: key, reload }: PersonSignInProps) {
  const {
    databaseId: userId,
    name,
    hasSecondFactor,
  } = useFragment(
    graphql`
      fragment PersonSignIn_person on User {
        databaseId
        name
        hasSecondFactor
      }
    `,
    key,
  );
  const end = useSubmit<PersonSignInEndMutation>(graphql`
    mutation PersonSignInEndMutation($userId: Int!) {
      endSessions(userId: $userId)
    }
  `);
  const revoke = useSubmit<PersonSignInRevokeMutation>(graphql`
    mutation PersonSignInRevokeMutation($userId: Int!) {
      revokePasswordResets(userId: $userId)
    }
  `);
  const remove = useSubmit<PersonSignInRemoveMutation>(graphql`
    mutation PersonSignInRemoveMutation($userId: Int!) {
      removeSecondFactor(userId: $userId)
    }
  `);
  const endSessions = async () => {
    const { endSessions: ended } = await end({ userId }, reload);
    said(
      ended === 0
        ? `${name} was not signed in anywhere.`
        : `${name} was signed out in ${countText(ended)} ${ended === 1 ? 'browser' : 'browsers'}.`,
    );
  };
  const endResets = async () => {
    const { revokePasswordResets: ended } = await revoke({ userId }, reload);
    said(
      ended === 0 ? 'There were no open codes or links.' : `${countText(ended)} ${ended === 1 ? 'code or link' : 'codes and links'} ended.`,
    );
  };
  return (
    <Card as="section" aria-labelledby="sign-in">
      <Stack gap={3}>
        <Heading level={2} size="subheading" id="sign-in">
          Sign-in
        </Heading>
        <Text size={14} tone="muted">
          For a lost phone, or an account in the wrong hands. The person can sign in again with their password.
        </Text>
        <ActionButton
          block
          action={{
            confirm: {
              title: `Sign ${name} out everywhere?`,
              consequence: 'What they have not saved is lost. They can sign in again at once.',
              confirmText: 'Sign out everywhere',
              busyText: 'Signing out',
              tone: 'danger',
            },
            run: endSessions,
          }}
        >
          Sign out everywhere
        </ActionButton>
        <ActionButton
          block
          action={{
            confirm: {
              title: 'End codes and links for a new password?',
              consequence: `What was mailed to ${name} for a new password and has not been used stops working. They can request another.`,
              confirmText: 'End codes and links',
              busyText: 'Ending',
              tone: 'danger',
            },
            run: endResets,
          }}
        >
          End codes and links for a new password
        </ActionButton>
        {hasSecondFactor && (
          <ActionButton
            block
            action={{
              confirm: {
                title: `Turn off two-step sign-in of ${name}?`,
                consequence: 'Make sure it is really them asking. They will sign in with their password alone, and are notified by e-mail.',
                confirmText: 'Turn it off',
                busyText: 'Turning off',
                tone: 'danger',
              },
              run: () => remove({ userId }, reload),
              success: `${name} signs in with the password alone.`,
            }}
          >
            Turn off two-step sign-in
          </ActionButton>
        )}
      </Stack>
    </Card>
  );
}
