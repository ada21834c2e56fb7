import { type DataColumn, DataTable, Heading, RowTitle, Stack, StatusBadge, Text } from '@atlas/ui';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  PersonSubscriptions_person$data,
  PersonSubscriptions_person$key,
} from './__generated__/PersonSubscriptions_person.graphql.ts';

type Held = PersonSubscriptions_person$data['subscriptions'][number];

/** Badge for the current state of a subscription. */
function StateBadge({ unsubscribedAt, isCurrent, isExpired }: Held) {
  if (unsubscribedAt != null) return <StatusBadge tone="neutral" text="Unsubscribed" />;
  if (isCurrent) return <StatusBadge tone="success" text="Active" />;
  return isExpired ? <StatusBadge tone="danger" text="Expired" /> : <StatusBadge tone="info" text="Not started" />;
}

const COLUMNS: readonly DataColumn<Held>[] = [
  {
    id: 'funnel',
    header: 'Funnel',
    width: 'wide',
    cell: ({ funnel, unsubscribedReason }) => <RowTitle note={unsubscribedReason ?? undefined}>{funnel.name}</RowTitle>,
  },
  { id: 'level', header: 'Access level', priority: 2, card: 'meta', cell: ({ accessLevelName }) => accessLevelName },
  { id: 'state', header: 'State', card: 'badge', cell: (held) => <StateBadge {...held} /> },
  {
    id: 'start',
    header: 'Starts',
    width: 'narrow',
    align: 'end',
    priority: 2,
    card: 'fact',
    cell: ({ startsAt }) => formatShortDate(startsAt),
  },
  { id: 'expiry', header: 'Expires', width: 'narrow', align: 'end', card: 'fact', cell: ({ expiryText }) => expiryText },
];

/** All current and former subscriptions of a person. */
export function PersonSubscriptions({ person: key }: { person: PersonSubscriptions_person$key }) {
  const { subscriptions } = useFragment(
    graphql`
      fragment PersonSubscriptions_person on User {
        subscriptions {
          databaseId
          startsAt
          expiryText
          isCurrent
          isExpired
          unsubscribedAt
          unsubscribedReason
          accessLevelName
          funnel {
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <Stack gap={3} as="section" aria-labelledby="subscriptions">
      <Heading level={2} size="subheading" id="subscriptions">
        Subscriptions
      </Heading>
      {subscriptions.length === 0 ? (
        <Text tone="muted">No subscriptions yet.</Text>
      ) : (
        <DataTable label="Subscriptions" columns={COLUMNS} rows={subscriptions} rowKey={({ databaseId }) => databaseId} />
      )}
    </Stack>
  );
}
