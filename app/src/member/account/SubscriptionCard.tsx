import { ButtonLink, Card, DateText, Heading, Link, Row, Stack, StatusBadge, Text } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import { subscriptionState } from '../shared/subscriptionState.ts';
import { accountPath } from './accountPath.ts';
import type {
  SubscriptionCard_subscription$data,
  SubscriptionCard_subscription$key,
} from './__generated__/SubscriptionCard_subscription.graphql.ts';

/** One of the viewer's subscriptions: its validity, its renewal and its payments. */
export function SubscriptionCard({ subscription: key }: { subscription: SubscriptionCard_subscription$key }) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionCard_subscription on FunnelSubscription {
        databaseId
        startsAt
        expiry
        expiryText
        isCurrent
        isExpired
        isLifetime
        unsubscribedAt
        renewalLink
        isRenewalDue
        funnel {
          name
        }
        invoice {
          paidCount
          paymentCount
          nextDue {
            due
            scheduleDate
          }
        }
      }
    `,
    key,
  );
  const { databaseId, funnel, startsAt, expiry, expiryText, isLifetime, renewalLink, isRenewalDue, invoice } = subscription;
  const { isCurrent, isExpired, unsubscribedAt } = subscription;
  const titleId = `subscription-${databaseId}`;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Row justify="between" gap={2} wrap>
          <Heading level={2} size="subheading" id={titleId}>
            {funnel.name}
          </Heading>
          <StatusBadge {...subscriptionState({ isCurrent, isExpired, unsubscribedAt })} />
        </Row>
        <Text size={14} tone="muted" as="div" numeric>
          From <DateText text={formatShortDate(startsAt)} dateTime={startsAt} /> · {!isLifetime && 'Expiry: '}
          <DateText text={expiryText} dateTime={expiry} />
        </Text>
        {invoice && <Standing invoice={invoice} />}
        {renewalLink != null && (
          <Row>
            <ButtonLink href={renewalLink} variant={isRenewalDue ? 'primary' : 'secondary'} label={`Renew ${funnel.name}`}>
              Renew
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

/** The payments of a subscription: how many are made, and the next one. */
function Standing({ invoice }: { invoice: NonNullable<SubscriptionCard_subscription$data['invoice']> }) {
  const { paidCount, paymentCount, nextDue } = invoice;
  const standing = `${paidCount} of ${paymentCount} paid`;
  const next = nextDue ? ` · next ${formatAmount(nextDue.due)} on ${formatShortDate(nextDue.scheduleDate)}` : '';
  return (
    <Text size={14} numeric>
      {standing + next} · <Link href={accountPath('billings')}>See bills</Link>
    </Text>
  );
}
