import { Button, type DataColumn, DataTable, EmptyState, Heading, RowTitle, Stack, Vignette } from '@atlas/ui';
import { formatAmount } from '@atlas/domain/money';
import { levelThatGoes, NO_SUBSCRIPTIONS } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNow } from '../../session/useNow.ts';
import { SubscriptionState } from '../shared/enrolment/SubscriptionState.tsx';
import { useWhyNotEnrol } from '../shared/enrolment/useWhyNotEnrol.ts';
import { dateOrNull } from '../shared/selling/dateOrNull.ts';
import { UnsubscribeDialog } from '../shared/enrolment/UnsubscribeDialog.tsx';
import type { HeldSubscriptions_person$data, HeldSubscriptions_person$key } from './__generated__/HeldSubscriptions_person.graphql.ts';

type Held = HeldSubscriptions_person$data['subscriptions'][number];

interface HeldSubscriptionsProps {
  person: HeldSubscriptions_person$key;
  reload: () => Promise<unknown>;
}

const COLUMNS: readonly DataColumn<Held>[] = [
  {
    id: 'funnel',
    header: 'Funnel',
    width: 'wide',
    cell: ({ funnel, unsubscribedReason }) => <RowTitle note={unsubscribedReason ?? funnel.product.name}>{funnel.name}</RowTitle>,
  },
  { id: 'state', header: 'State', card: 'badge', cell: (held) => <SubscriptionState subscription={held} /> },
  { id: 'start', header: 'Starts', width: 'narrow', align: 'end', card: 'fact', cell: ({ startsAt }) => formatShortDate(startsAt) },
  { id: 'expiry', header: 'Expires', width: 'narrow', align: 'end', card: 'fact', cell: ({ expiryText }) => expiryText },
  { id: 'term', header: 'Payment term', priority: 3, card: 'fact', cell: ({ paymentTerm }) => paymentTerm?.name ?? 'In full' },
  {
    id: 'paid',
    header: 'Paid',
    width: 'narrow',
    align: 'end',
    priority: 2,
    card: 'fact',
    cell: ({ invoice }) => invoice && `${invoice.paidCount} of ${invoice.paymentCount}`,
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 'narrow',
    align: 'end',
    card: 'fact',
    cell: ({ invoice }) => invoice && formatAmount(invoice.balance),
  },
  { id: 'batch', header: 'Batch', width: 'narrow', priority: 3, card: 'meta', cell: ({ batch }) => batch?.name },
  { id: 'level', header: 'Access level', priority: 3, card: 'meta', cell: ({ accessLevelName }) => accessLevelName },
];

const MONEY = ['paid', 'balance'];

const holding = ({ databaseId, accessLevelName, startsAt, expiry, unsubscribedAt }: Held) => ({
  id: databaseId,
  accessLevelName: accessLevelName ?? null,
  startsAt: new Date(startsAt),
  expiresAt: new Date(expiry),
  unsubscribedAt: dateOrNull(unsubscribedAt),
});

/**
 * The subscriptions of a person: those that are current or start later, and the past ones below.
 *
 * @spec 2 §3, §8
 */
export function HeldSubscriptions({ person: key, reload }: HeldSubscriptionsProps) {
  const person = useFragment(
    graphql`
      fragment HeldSubscriptions_person on User @argumentDefinitions(readsMoney: { type: "Boolean!" }) {
        databaseId
        subscriptions {
          databaseId
          startsAt
          expiry
          expiryText
          isExpired
          unsubscribedAt
          unsubscribedReason
          accessLevelName
          funnel {
            name
            product {
              name
            }
          }
          paymentTerm {
            name
          }
          batch {
            name
          }
          invoice @include(if: $readsMoney) {
            paidCount
            paymentCount
            balance
          }
          ...SubscriptionState_subscription
          ...UnsubscribeDialog_subscription @arguments(readsMoney: $readsMoney)
        }
      }
    `,
    key,
  );
  const now = useNow();
  const whyNot = useWhyNotEnrol(person.databaseId);
  const [endingId, setEndingId] = useState<number | null>(null);
  const subscriptions = person.subscriptions.toReversed();
  const isPast = ({ unsubscribedAt, isExpired }: Held) => unsubscribedAt != null || isExpired;
  const held = subscriptions.filter((subscription) => !isPast(subscription));
  const past = subscriptions.filter(isPast);
  const ending = subscriptions.find(({ databaseId }) => databaseId === endingId);
  const readsMoney = subscriptions.some(({ invoice }) => invoice != null);
  const columns = readsMoney ? COLUMNS : COLUMNS.filter(({ id }) => !MONEY.includes(id));
  const rowKey = ({ databaseId }: Held) => databaseId;
  return (
    <>
      {held.length === 0 ? (
        <EmptyState vignette={<Vignette of="files" />} title={NO_SUBSCRIPTIONS} text="They appear here once the person is enrolled." />
      ) : (
        <DataTable
          label="Subscriptions"
          columns={columns}
          rows={held}
          rowKey={rowKey}
          {...(whyNot === null && {
            rowActions: ({ databaseId, funnel }: Held) => (
              <Button size="dense" variant="danger-quiet" aria-label={`Unsubscribe ${funnel.name}`} onClick={() => setEndingId(databaseId)}>
                Unsubscribe
              </Button>
            ),
          })}
        />
      )}
      {past.length > 0 && (
        <Stack gap={3} as="section" aria-labelledby="past-subscriptions">
          <Heading level={2} size="subheading" id="past-subscriptions">
            Past subscriptions
          </Heading>
          <DataTable label="Past subscriptions" columns={columns} rows={past} rowKey={rowKey} />
        </Stack>
      )}
      {ending && (
        <UnsubscribeDialog
          subscription={ending}
          level={levelThatGoes(holding(ending), subscriptions.map(holding), now)}
          reload={reload}
          onClose={() => setEndingId(null)}
        />
      )}
    </>
  );
}
