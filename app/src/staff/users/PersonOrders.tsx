import { type DataColumn, Link, RowTitle, StatusBadge } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOpens } from '../../routing/useOpens.ts';
import { orderTone } from '../shared/orders/orderTone.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonOrders_person$data, PersonOrders_person$key } from './__generated__/PersonOrders_person.graphql.ts';

type Order = PersonOrders_person$data['money']['orders'][number];

const columnsFor = (opens: boolean): readonly DataColumn<Order>[] => [
  {
    id: 'code',
    header: 'Order',
    cell: ({ databaseId, payCode, endedReason }) => (
      <RowTitle note={endedReason ?? undefined}>
        {opens ? <Link href={routePath('payment', { tab: 'orders', orderId: databaseId })}>{payCode}</Link> : payCode}
      </RowTitle>
    ),
  },
  {
    id: 'product',
    header: 'Product',
    width: 'wide',
    card: 'meta',
    cell: ({ product, termName }) => [product, termName ?? 'In full'].join(' · '),
  },
  {
    id: 'state',
    header: 'State',
    card: 'badge',
    cell: ({ state, stateLabel }) => <StatusBadge tone={orderTone(state)} text={stateLabel} />,
  },
  { id: 'placed', header: 'Placed', width: 'narrow', align: 'end', card: 'fact', cell: ({ createdAt }) => formatShortDate(createdAt) },
  { id: 'total', header: 'Total', width: 'narrow', align: 'end', card: 'aside', cell: ({ total }) => formatAmount(total) },
];

/** The orders of a person with their state, newest first. */
export function PersonOrders({ person: key }: { person: PersonOrders_person$key }) {
  const { money } = useFragment(
    graphql`
      fragment PersonOrders_person on User {
        money {
          orders {
            databaseId
            payCode
            product
            termName
            state
            stateLabel
            endedReason
            total
            createdAt
          }
        }
      }
    `,
    key,
  );
  const opens = useOpens('payment');
  return (
    <PersonSection
      title="Orders"
      columns={columnsFor(opens)}
      rows={money.orders}
      rowKey={({ databaseId }) => databaseId}
      empty="No orders yet."
    />
  );
}
