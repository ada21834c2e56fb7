import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { batchesList, launchText } from '@atlas/domain/batches';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { BatchStatus } from './BatchStatus.tsx';
import { useArchiveBatch } from './useArchiveBatch.ts';
import type { BatchesScreenQuery, BatchesScreenQuery$data } from './__generated__/BatchesScreenQuery.graphql.ts';

type Batch = BatchesScreenQuery$data['viewer']['batches']['edges'][number]['node'];

const COLUMNS: readonly ListColumn<Batch, SortKeyOf<typeof batchesList>>[] = [
  {
    id: 'name',
    header: 'Batch',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name }) => <RowTitle href={routePath('batch', { id: databaseId })}>{name}</RowTitle>,
  },
  {
    id: 'launch',
    header: 'Launch',
    sortable: true,
    priority: 1,
    card: 'meta',
    cell: ({ launchFrom, launchTo }) => launchText({ launchFrom, launchTo }),
  },
  { id: 'people', header: 'People', width: 'narrow', align: 'end', priority: 1, cell: ({ size }) => size.toLocaleString('en-PH') },
  {
    id: 'status',
    header: 'Status',
    width: 'short',
    priority: 1,
    card: 'badge',
    cell: ({ isCurrent, archivedAt }) => <BatchStatus isCurrent={isCurrent} archivedAt={archivedAt} />,
  },
  {
    id: 'created',
    header: 'Created',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 2,
    card: 'none',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

const QUERY = graphql`
  query BatchesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: BatchesFilter!, $sort: BatchesSort!) @preloadable {
    viewer {
      batches(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            launchFrom
            launchTo
            isCurrent
            size
            archivedAt
            createdAt
          }
        }
      }
    }
  }
`;

/**
 * The list of batches at `/batches`, latest launch first. Search, filters and page are in the
 * address.
 *
 * @spec 1 §2.5, §2.8
 */
export function BatchesScreen({ queryRef }: { queryRef: PreloadedQuery<BatchesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<BatchesScreenQuery>(QUERY, queryRef);
  const state = useListState('batches', batchesList);
  const reload = useReload<BatchesScreenQuery>(QUERY, listVariables(state.list, batchesList));
  const archive = useArchiveBatch();
  const { currentUser } = useAuth();
  const actionsOf = (batch: Batch) => {
    const { databaseId: id, archivedAt } = batch;
    return editAndArchive({ edit: routePath('editBatch', { id }), archivedAt, archive: archive(batch, reload) });
  };
  return (
    <AdminList
      route="batches"
      title="Batches"
      exportAs="BATCHES"
      noun={{ one: 'batch', many: 'batches' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.batches}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[archivedFilter(state)]}
      rowActions={can(currentUser, { page: 'editBatch' }) ? actionsOf : undefined}
      empty={<EmptyState vignette={<Vignette of="people" />} title={NO_DATA} text="Batches appear here once you create one." />}
    />
  );
}
