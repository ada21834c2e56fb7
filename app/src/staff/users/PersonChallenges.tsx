import { type DataColumn, RowTitle } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { PersonSection } from './PersonSection.tsx';
import type { PersonChallenges_person$data, PersonChallenges_person$key } from './__generated__/PersonChallenges_person.graphql.ts';

type Participation = PersonChallenges_person$data['community']['challenges'][number] & { personId: number };

/** The names of the buddies, without the person. */
const buddiesOf = ({ personId, group }: Participation): string =>
  (group?.members ?? [])
    .filter(({ user }) => user?.databaseId !== personId)
    .map(({ user, email }) => user?.name ?? email ?? 'Someone without an account')
    .join(', ');

const COLUMNS: readonly DataColumn<Participation>[] = [
  { id: 'challenge', header: 'Challenge', cell: ({ challenge }) => <RowTitle>{challenge.name}</RowTitle> },
  { id: 'starts', header: 'Starts', width: 'narrow', card: 'meta', cell: ({ challenge }) => formatShortDate(challenge.startsOn) },
  { id: 'group', header: 'Group', card: 'fact', cell: ({ group }) => group?.name },
  { id: 'buddies', header: 'Buddies', width: 'wide', card: 'fact', cell: buddiesOf },
];

/** The challenges of a person with their buddies, the latest first. */
export function PersonChallenges({ person: key }: { person: PersonChallenges_person$key }) {
  const { databaseId: personId, community } = useFragment(
    graphql`
      fragment PersonChallenges_person on User {
        databaseId
        community {
          challenges {
            databaseId
            challenge {
              name
              startsOn
            }
            group {
              name
              members {
                email
                user {
                  databaseId
                  name
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <PersonSection
      title="Challenges"
      columns={COLUMNS}
      rows={community.challenges.map((one) => ({ ...one, personId }))}
      rowKey={({ databaseId }) => databaseId}
      empty="In no challenge yet."
    />
  );
}
