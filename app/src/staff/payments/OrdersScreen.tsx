import { EmptyState, Vignette } from '@atlas/ui';
import { listVariables, NO_DATA } from '@atlas/domain/lists';
import { ORDER_STATES, ordersList } from '@atlas/domain/orders';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { buyerName } from '../shared/orders/buyerName.ts';
import { funnelFilter } from '../shared/orders/funnelFilter.ts';
import { OpenOrder } from '../shared/orders/OpenOrder.tsx';
import { useOrderAddress } from '../shared/orders/useOrderAddress.ts';
import { useOrderColumns } from '../shared/orders/useOrderColumns.tsx';
import { queueTabs } from './queueLabels.ts';
import type { OrdersScreenQuery } from './__generated__/OrdersScreenQuery.graphql.ts';

const QUERY = graphql`
  query OrdersScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: OrdersFilter!
    $sort: OrdersSort!
    $orderId: Int!
    $seesFunnels: Boolean!
    $seesReceipts: Boolean!
    $seesSubscription: Boolean!
    $seesAffiliate: Boolean!
  ) @preloadable {
    viewer {
      ...funnelFilter_viewer @arguments(seesFunnels: $seesFunnels)
      orders(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...useOrderColumns_orders
          }
        }
      }
      ...OpenOrder_viewer
        @arguments(
          orderId: $orderId
          seesOrders: true
          seesReceipts: $seesReceipts
          seesSubscription: $seesSubscription
          seesAffiliate: $seesAffiliate
        )
    }
  }
`;

/** The orders, newest first, at `/payment?tab=orders`. An order opens in a drawer. Product decisions §20, M9. */
export function OrdersScreen({ queryRef }: { queryRef: PreloadedQuery<OrdersScreenQuery> }) {
  const { viewer } = usePreloadedQuery<OrdersScreenQuery>(QUERY, queryRef);
  const state = useListState('payment', ordersList, { within: { tab: 'orders' } });
  const { page, after } = state.list;
  const { orderId, isOpen, openHref, close } = useOrderAddress(state.hrefOf({ page, after }), queryRef.variables.orderId);
  const reload = useReload<OrdersScreenQuery>(QUERY, { ...queryRef.variables, ...listVariables(state.list, ordersList), orderId });
  const { rows, columns } = useOrderColumns(
    viewer.orders.edges.map(({ node }) => node),
    { openHref },
  );
  return (
    <>
      <AdminList
        route="payment"
        title="Payments"
        noun={{ one: 'order', many: 'orders' }}
        exportAs="ORDERS"
        tabs={queueTabs('orders')}
        state={state}
        queryRef={queryRef}
        connection={{ ...viewer.orders, edges: rows.map((node) => ({ node })) }}
        currentId={isOpen ? orderId : undefined}
        columns={columns}
        rowName={(order) => buyerName(order)}
        filters={[
          choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: ORDER_STATES }),
          funnelFilter(state, viewer),
          dayFilter(state, { name: 'from', label: 'Created from' }),
          dayFilter(state, { name: 'to', label: 'Created until' }),
        ]}
        empty={<EmptyState vignette={<Vignette of="payments" />} title={NO_DATA} text="Orders appear here once someone buys." />}
      />
      {isOpen && <OpenOrder key={orderId} viewer={viewer} reload={reload} onClose={close} />}
    </>
  );
}
