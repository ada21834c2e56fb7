import { Heading, Stack, Timeline, type TimelineItem } from '@atlas/ui';
import { instantText } from '@atlas/domain/audit';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderTimeline_order$data, OrderTimeline_order$key } from './__generated__/OrderTimeline_order.graphql.ts';

/** The events of an order, newest first. */
export function OrderTimeline({ order: key }: { order: OrderTimeline_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        state
        createdAt
        paidAt
        expiresAt
        cancelledAt
        refundedAt
        endedReason
      }
    `,
    key,
  );
  return (
    <Stack gap={2} as="section" aria-label="History">
      <Heading level={3}>History</Heading>
      <Timeline label="History of this order" items={eventsOf(order)} />
    </Stack>
  );
}

function eventsOf({ state, endedReason, ...order }: OrderTimeline_order$data): readonly TimelineItem[] {
  const events: readonly (Omit<TimelineItem, 'meta'> & { at: string | null | undefined })[] = [
    { id: 'refunded', title: 'Refunded', tone: 'danger', at: order.refundedAt },
    {
      id: 'cancelled',
      title: 'Cancelled',
      tone: 'danger',
      at: order.cancelledAt,
      ...(endedReason != null && { children: endedReason }),
    },
    { id: 'expired', title: 'Expired', at: state === 'EXPIRED' ? order.expiresAt : null },
    { id: 'paid', title: 'Payment approved', tone: 'success', at: order.paidAt },
    { id: 'created', title: 'Ordered', at: order.createdAt },
  ];
  return events.flatMap(({ at, ...event }) => (at == null ? [] : [{ ...event, meta: instantText(at) }]));
}
