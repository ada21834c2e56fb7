import { EmptyState, Vignette } from '@atlas/ui';
import { waitingList } from '@atlas/domain/funnels';
import { NO_DATA } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { funnelFilter } from '../shared/orders/funnelFilter.ts';
import { useWaitingColumns } from '../shared/orders/useWaitingColumns.tsx';
import { queueTabs } from './queueLabels.ts';
import type { WaitingListScreenQuery } from './__generated__/WaitingListScreenQuery.graphql.ts';

/** The people who wait for closed funnels at `/payment?tab=waiting-list`. Product decisions §20, M9. */
export function WaitingListScreen({ queryRef }: { queryRef: PreloadedQuery<WaitingListScreenQuery> }) {
  const { viewer } = usePreloadedQuery<WaitingListScreenQuery>(
    graphql`
      query WaitingListScreenQuery(
        $first: Int!
        $offset: Int!
        $after: String
        $filter: WaitingListFilter!
        $sort: WaitingListSort!
        $seesFunnels: Boolean!
      ) @preloadable {
        viewer {
          ...funnelFilter_viewer @arguments(seesFunnels: $seesFunnels)
          waitingList(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                ...useWaitingColumns_people
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const state = useListState('payment', waitingList, { within: { tab: 'waiting-list' } });
  const { rows, columns } = useWaitingColumns(
    viewer.waitingList.edges.map(({ node }) => node),
    { withFunnel: true },
  );
  return (
    <AdminList
      route="payment"
      title="Payments"
      noun={{ one: 'person', many: 'people' }}
      exportAs="WAITING_LIST"
      tabs={queueTabs('waiting-list')}
      state={state}
      queryRef={queryRef}
      connection={{ ...viewer.waitingList, edges: rows.map((node) => ({ node })) }}
      columns={columns}
      rowName={({ firstName }) => firstName}
      filters={[
        funnelFilter(state, viewer),
        dayFilter(state, { name: 'from', label: 'Added from' }),
        dayFilter(state, { name: 'to', label: 'Added until' }),
      ]}
      empty={
        <EmptyState
          vignette={<Vignette of="done" />}
          title={NO_DATA}
          text="People appear here once they join the waiting list of a funnel."
        />
      }
    />
  );
}
