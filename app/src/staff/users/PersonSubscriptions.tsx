import { Button, ButtonLink, type DataColumn, DataTable, Heading, Link, Row, RowTitle, Stack, Text } from '@atlas/ui';
import { mayDoInBulk } from '@atlas/domain/jobs';
import { routePath } from '@atlas/domain/navigation';
import { formatShortDate } from '@atlas/domain/time';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { selectionOfOne } from '../../admin/bulk/bulkSelection.ts';
import { BulkJobCard } from '../../admin/bulk/BulkJobs.tsx';
import { LazyBulkDialog } from '../../admin/bulk/LazyBulkDialog.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { SubscriptionState } from '../shared/enrolment/SubscriptionState.tsx';
import type { BulkJobCard_job$key } from '../../admin/bulk/__generated__/BulkJobCard_job.graphql.ts';
import type {
  PersonSubscriptions_person$data,
  PersonSubscriptions_person$key,
} from './__generated__/PersonSubscriptions_person.graphql.ts';

type Held = PersonSubscriptions_person$data['subscriptions'][number];

const LEVEL: DataColumn<Held> = {
  id: 'level',
  header: 'Access level',
  priority: 2,
  card: 'meta',
  cell: ({ accessLevelName }) => accessLevelName,
};

/** The state and the period of a subscription. */
const PERIOD: readonly DataColumn<Held>[] = [
  { id: 'state', header: 'State', card: 'badge', cell: (held) => <SubscriptionState subscription={held} /> },
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

const COLUMNS: readonly DataColumn<Held>[] = [
  {
    id: 'funnel',
    header: 'Funnel',
    width: 'wide',
    cell: ({ funnel, unsubscribedReason }) => <RowTitle note={unsubscribedReason ?? undefined}>{funnel.name}</RowTitle>,
  },
  LEVEL,
  ...PERIOD,
];

const orderPath = (id: number): string => routePath('payment', { tab: 'orders', orderId: id });

const ORIGIN: DataColumn<Held> = {
  id: 'origin',
  header: 'Enrolled by',
  priority: 2,
  card: 'fact',
  cell: ({ order }) => (order ? <Link href={orderPath(order.databaseId)}>{`Order ${order.payCode}`}</Link> : 'Staff'),
};

/** The columns of the tab, with what the Overview leaves out. */
const wholeColumns = (opensDetails: boolean, seesOrders: boolean): readonly DataColumn<Held>[] => [
  {
    id: 'funnel',
    header: 'Funnel',
    width: 'wide',
    cell: ({ databaseId, funnel, unsubscribedReason }) => (
      <RowTitle note={unsubscribedReason ?? undefined}>
        {opensDetails ? <Link href={routePath('subscription', { id: databaseId })}>{funnel.name}</Link> : funnel.name}
      </RowTitle>
    ),
  },
  { id: 'product', header: 'Product', card: 'meta', cell: ({ funnel }) => funnel.product?.name },
  { ...LEVEL, priority: 3 },
  ...PERIOD,
  {
    id: 'grace',
    header: 'Grace until',
    width: 'narrow',
    align: 'end',
    priority: 2,
    card: 'fact',
    cell: ({ graceUntil }) => graceUntil != null && formatShortDate(graceUntil),
  },
  ...(seesOrders ? [ORIGIN] : []),
];

interface PersonSubscriptionsProps {
  person: PersonSubscriptions_person$key;
  /** Whether to show the product, the grace and the origin too. */
  isWhole?: boolean;
  /** Whether the origin is known: users who read orders see it. */
  seesOrders?: boolean;
  /** Reloads the page. */
  reload: () => Promise<unknown>;
}

/**
 * All current and former subscriptions of a person. Users with permission can extend a current one:
 * as a bulk operation on one record, with its preview, its entry in the audit log and Undo.
 */
export function PersonSubscriptions({ person: key, isWhole = false, seesOrders = false, reload }: PersonSubscriptionsProps) {
  const person = useFragment(
    graphql`
      fragment PersonSubscriptions_person on User
      @argumentDefinitions(isWhole: { type: "Boolean!", defaultValue: false }, seesOrders: { type: "Boolean!", defaultValue: false }) {
        databaseId
        type
        archivedAt
        subscriptions {
          databaseId
          startsAt
          expiryText
          isCurrent
          isLifetime
          unsubscribedReason
          accessLevelName
          funnel {
            name
            product @include(if: $isWhole) {
              name
            }
          }
          graceUntil @include(if: $isWhole)
          order @include(if: $seesOrders) {
            databaseId
            payCode
          }
          ...SubscriptionState_subscription
        }
      }
    `,
    key,
  );
  const { databaseId: id, subscriptions } = person;
  const { currentUser } = useAuth();
  const opensEnrolment = useOpens('enrollUser');
  const opensSubscriptions = useOpens('viewSubscription');
  const opensDetails = useOpens('subscription');
  const opensPayments = useOpens('studentPaymentDetails');
  const [extending, setExtending] = useState<Held | null>(null);
  const [job, setJob] = useState<BulkJobCard_job$key | null>(null);
  const actor = { access: currentUser, isImpersonating: currentUser?.isImpersonating === true };
  const mayExtend = person.archivedAt == null && mayDoInBulk(actor, 'extend-subscriptions');
  const columns = isWhole ? wholeColumns(opensDetails, seesOrders) : COLUMNS;
  const close = (isApplied: boolean, applied?: BulkJobCard_job$key) => {
    setExtending(null);
    if (!isApplied) return;
    setJob(applied ?? null);
    void reload().catch(() => undefined);
  };
  return (
    <Stack gap={3} as="section" aria-labelledby="subscriptions">
      <Row justify="between" wrap>
        <Heading level={2} size="subheading" id="subscriptions">
          Subscriptions
        </Heading>
        <Row gap={2} wrap>
          {opensSubscriptions && <ButtonLink href={routePath('viewSubscription', { userId: id })}>View subscriptions</ButtonLink>}
          {opensPayments && <ButtonLink href={routePath('studentPaymentDetails', { id })}>Payment details</ButtonLink>}
          {opensEnrolment && person.archivedAt == null && <ButtonLink href={routePath('enrollUser', { id })}>Enroll</ButtonLink>}
        </Row>
      </Row>
      {job && <BulkJobCard job={job} reload={reload} />}
      {subscriptions.length === 0 ? (
        <Text tone="muted">No subscriptions yet.</Text>
      ) : (
        <DataTable
          label="Subscriptions"
          columns={columns}
          rows={subscriptions}
          rowKey={({ databaseId }) => databaseId}
          {...(mayExtend && {
            rowActions: (held: Held) =>
              held.isCurrent &&
              !held.isLifetime && (
                <Button size="dense" aria-label={`Extend ${held.funnel.name}`} onClick={() => setExtending(held)}>
                  Extend
                </Button>
              ),
          })}
        />
      )}
      <Suspense>
        {extending && (
          <LazyBulkDialog
            operation="extend-subscriptions"
            selection={selectionOfOne(person.type === 'NON_MEMBER' ? 'nonMembers' : 'members', id)}
            given={{ subscriptionId: extending.databaseId }}
            about={{
              title: `Extend ${extending.funnel.name}`,
              description: `Expires ${extending.expiryText}. You can review the change before anything is saved.`,
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
