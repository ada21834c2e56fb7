import type { Role } from '@atlas/domain/access';
import { countNoun } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { ButtonLink, EmptyState, Stack, Text, Vignette } from '@atlas/ui';
import { useOpens } from '../../routing/useOpens.ts';
import { PEOPLE } from './people.ts';

interface LevelPeopleProps {
  level: { readonly databaseId: number; readonly holders: number };
  role: Role;
}

/** The number of people with an access level, and a link to their list. */
export function LevelPeople({ level: { databaseId, holders }, role }: LevelPeopleProps) {
  const list = role === 'non-member' ? 'nonMembers' : 'users';
  const opens = useOpens(list);
  if (holders === 0)
    return (
      <EmptyState
        vignette={<Vignette of="people" />}
        title="No one holds it"
        text="Give it to one person on their page, or to many from the list of members."
      />
    );
  return (
    <Stack gap={4}>
      <Text>
        {countNoun(holders, PEOPLE)} with this access level, archived accounts among them. A change reaches them at their next request.
      </Text>
      {opens && (
        <div>
          <ButtonLink href={routePath(list, { level: databaseId })}>Show who holds it</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
