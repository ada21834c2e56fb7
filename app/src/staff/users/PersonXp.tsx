import { Button, type DataColumn, RowFigure, RowTitle } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { pointsText, XP_SOURCES } from '@atlas/domain/journey';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useAuth } from '../../session/authContext.ts';
import { AdjustXpDialog } from '../../shared/journey/AdjustXpDialog.tsx';
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
export function PersonXp({ person, reload }: { person: PersonXp_person$key; reload: () => Promise<unknown> }) {
  const { currentUser } = useAuth();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<PersonXpMoreQuery, PersonXp_person$key>(
    graphql`
      fragment PersonXp_person on User
      @refetchable(queryName: "PersonXpMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        databaseId
        name
        community {
          progress {
            points
          }
        }
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
  const { databaseId, name, community, xpHistory } = data;
  const mayAdjust = can(currentUser, { page: 'stage', function: 'stage_create' }) && databaseId !== currentUser?.id;
  return (
    <>
      <PersonSection
        title="XP history"
        columns={COLUMNS}
        rows={xpHistory.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        empty="No XP yet."
        action={
          mayAdjust && (
            <Button size="dense" onClick={() => setIsAdjusting(true)}>
              Adjust XP
            </Button>
          )
        }
        more={hasNext ? { load: () => void loadNext(PAGE), isLoading: isLoadingNext } : undefined}
      />
      {isAdjusting && (
        <AdjustXpDialog
          person={{ databaseId, name }}
          points={community.progress.points}
          reload={reload}
          onClose={() => setIsAdjusting(false)}
        />
      )}
    </>
  );
}
