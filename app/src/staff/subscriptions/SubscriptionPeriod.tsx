import { Alert, Card, PeriodLine, Stack } from '@atlas/ui';
import { subscriptionProgress } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import type { SubscriptionPeriod_subscription$key } from './__generated__/SubscriptionPeriod_subscription.graphql.ts';

/** The period of a subscription with today marked, and why it ended before its expiry. */
export function SubscriptionPeriod({ subscription: key }: { subscription: SubscriptionPeriod_subscription$key }) {
  const { startsAt, expiry, expiryText, unsubscribedAt, unsubscribedReason } = useFragment(
    graphql`
      fragment SubscriptionPeriod_subscription on FunnelSubscription {
        startsAt
        expiry
        expiryText
        unsubscribedAt
        unsubscribedReason
      }
    `,
    key,
  );
  const period = {
    startsAt: new Date(startsAt),
    expiresAt: new Date(expiry),
    unsubscribedAt: unsubscribedAt == null ? null : new Date(unsubscribedAt),
  };
  const { percent, text } = subscriptionProgress(period, useNow());
  return (
    <Stack gap={3}>
      {unsubscribedAt != null && (
        <Alert tone="neutral" title="Unsubscribed">
          {unsubscribedReason}
        </Alert>
      )}
      <Card>
        <PeriodLine label="Period of access" start={formatShortDate(startsAt)} end={expiryText} percent={percent} today={text} />
      </Card>
    </Stack>
  );
}
