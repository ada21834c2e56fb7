import { type DataColumn, DataTable, Heading, RowTitle, Stack } from '@atlas/ui';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  QueuedRenewals_subscription$data,
  QueuedRenewals_subscription$key,
} from './__generated__/QueuedRenewals_subscription.graphql.ts';

type Renewal = QueuedRenewals_subscription$data['user']['subscriptions'][number];

const COLUMNS: readonly DataColumn<Renewal>[] = [
  {
    id: 'start',
    header: 'Starts',
    cell: ({ databaseId: id, startsAt }) => <RowTitle href={routePath('subscription', { id })}>{formatShortDate(startsAt)}</RowTitle>,
  },
  { id: 'expiry', header: 'Expires', align: 'end', card: 'fact', cell: ({ expiryText }) => expiryText },
];

/** Renewals of the same funnel that are queued behind a subscription. Nothing without one. */
export function QueuedRenewals({ subscription: key }: { subscription: QueuedRenewals_subscription$key }) {
  const { startsAt, funnel, user } = useFragment(
    graphql`
      fragment QueuedRenewals_subscription on FunnelSubscription {
        startsAt
        funnel {
          databaseId
        }
        user {
          subscriptions {
            databaseId
            startsAt
            expiryText
            unsubscribedAt
            funnel {
              databaseId
            }
          }
        }
      }
    `,
    key,
  );
  const queued = user.subscriptions.filter(
    (one) => one.funnel.databaseId === funnel.databaseId && one.unsubscribedAt == null && new Date(one.startsAt) > new Date(startsAt),
  );
  if (queued.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-labelledby="renewals">
      <Heading level={2} size="subheading" id="renewals">
        Queued renewals
      </Heading>
      <DataTable
        label="Queued renewals"
        columns={COLUMNS}
        rows={queued.toSorted((a, b) => new Date(a.startsAt).getTime() - new Date(b.startsAt).getTime())}
        rowKey={({ databaseId }) => databaseId}
      />
    </Stack>
  );
}
