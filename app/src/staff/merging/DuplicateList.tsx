import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import type { SortKeyOf } from '@atlas/domain/lists';
import { DUPLICATE_REASONS, duplicatePairsList } from '@atlas/domain/merging';
import { enumName } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import { can } from '@atlas/domain/access';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import { AddPerson } from './AddPerson.tsx';
import { mergePath } from './mergePath.ts';
import { mergeTabs } from './mergeTabs.ts';
import { useDismissPair } from './useDismissPair.ts';
import type { DuplicateList_viewer$data, DuplicateList_viewer$key } from './__generated__/DuplicateList_viewer.graphql.ts';

type Pair = DuplicateList_viewer$data['duplicatePairs']['edges'][number]['node'];

const COLUMNS: readonly ListColumn<Pair, SortKeyOf<typeof duplicatePairsList>>[] = [
  {
    id: 'people',
    header: 'People',
    width: 'wide',
    priority: 1,
    cell: ({ first, second }) => (
      <RowTitle href={mergePath([first.databaseId, second.databaseId])} note={`${first.email} and ${second.email}`}>
        {first.name === second.name ? `${first.name}, twice` : `${first.name} and ${second.name}`}
      </RowTitle>
    ),
  },
  {
    id: 'reasons',
    header: 'Why',
    priority: 1,
    card: 'fact',
    cell: ({ reasons }) =>
      DUPLICATE_REASONS.filter(({ reason }) => reasons.includes(enumName(reason)))
        .map(({ label }) => label)
        .join(', '),
  },
  { id: 'likely', header: 'Found', priority: 3, card: 'meta', cell: ({ foundAt }) => formatShortDate(foundAt) },
];

interface DuplicateListProps {
  viewer: DuplicateList_viewer$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** Accounts that probably belong to one person, the most likely first. */
export function DuplicateList({ viewer: key, queryRef, reload }: DuplicateListProps) {
  const { duplicatePairs } = useFragment(
    graphql`
      fragment DuplicateList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "DuplicatePairsFilter!" }
        sort: { type: "DuplicatePairsSort!" }
      ) {
        duplicatePairs(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              databaseId
              reasons
              foundAt
              dismissedAt
              first {
                databaseId
                name
                email
              }
              second {
                databaseId
                name
                email
              }
            }
          }
        }
      }
    `,
    key,
  );
  const state = useListState('mergeUsers', duplicatePairsList);
  const { currentUser } = useAuth();
  const dismiss = useDismissPair();
  const changes = can(currentUser, { page: 'editUser' });
  return (
    <AdminList
      route="mergeUsers"
      title="Merge users"
      noun={{ one: 'suggestion', many: 'suggestions' }}
      tabs={mergeTabs('suggestions')}
      state={state}
      queryRef={queryRef}
      connection={duplicatePairs}
      columns={COLUMNS}
      rowName={({ first, second }) => `${first.name} and ${second.name}`}
      overview={changes && <AddPerson label="Compare people" ids={[]} />}
      filters={[
        choiceFilter(state, {
          name: 'dismissed',
          label: 'Show',
          all: 'Suggestions',
          options: [{ value: 'yes', label: 'Not duplicates' }],
        }),
      ]}
      rowActions={changes ? ({ databaseId, dismissedAt }) => [dismiss({ databaseId, dismissedAt }, reload)] : undefined}
      hasFixedColumns
      empty={
        <EmptyState
          vignette={<Vignette of="people" />}
          title="No duplicates found"
          text="Accounts with the same mobile number or Facebook profile, or a similar name and the same birthday, appear here."
        />
      }
    />
  );
}
