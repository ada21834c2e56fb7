import { Badge, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import type { SortKeyOf } from '@atlas/domain/lists';
import { mergesList } from '@atlas/domain/merging';
import { routePath } from '@atlas/domain/navigation';
import { personRoute } from '@atlas/domain/users';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import { mergeTabs } from './mergeTabs.ts';
import { useUndoMerge } from './useUndoMerge.ts';
import type { MergeList_viewer$data, MergeList_viewer$key } from './__generated__/MergeList_viewer.graphql.ts';

type Merge = MergeList_viewer$data['userMerges']['edges'][number]['node'];

/** The page of the kept account, which may have been archived since. */
const pageOf = ({ type, archivedAt }: Merge['kept']) =>
  personRoute({ type: type === 'MEMBER' ? 'member' : 'non-member', archivedAt: archivedAt == null ? null : new Date(archivedAt) });

const COLUMNS: readonly ListColumn<Merge, SortKeyOf<typeof mergesList>>[] = [
  {
    id: 'kept',
    header: 'Kept',
    width: 'wide',
    priority: 1,
    cell: ({ kept }) => (
      <RowTitle href={routePath(pageOf(kept), { id: kept.databaseId })} note={kept.email}>
        {kept.name}
      </RowTitle>
    ),
  },
  {
    id: 'archived',
    header: 'Merged into it',
    priority: 1,
    card: 'fact',
    cell: ({ archived }) => `${archived.name}, ${archived.email}`,
  },
  {
    id: 'created',
    header: 'Merged',
    sortable: true,
    priority: 2,
    card: 'meta',
    cell: ({ createdAt, mergedBy }) => `${formatShortDate(createdAt)} by ${mergedBy.name}`,
  },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 2,
    card: 'badge',
    cell: ({ undoneAt }) => (undoneAt == null ? <Badge>Merged</Badge> : <Badge>{`Undone on ${formatShortDate(undoneAt)}`}</Badge>),
  },
];

interface MergeListProps {
  viewer: MergeList_viewer$key;
  queryRef: object;
  reload: () => Promise<unknown>;
}

/** The merges of the past, newest first, each with its undo for seven days. */
export function MergeList({ viewer: key, queryRef, reload }: MergeListProps) {
  const { userMerges } = useFragment(
    graphql`
      fragment MergeList_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int!" }
        offset: { type: "Int!" }
        after: { type: "String" }
        filter: { type: "UserMergesFilter!" }
        sort: { type: "UserMergesSort!" }
      ) {
        userMerges(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              databaseId
              undoneAt
              isUndoable
              createdAt
              kept {
                databaseId
                name
                email
                type
                archivedAt
              }
              archived {
                databaseId
                name
                email
              }
              mergedBy {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const state = useListState('mergeUsers', mergesList, { within: { tab: 'merges' } });
  const { currentUser } = useAuth();
  const undo = useUndoMerge();
  return (
    <AdminList
      route="mergeUsers"
      title="Merge users"
      noun={{ one: 'merge', many: 'merges' }}
      tabs={mergeTabs('merges')}
      state={state}
      queryRef={queryRef}
      connection={userMerges}
      columns={COLUMNS}
      rowName={({ kept }) => kept.name}
      rowActions={
        can(currentUser, { page: 'editUser' })
          ? (merge) => (merge.isUndoable ? [{ label: 'Undo', action: undo(merge, reload) }] : [])
          : undefined
      }
      hasFixedColumns
      empty={<EmptyState vignette={<Vignette of="people" />} title="No merges yet" text="Accounts that were merged appear here." />}
    />
  );
}
