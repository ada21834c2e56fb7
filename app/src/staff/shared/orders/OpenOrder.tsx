import { Drawer, Text } from '@atlas/ui';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../routing/lazyPart.ts';
import type { OpenOrder_viewer$key } from './__generated__/OpenOrder_viewer.graphql.ts';

// Loaded once an order is opened.
const OrderDrawer = lazyPart('OrderDrawer', async () => (await import('./OrderDrawer.tsx')).OrderDrawer);

interface OpenOrderProps {
  viewer: OpenOrder_viewer$key;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** The order in the address, in a drawer next to the page. */
export function OpenOrder({ viewer: key, ...props }: OpenOrderProps) {
  const { order } = useFragment(
    graphql`
      fragment OpenOrder_viewer on Viewer
      @argumentDefinitions(
        orderId: { type: "Int!" }
        seesOrders: { type: "Boolean!" }
        seesReceipts: { type: "Boolean!" }
        seesSubscription: { type: "Boolean!" }
        seesAffiliate: { type: "Boolean!" }
      ) {
        order(databaseId: $orderId) @include(if: $seesOrders) {
          ...OrderDrawer_order @arguments(seesReceipts: $seesReceipts, seesSubscription: $seesSubscription, seesAffiliate: $seesAffiliate)
        }
      }
    `,
    key,
  );
  if (!order)
    return (
      <Drawer open onClose={props.onClose} title="Order not found">
        <Text>This order does not exist, or belongs to someone outside your people.</Text>
      </Drawer>
    );
  return (
    <Suspense>
      <OrderDrawer order={order} {...props} />
    </Suspense>
  );
}
