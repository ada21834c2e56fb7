import { type DataColumn, DataTable, Heading, Stack, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderQuote_order$data, OrderQuote_order$key } from './__generated__/OrderQuote_order.graphql.ts';

type Payment = OrderQuote_order$data['quote'][number];

const COLUMNS: readonly DataColumn<Payment>[] = [
  { id: 'date', header: 'Due date', width: 'wide', cell: ({ scheduleDate }) => formatShortDate(scheduleDate) },
  { id: 'price', header: 'Amount', align: 'end', width: 'narrow', card: 'aside', cell: ({ price }) => formatAmount(price) },
];

/** The payments of an order as quoted, and their total. */
export function OrderQuote({ order: key }: { order: OrderQuote_order$key }) {
  const { quote, listPrice, discount, total } = useFragment(
    graphql`
      fragment OrderQuote_order on Order {
        listPrice
        discount
        total
        quote {
          scheduleDate
          price
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={2} as="section" aria-label="Quoted payments">
      <Heading level={3}>Quoted payments</Heading>
      <DataTable label="Quoted payments" columns={COLUMNS} rows={quote} rowKey={({ scheduleDate }) => scheduleDate} />
      <Text size={14} numeric>
        {discount > 0
          ? `Total ${formatAmount(total)}: ${formatAmount(listPrice)} less ${formatAmount(discount)}`
          : `Total ${formatAmount(total)}`}
      </Text>
    </Stack>
  );
}
