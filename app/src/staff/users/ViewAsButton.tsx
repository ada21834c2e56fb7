import { Button, Card, Heading, Stack, Text } from '@atlas/ui';
import { IMPERSONATION_MINUTES, mayImpersonate, ROLES } from '@atlas/domain/access';
import { enumWord } from '@atlas/domain/lists';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import type { ViewAsButton_person$key } from './__generated__/ViewAsButton_person.graphql.ts';

/**
 * Card with the button to view Atlas as a person; null for users who may not. Product decisions
 * §14.
 */
export function ViewAsButton({ person: key }: { person: ViewAsButton_person$key }) {
  const {
    databaseId: id,
    name,
    firstName,
    archivedAt,
    heldLevels,
  } = useFragment(
    graphql`
      fragment ViewAsButton_person on User {
        databaseId
        name
        firstName
        archivedAt
        heldLevels {
          accessLevel {
            role
          }
        }
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const actor = { role: currentUser?.accessLevel?.role ?? null, isImpersonating: currentUser?.isImpersonating === true };
  const held = heldLevels.flatMap(({ accessLevel }) => enumWord(ROLES, accessLevel.role) ?? []);
  const may = held.length === heldLevels.length && mayImpersonate(actor, held);
  if (id === currentUser?.id || archivedAt != null || !may) return null;
  return (
    <Card as="section" aria-labelledby="eyes">
      <Stack gap={3}>
        <Heading level={2} size="subheading" id="eyes">
          {`View as ${firstName || name}`}
        </Heading>
        <Text size={14} tone="muted">
          See Atlas as {name} sees it, for {IMPERSONATION_MINUTES} minutes at most.
        </Text>
        <Button block onClick={() => setOpen(true)}>
          {`View as ${firstName || name}`}
        </Button>
      </Stack>
      {isOpen && <ImpersonateDialog person={{ databaseId: id, name, firstName: firstName || name }} onClose={() => setOpen(false)} />}
    </Card>
  );
}
