import { StatusBadge } from '@atlas/ui';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SubscriptionState_subscription$key } from './__generated__/SubscriptionState_subscription.graphql.ts';

/** The current state of a subscription as a badge. */
export function SubscriptionState({ subscription }: { subscription: SubscriptionState_subscription$key }) {
  const { unsubscribedAt, isCurrent, isExpired } = useFragment(
    graphql`
      fragment SubscriptionState_subscription on FunnelSubscription {
        unsubscribedAt
        isCurrent
        isExpired
      }
    `,
    subscription,
  );
  if (unsubscribedAt != null) return <StatusBadge tone="neutral" text="Unsubscribed" />;
  if (isCurrent) return <StatusBadge tone="success" text="Active" />;
  return isExpired ? <StatusBadge tone="danger" text="Expired" /> : <StatusBadge tone="info" text="Not started" />;
}
