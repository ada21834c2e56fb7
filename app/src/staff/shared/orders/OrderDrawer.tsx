import { Alert, Drawer, Heading, KeyValueList, Link, Stack, StatusBadge, Text } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { instantText } from '@atlas/domain/audit';
import { routePath } from '@atlas/domain/navigation';
import { isOpenOrder, lastDayToPay } from '@atlas/domain/orders';
import { platformLabel } from '@atlas/domain/payments';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazyPart } from '../../../routing/lazyPart.ts';
import { useOpens } from '../../../routing/useOpens.ts';
import { useAuth } from '../../../session/authContext.ts';
import { useMoneyAccess } from '../useMoneyAccess.ts';
import { buyerName } from './buyerName.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderBuyer } from './OrderBuyer.tsx';
import type { OrderDialogName } from './OrderDialogs.tsx';
import { OrderNote } from './OrderNote.tsx';
import { OrderOnlinePayments } from './OrderOnlinePayments.tsx';
import { OrderQuote } from './OrderQuote.tsx';
import { OrderReceipts } from './OrderReceipts.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { orderState, orderTone } from './orderTone.ts';
import type { OrderDrawer_order$key } from './__generated__/OrderDrawer_order.graphql.ts';

// Loaded once an action is chosen.
const OrderDialogs = lazyPart('OrderDialogs', async () => (await import('./OrderDialogs.tsx')).OrderDialogs);

interface OrderDrawerProps {
  order: OrderDrawer_order$key;
  /** Loads the page again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** An order with all that staff need to decide about it. Those without the function flag only read. */
export function OrderDrawer({ order: key, reload, onClose }: OrderDrawerProps) {
  const order = useFragment(
    graphql`
      fragment OrderDrawer_order on Order
      @argumentDefinitions(
        seesReceipts: { type: "Boolean!" }
        seesSubscription: { type: "Boolean!" }
        seesAffiliate: { type: "Boolean!" }
      ) {
        ...buyerName_order
        state
        stateLabel
        payCode
        product
        termName
        method
        expiresAt
        agreedTo
        agreedAt
        couponCode
        funnel {
          name
        }
        affiliate @include(if: $seesAffiliate) {
          code
          user {
            name
          }
        }
        user {
          databaseId
        }
        subscription @include(if: $seesSubscription) {
          expiryText
        }
        ...OrderActions_order
        ...OrderBuyer_order
        ...OrderDialogs_order @arguments(seesReceipts: $seesReceipts)
        ...OrderNote_order
        ...OrderOnlinePayments_order @arguments(seesReceipts: $seesReceipts)
        ...OrderQuote_order
        ...OrderReceipts_order @arguments(seesReceipts: $seesReceipts)
        ...OrderTimeline_order
      }
    `,
    key,
  );
  const { currentUser } = useAuth();
  const access = useMoneyAccess();
  const opensSubscriptions = useOpens('viewSubscription');
  const [dialog, setDialog] = useState<OrderDialogName | null>(null);
  const { state, user, subscription, affiliate, agreedAt, expiresAt, method } = order;
  const readsReceipts = can(currentUser, { page: 'studentPaymentDetails' });
  const changes = access.mayDecide && readsReceipts;
  const whyNot = changes ? access.whyNot(user?.databaseId ?? null) : null;
  const open = changes && whyNot === null ? setDialog : null;
  return (
    <Drawer
      open
      onClose={onClose}
      title={buyerName(order)}
      size="wide"
      actions={open && <OrderActions order={order} open={open} reload={reload} />}
    >
      <Stack gap={6}>
        {whyNot !== null && <Alert tone="info">{whyNot}</Alert>}
        <KeyValueList
          items={[
            { label: 'State', value: <StatusBadge tone={orderTone(state)} text={order.stateLabel} /> },
            { label: 'Product', value: [order.product, order.termName].filter(Boolean).join(', ') },
            { label: 'Funnel', value: order.funnel.name },
            { label: 'Pay code', value: order.payCode },
            { label: 'Payment method', value: method == null ? null : platformLabel(method) },
            ...(expiresAt != null && isOpenOrder(orderState(state))
              ? [{ label: 'Last day to pay', value: formatShortDate(lastDayToPay(new Date(expiresAt))) }]
              : []),
            { label: 'Coupon', value: order.couponCode },
            ...(affiliate ? [{ label: 'Affiliate', value: `${affiliate.user.name}, ${affiliate.code}` }] : []),
            ...(subscription && user
              ? [
                  {
                    label: 'Subscription',
                    value: opensSubscriptions ? (
                      <Link href={routePath('viewSubscription', { userId: user.databaseId })}>{subscription.expiryText}</Link>
                    ) : (
                      subscription.expiryText
                    ),
                  },
                ]
              : []),
          ]}
        />
        <OrderBuyer order={order} />
        <OrderQuote order={order} />
        <OrderOnlinePayments order={order} mayDecide={open !== null} reload={reload} />
        {readsReceipts && <OrderReceipts order={order} onReject={open && (() => open('reject'))} />}
        <OrderNote order={order} onEdit={open && (() => open('note'))} />
        <Stack gap={2} as="section" aria-label="Agreement">
          <Heading level={3}>Agreement</Heading>
          <Text size={14}>
            {agreedAt == null ? 'No agreement is recorded.' : `${order.agreedTo.join(', ')}. Agreed ${instantText(agreedAt)}.`}
          </Text>
        </Stack>
        <OrderTimeline order={order} />
      </Stack>
      <Suspense>{dialog && <OrderDialogs order={order} dialog={dialog} reload={reload} onClose={() => setDialog(null)} />}</Suspense>
    </Drawer>
  );
}
