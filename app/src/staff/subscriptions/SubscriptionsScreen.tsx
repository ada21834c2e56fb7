import { Avatar, EmptyState, Link, RowTitle, Vignette } from '@atlas/ui';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { subscriptionsList, VALIDITY_FILTERS } from '@atlas/domain/subscriptions';
import { formatShortDate } from '@atlas/domain/time';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { HiddenColumns } from '../../admin/lists/useColumns.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useOpens } from '../../routing/useOpens.ts';
import { useAuth } from '../../session/authContext.ts';
import { ExpiryChips } from './ExpiryChips.tsx';
import { readsMoney } from './readsMoney.ts';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { useSubscriptionChoices } from './useSubscriptionChoices.ts';
import type { SubscriptionsScreenQuery, SubscriptionsScreenQuery$data } from './__generated__/SubscriptionsScreenQuery.graphql.ts';

type Subscription = SubscriptionsScreenQuery$data['viewer']['subscriptions']['edges'][number]['node'];
type Column = ListColumn<Subscription, SortKeyOf<typeof subscriptionsList>>;

/** The columns about money, for users who may read it. */
const MONEY: readonly Column[] = [
  {
    id: 'paid',
    header: 'Paid',
    width: 'narrow',
    align: 'end',
    priority: 2,
    cell: ({ invoice }) => (invoice ? `${invoice.paidCount} of ${invoice.paymentCount}` : 'Free'),
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 'narrow',
    align: 'end',
    priority: 1,
    cell: ({ invoice }) => invoice && formatAmount(invoice.balance),
  },
];

/** The columns, with links to the pages that the user may open. */
const columnsFor = (opens: { subscription: boolean; funnel: boolean; money: boolean }): readonly Column[] => [
  {
    id: 'member',
    header: 'Member',
    width: 'wide',
    priority: 1,
    cell: ({ databaseId: id, user }) => (
      <RowTitle
        href={opens.subscription ? routePath('subscription', { id }) : undefined}
        lead={<Avatar name={user.name} picture={user.profileImage} size="s" />}
      >
        {user.name}
      </RowTitle>
    ),
  },
  {
    id: 'funnel',
    header: 'Funnel',
    priority: 1,
    card: 'meta',
    cell: ({ funnel: { databaseId, name } }) =>
      opens.funnel ? <Link href={routePath('funnel', { id: String(databaseId) })}>{name}</Link> : name,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'short',
    priority: 1,
    card: 'badge',
    cell: ({ unsubscribedAt, isCurrent, isExpired }) => (
      <SubscriptionStatus unsubscribedAt={unsubscribedAt} isCurrent={isCurrent} isExpired={isExpired} />
    ),
  },
  { id: 'level', header: 'Access level', priority: 3, card: 'none', cell: ({ accessLevelName }) => accessLevelName },
  {
    id: 'start',
    header: 'Start',
    width: 'narrow',
    align: 'end',
    priority: 3,
    cell: ({ startsAt }) => formatShortDate(startsAt),
  },
  {
    id: 'expiry',
    header: 'Expiry',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 1,
    cell: ({ expiryText }) => expiryText,
  },
  { id: 'term', header: 'Payment term', priority: 3, cell: ({ paymentTerm }) => paymentTerm?.name ?? 'In full' },
  ...(opens.money ? MONEY : []),
  { id: 'batch', header: 'Batch', width: 'narrow', priority: 3, card: 'none', cell: ({ batch }) => batch?.name },
  {
    id: 'created',
    header: 'Enrolled',
    width: 'narrow',
    align: 'end',
    sortable: true,
    priority: 3,
    card: 'none',
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
];

/** Hidden until the user chooses it. */
const HIDDEN = ['created'];

const VALIDITY = VALIDITY_FILTERS.filter(({ value }) => value !== 'all');

const QUERY = graphql`
  query SubscriptionsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: SubscriptionsFilter!
    $sort: SubscriptionsSort!
    $money: Boolean!
  ) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: subscriptions)
      subscriptions(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            startsAt
            expiryText
            isCurrent
            isExpired
            unsubscribedAt
            createdAt
            accessLevelName
            user {
              databaseId
              name
              profileImage
            }
            funnel {
              databaseId
              name
            }
            paymentTerm {
              name
            }
            batch {
              name
            }
            invoice @include(if: $money) {
              paidCount
              paymentCount
              balance
            }
          }
        }
      }
    }
  }
`;

/**
 * The list of subscriptions at `/subscriptions`. Search, filters, order and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function SubscriptionsScreen({ queryRef }: { queryRef: PreloadedQuery<SubscriptionsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SubscriptionsScreenQuery>(QUERY, queryRef);
  const state = useListState('subscriptions', subscriptionsList);
  const money = readsMoney(useAuth().currentUser);
  const reload = useReload<SubscriptionsScreenQuery>(QUERY, { ...listVariables(state.list, subscriptionsList), money });
  const choices = useSubscriptionChoices();
  const [subscription, funnel] = [useOpens('subscription'), useOpens('funnel')];
  const choice = (name: 'funnel' | 'product' | 'batch', label: string) =>
    choices[name].length > 0 || state.list.filters[name] !== undefined
      ? [choiceFilter(state, { name, label, all: 'All', options: choices[name] })]
      : [];
  return (
    <HiddenColumns value={HIDDEN}>
      <AdminList
        route="subscriptions"
        title="Subscriptions"
        exportAs="SUBSCRIPTIONS"
        noun={{ one: 'subscription', many: 'subscriptions' }}
        state={state}
        queryRef={queryRef}
        connection={viewer.subscriptions}
        columns={columnsFor({ subscription, funnel, money })}
        rowName={({ user, funnel: { name } }) => `${user.name}, ${name}`}
        quick={<ExpiryChips state={state} />}
        filters={[
          choiceFilter(state, { name: 'validity', label: 'Validity', all: 'All', options: VALIDITY }),
          ...choice('product', 'Product'),
          ...choice('funnel', 'Funnel'),
          ...choice('batch', 'Batch'),
          linkedFilter(state, { name: 'person', label: () => viewer.subscriptions.edges[0]?.node.user.name ?? 'One person' }),
          dayFilter(state, { name: 'expiresFrom', label: 'Expires from' }),
          dayFilter(state, { name: 'expiresTo', label: 'Expires until' }),
        ]}
        bulk={{
          list: 'subscriptions',
          operations: ['extend-chosen', 'change-expiry', 'unenrol'],
          inRows: true,
          jobs: <BulkJobs viewer={viewer} reload={reload} />,
          reload,
        }}
        empty={
          <EmptyState
            vignette={<Vignette of="payments" />}
            title={NO_DATA}
            text="Subscriptions appear here once someone is enrolled or pays for an order."
          />
        }
      />
    </HiddenColumns>
  );
}
