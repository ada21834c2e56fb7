import { type DataColumn, RowFigure, RowTitle } from '@atlas/ui';
import { pointsText, XP_SOURCES } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { PersonSection } from './PersonSection.tsx';
import type { PersonXp_person$data, PersonXp_person$key } from './__generated__/PersonXp_person.graphql.ts';
import type { PersonXpMoreQuery } from './__generated__/PersonXpMoreQuery.graphql.ts';

type Entry = PersonXp_person$data['xpHistory']['edges'][number]['node'];

const PAGE = 20;

const sourceLabel = (source: string): string => XP_SOURCES.find(({ value }) => value === source.toLowerCase())?.label ?? '';

const COLUMNS: readonly DataColumn<Entry>[] = [
  { id: 'label', header: 'What', width: 'wide', cell: ({ label, source }) => <RowTitle note={sourceLabel(source)}>{label}</RowTitle> },
  { id: 'when', header: 'When', width: 'narrow', align: 'end', card: 'meta', cell: ({ createdAt }) => formatShortDate(createdAt) },
  {
    id: 'points',
    header: 'XP',
    width: 'narrow',
    align: 'end',
    card: 'aside',
    cell: ({ points }) => <RowFigure>{`${points > 0 ? '+' : ''}${pointsText(points)}`}</RowFigure>,
  },
];

/** The XP entries of a person, the latest first. */
export function PersonXp({ person }: { person: PersonXp_person$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PersonXpMoreQuery, PersonXp_person$key>(
    graphql`
      fragment PersonXp_person on User
      @refetchable(queryName: "PersonXpMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        xpHistory(first: $count, after: $cursor) @connection(key: "PersonXp_xpHistory") {
          edges {
            node {
              id
              source
              points
              label
              createdAt
            }
          }
        }
      }
    `,
    person,
  );
  return (
    <PersonSection
      title="XP history"
      columns={COLUMNS}
      rows={data.xpHistory.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      empty="No XP yet."
      more={hasNext ? { load: () => void loadNext(PAGE), isLoading: isLoadingNext } : undefined}
    />
  );
}
