import { Heading, Stack } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import { OnlinePayment } from '../providers/OnlinePayment.tsx';
import type { OrderOnlinePayments_order$key } from './__generated__/OrderOnlinePayments_order.graphql.ts';

interface OrderOnlinePaymentsProps {
  order: OrderOnlinePayments_order$key;
  /** Whether the current user may ask a provider again. */
  mayDecide: boolean;
  reload: () => Promise<unknown>;
}

/** The payments of an order that were begun at providers, newest first. Nothing without any. */
export function OrderOnlinePayments({ order: key, mayDecide, reload }: OrderOnlinePaymentsProps) {
  const { providerPayments = [] } = useFragment(
    graphql`
      fragment OrderOnlinePayments_order on Order @argumentDefinitions(seesReceipts: { type: "Boolean!" }) {
        providerPayments @include(if: $seesReceipts) {
          databaseId
          ...OnlinePayment_payment
        }
      }
    `,
    key,
  );
  if (providerPayments.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-label="Online payments">
      <Heading level={3}>Online payments</Heading>
      {providerPayments.map((payment) => (
        <OnlinePayment key={payment.databaseId} payment={payment} within="drawer" mayDecide={mayDecide} reload={reload} />
      ))}
    </Stack>
  );
}
