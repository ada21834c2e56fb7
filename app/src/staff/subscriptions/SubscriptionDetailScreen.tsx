import { Avatar, Card, KeyValueList, Link } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobCard } from '../../admin/bulk/BulkJobs.tsx';
import { RecordPage } from '../../admin/RecordPage.tsx';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { QueuedRenewals } from './QueuedRenewals.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionContents } from './SubscriptionContents.tsx';
import { SubscriptionHistory } from './SubscriptionHistory.tsx';
import { SubscriptionInvoice } from './SubscriptionInvoice.tsx';
import { SubscriptionPeriod } from './SubscriptionPeriod.tsx';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import type { BulkJobCard_job$key } from '../../admin/bulk/__generated__/BulkJobCard_job.graphql.ts';
import type {
  SubscriptionDetailScreenQuery,
  SubscriptionDetailScreenQuery$data,
} from './__generated__/SubscriptionDetailScreenQuery.graphql.ts';

type Subscription = NonNullable<SubscriptionDetailScreenQuery$data['viewer']['subscription']>;

const QUERY = graphql`
  query SubscriptionDetailScreenQuery($id: Int!, $money: Boolean!, $order: Boolean!, $history: Boolean!) @preloadable {
    viewer {
      subscription(databaseId: $id) {
        databaseId
        isCurrent
        isExpired
        unsubscribedAt
        createdAt
        accessLevelName
        couponCode
        user {
          databaseId
          name
          profileImage
        }
        funnel {
          databaseId
          name
          product {
            databaseId
            name
          }
        }
        paymentTerm {
          name
        }
        batch {
          name
        }
        order @include(if: $order) {
          payCode
        }
        ...SubscriptionActions_subscription @arguments(money: $money)
        ...SubscriptionPeriod_subscription
        ...SubscriptionInvoice_subscription @alias(as: "paid") @include(if: $money)
        ...QueuedRenewals_subscription
        ...SubscriptionContents_subscription
      }
      ...SubscriptionHistory_viewer @arguments(id: $id) @alias(as: "changes") @include(if: $history)
    }
  }
`;

interface Opens {
  user: boolean;
  funnel: boolean;
  product: boolean;
  order: boolean;
}

function factsOf({ user, funnel, ...subscription }: Subscription, opens: Opens) {
  const { product } = funnel;
  const { order, paymentTerm, couponCode, accessLevelName, batch, createdAt } = subscription;
  return [
    { label: 'Member', value: opens.user ? <Link href={routePath('user', { id: user.databaseId })}>{user.name}</Link> : user.name },
    {
      label: 'Funnel',
      value: opens.funnel ? <Link href={routePath('funnel', { id: String(funnel.databaseId) })}>{funnel.name}</Link> : funnel.name,
    },
    {
      label: 'Product',
      value: opens.product ? <Link href={routePath('product', { id: product.databaseId })}>{product.name}</Link> : product.name,
    },
    { label: 'Access level', value: accessLevelName },
    { label: 'Batch', value: batch?.name },
    ...(opens.order ? [{ label: 'Enrolled by', value: order ? `Order ${order.payCode}` : 'Staff' }] : []),
    { label: 'Enrolled on', value: formatShortDate(createdAt) },
    { label: 'Payment term', value: paymentTerm?.name ?? 'In full' },
    { label: 'Coupon', value: couponCode },
  ];
}

/**
 * A subscription for staff at `/subscriptions/{id}`: its period, payments, contents and history.
 *
 * @spec 1 §2.5
 */
export function SubscriptionDetailScreen({ queryRef }: { queryRef: PreloadedQuery<SubscriptionDetailScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SubscriptionDetailScreenQuery>(QUERY, queryRef);
  const reload = useReload<SubscriptionDetailScreenQuery>(QUERY, queryRef.variables);
  const [job, setJob] = useState<BulkJobCard_job$key | null>(null);
  const { order } = queryRef.variables;
  const opens = { user: useOpens('user'), funnel: useOpens('funnel'), product: useOpens('product'), order };
  const { subscription, changes } = viewer;
  if (!subscription) return <NotFound />;
  const { databaseId, user, funnel, paid, unsubscribedAt, isCurrent, isExpired } = subscription;
  return (
    <RecordPage
      title={user.name}
      back={{ href: routePath('subscriptions'), label: 'Subscriptions' }}
      lead={<Avatar name={user.name} picture={user.profileImage} />}
      status={<SubscriptionStatus unsubscribedAt={unsubscribedAt} isCurrent={isCurrent} isExpired={isExpired} />}
      meta={funnel.name}
      actions={<SubscriptionActions subscription={subscription} reload={reload} onApplied={setJob} />}
      aside={
        <Card>
          <KeyValueList items={factsOf(subscription, opens)} />
        </Card>
      }
    >
      {job && <BulkJobCard job={job} reload={reload} />}
      <SubscriptionPeriod subscription={subscription} />
      {paid && <SubscriptionInvoice subscription={paid} />}
      <QueuedRenewals subscription={subscription} />
      <SubscriptionContents subscription={subscription} />
      {changes && <SubscriptionHistory viewer={changes} id={databaseId} />}
    </RecordPage>
  );
}
