import { Link, RowFigure, RowTitle, StatusBadge } from '@atlas/ui';
import type { SortKeyOf } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { isOpenOrder, lastDayToPay, type ordersList } from '@atlas/domain/orders';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListColumn } from '../../../admin/lists/ListColumn.ts';
import { useOpens } from '../../../routing/useOpens.ts';
import { buyerName } from './buyerName.ts';
import { orderState, orderTone } from './orderTone.ts';
import type { useOrderColumns_orders$data, useOrderColumns_orders$key } from './__generated__/useOrderColumns_orders.graphql.ts';

export type OrderRow = useOrderColumns_orders$data[number];
type Column = ListColumn<OrderRow, SortKeyOf<typeof ordersList>>;

/** The day of the payment, or the last day on which an open order can be paid. */
function dayText({ state, paidAt, expiresAt }: OrderRow): string | null {
  if (paidAt != null) return `Paid ${formatShortDate(paidAt)}`;
  return expiresAt != null && isOpenOrder(orderState(state)) ? `Until ${formatShortDate(lastDayToPay(new Date(expiresAt)))}` : null;
}

const PRODUCT: Column = {
  id: 'product',
  header: 'Product',
  priority: 2,
  card: 'meta',
  cell: ({ product, termName }) => [product, termName].filter(Boolean).join(', '),
};

const TERM: Column = { id: 'term', header: 'Payment term', priority: 2, card: 'meta', cell: ({ termName }) => termName ?? 'In full' };

const COLUMNS: readonly Column[] = [
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    width: 'narrow',
    priority: 1,
    card: 'aside',
    cell: ({ total, dueToday }) => (
      <RowFigure note={dueToday < total ? `${formatAmount(dueToday)} due first` : undefined}>{formatAmount(total)}</RowFigure>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: ({ state, stateLabel }) => <StatusBadge tone={orderTone(state)} text={stateLabel} />,
  },
  { id: 'day', header: 'Paid or last day', width: 'narrow', priority: 2, card: 'meta', cell: dayText },
  { id: 'pay-code', header: 'Pay code', width: 'narrow', priority: 3, card: 'meta', cell: ({ payCode }) => payCode },
];

const CREATED: Column = {
  id: 'created',
  header: 'Created',
  align: 'end',
  width: 'narrow',
  sortable: true,
  priority: 3,
  card: 'fact',
  cell: ({ createdAt }) => formatShortDate(createdAt),
};

/**
 * The rows of orders with their columns: the buyer opens the order, the account its person.
 *
 * @param openHref returns the address with an order open
 * @param ofFunnel true for the orders of one funnel, which all have its product
 */
export function useOrderColumns(
  keys: useOrderColumns_orders$key,
  { openHref, ofFunnel = false }: { openHref: (id: number) => string; ofFunnel?: boolean },
): { rows: readonly OrderRow[]; columns: readonly Column[] } {
  const rows = useFragment(
    graphql`
      fragment useOrderColumns_orders on Order @relay(plural: true) {
        databaseId
        ...buyerName_order
        email
        product
        termName
        total
        dueToday
        state
        stateLabel
        paidAt
        expiresAt
        payCode
        createdAt
        user {
          databaseId
        }
      }
    `,
    keys,
  );
  const opensPerson = useOpens('user');
  const buyer: Column = {
    id: 'buyer',
    header: 'Buyer',
    priority: 1,
    cell: (order) => (
      <RowTitle href={openHref(order.databaseId)} note={order.email}>
        {buyerName(order)}
      </RowTitle>
    ),
  };
  const account: Column = {
    id: 'account',
    header: 'Account',
    width: 'narrow',
    priority: 3,
    card: 'fact',
    cell: (order) =>
      order.user && (
        <Link href={routePath('user', { id: order.user.databaseId })} label={`Profile of ${buyerName(order)}`}>
          Profile
        </Link>
      ),
  };
  return { rows, columns: [buyer, ofFunnel ? TERM : PRODUCT, ...COLUMNS, ...(opensPerson ? [account] : []), CREATED] };
}
