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
      ended === 0
        ? 'There were no open reset codes or links.'
        : `${countText(ended)} ${ended === 1 ? 'reset code or link' : 'reset codes and links'} cancelled.`,
    );
  };
  return (
    <Card as="section" aria-labelledby="sign-in">
      <Stack gap={3}>
        <Heading level={2} size="subheading" id="sign-in">
          Sign-in
        </Heading>
        <Text size={14} tone="muted">
          For a lost phone or a stolen account. The person can log in again with their password.
        </Text>
        <ActionButton
          block
          action={{
            confirm: {
              title: `Sign ${name} out everywhere?`,
              consequence: 'What they have not saved is lost. They can log in again at once.',
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
              title: `Cancel the reset codes of ${name}?`,
              consequence: `Unused codes and links for a new password that we emailed to ${name} stop working. They can request another.`,
              confirmText: 'Cancel reset codes',
              busyText: 'Cancelling',
              tone: 'danger',
            },
            run: endResets,
          }}
        >
          Cancel reset codes
        </ActionButton>
        {hasSecondFactor && (
          <ActionButton
            block
            action={{
              confirm: {
                title: `Turn off two-step sign-in of ${name}?`,
                consequence:
                  'Make sure that this person really asked for it. They will log in with their password alone, and we email them about it.',
                confirmText: 'Turn it off',
                busyText: 'Turning off',
                tone: 'danger',
              },
              run: () => remove({ userId }, reload),
              success: `${name} logs in with the password alone.`,
            }}
          >
            Turn off two-step sign-in
          </ActionButton>
        )}
      </Stack>
    </Card>
  );
}
