import { type DataColumn, RowTitle } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { PersonSection } from './PersonSection.tsx';
import type { PersonFormerGroups_person$data, PersonFormerGroups_person$key } from './__generated__/PersonFormerGroups_person.graphql.ts';

type Former = PersonFormerGroups_person$data['community']['formerGroups'][number];

const KINDS: Readonly<Record<string, string>> = { GROUP: 'Group', SUBGROUP: 'Subgroup', ACCOUNTABILITY_GROUP: 'Accountability group' };

const COLUMNS: readonly DataColumn<Former>[] = [
  { id: 'name', header: 'Name', width: 'wide', cell: ({ name }) => <RowTitle>{name}</RowTitle> },
  { id: 'kind', header: 'Kind', card: 'meta', cell: ({ kind }) => KINDS[kind] },
  {
    id: 'from',
    header: 'From',
    width: 'narrow',
    align: 'end',
    card: 'fact',
    cell: ({ from }) => (from == null ? 'Not recorded' : formatShortDate(from)),
  },
  { id: 'to', header: 'To', width: 'narrow', align: 'end', card: 'fact', cell: ({ to }) => formatShortDate(to) },
];

/** The groups that a person left, as far as the audit log proves it. */
export function PersonFormerGroups({ person: key }: { person: PersonFormerGroups_person$key }) {
  const { community } = useFragment(
    graphql`
      fragment PersonFormerGroups_person on User {
        community {
          formerGroups {
            kind
            name
            from
            to
          }
        }
      }
    `,
    key,
  );
  return (
    <PersonSection
      title="Former groups"
      columns={COLUMNS}
      rows={community.formerGroups}
      rowKey={({ kind, name, to }) => `${kind} ${name} ${to}`}
      empty="No recorded move from one group to another."
    />
  );
}
