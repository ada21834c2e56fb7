import { EmptyState, RowFigure, RowTitle, Select, SplitLayout, StatusBadge, Vignette } from '@atlas/ui';
import { type FilterNameOf, listVariables, type SortKeyOf } from '@atlas/domain/lists';
import { formatAmount } from '@atlas/domain/money';
import { PAYMENT_PLATFORMS, paymentProofsList, platformLabel, PROOF_STATES } from '@atlas/domain/payments';
import { formatShortDate, timeAgo } from '@atlas/domain/time';
import { fetchQuery, graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { useLocation, useSearch } from 'wouter';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { idIn } from '../../admin/idIn.ts';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { choiceFilter, type ListFilterControl } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { type ListState, useListState } from '../../admin/lists/useListState.ts';
import { useNow } from '../../session/useNow.ts';
import { buyerName } from '../shared/orders/buyerName.ts';
import { orderTone } from '../shared/orders/orderTone.ts';
import { entryTone } from '../../shared/payments/entryTone.ts';
import { proofDecision } from './proofDecision.ts';
import { QUEUE_DEFAULTS, queueTabs } from './queueLabels.ts';
import { useProofPane } from './useProofPane.tsx';
import type { ProofQueueScreenQuery, ProofQueueScreenQuery$data } from './__generated__/ProofQueueScreenQuery.graphql.ts';

type Proof = ProofQueueScreenQuery$data['viewer']['paymentProofs']['edges'][number]['node'];
type Column = ListColumn<Proof, SortKeyOf<typeof paymentProofsList>>;

/** The payer's name; that of the order for a person without an account. */
const payerName = ({ user, order }: Proof): string => user?.name ?? (order ? buyerName(order) : 'New buyer');

const failing = ({ checks }: Proof) => checks.filter(({ passes }) => !passes);

function Checks({ proof }: { proof: Proof }) {
  const failed = failing(proof);
  const passed = proof.checks.length - failed.length;
  const names = failed.map(({ check }) => check.toLowerCase()).join(', ');
  return (
    <StatusBadge
      tone={failed.length === 0 ? 'success' : 'warning'}
      text={failed.length === 0 ? `${passed} of ${proof.checks.length}` : `${passed} of ${proof.checks.length}, not ${names}`}
    />
  );
}

const COLUMNS: readonly Column[] = [
  {
    id: 'funnel',
    header: 'Funnel or product',
    priority: 3,
    card: 'meta',
    cell: ({ entry, order }) => entry?.invoice.subscription?.funnel.name ?? order?.product,
  },
  {
    id: 'place',
    header: 'Payment',
    width: 'narrow',
    priority: 2,
    card: 'meta',
    cell: ({ entry }) => (entry ? entry.place : 'Order'),
  },
  {
    id: 'due-date',
    header: 'Due date',
    width: 'narrow',
    priority: 2,
    card: 'badge',
    cell: ({ entry }) => entry && formatShortDate(entry.scheduleDate),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'narrow',
    priority: 2,
    card: 'badge',
    cell: ({ entry, order }) =>
      entry ? (
        <StatusBadge tone={entryTone(entry.tone)} text={entry.statusText} />
      ) : (
        order && <StatusBadge tone={orderTone(order.state)} text={order.stateLabel} />
      ),
  },
  {
    id: 'sent-amount',
    header: 'Sent',
    align: 'end',
    width: 'narrow',
    priority: 1,
    card: 'aside',
    cell: ({ amount, entry, order }) => {
      const due = entry?.due ?? order?.dueToday;
      return <RowFigure note={due === undefined ? undefined : `of ${formatAmount(due)} due`}>{formatAmount(amount)}</RowFigure>;
    },
  },
  { id: 'platform', header: 'Platform', width: 'narrow', priority: 2, card: 'meta', cell: ({ platform }) => platformLabel(platform) },
  { id: 'reference', header: 'Reference', width: 'narrow', priority: 3, card: 'meta', cell: ({ reference }) => reference },
  { id: 'checks', header: 'Checks', width: 'narrow', priority: 1, card: 'badge', cell: (proof) => <Checks proof={proof} /> },
];

const QUERY = graphql`
  query ProofQueueScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: PaymentProofsFilter!
    $sort: PaymentProofsSort!
    $id: Int!
    $seesPerson: Boolean!
    $seesSubscription: Boolean!
  ) @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: paymentProofs)
      paymentProofs(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            amount
            platform
            reference
            createdAt
            checks {
              check
              passes
            }
            user {
              name
              tribeId @include(if: $seesPerson)
            }
            entry {
              place
              due
              scheduleDate
              statusText
              tone
              invoice {
                subscription @include(if: $seesSubscription) {
                  funnel {
                    name
                  }
                }
              }
            }
            order {
              ...buyerName_order
              email
              product
              dueToday
              state
              stateLabel
            }
          }
        }
      }
      paymentProof(databaseId: $id) {
        ...proofDecision_proof
        ...useProofPane_proof @arguments(seesPerson: $seesPerson, seesSubscription: $seesSubscription)
      }
    }
  }
`;

/**
 * The receipts that wait for review, oldest first, with the selected one next to the list, at
 * `/payment`. Product decisions §3.
 */
export function ProofQueueScreen({ queryRef }: { queryRef: PreloadedQuery<ProofQueueScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ProofQueueScreenQuery>(QUERY, queryRef);
  const now = useNow();
  const state = useListState('payment', paymentProofsList, { within: { tab: 'review' }, defaults: QUEUE_DEFAULTS.review });
  const { id } = idIn('id')(new URLSearchParams(useSearch()));
  const [, navigate] = useLocation();
  const environment = useRelayEnvironment();
  const here = state.hrefOf({ page: state.list.page, after: state.list.after });
  const variables = { ...queryRef.variables, ...listVariables(state.list, paymentProofsList) };
  /** Loads the list again, with one of its receipts. */
  const load = (openId: number) =>
    fetchQuery<ProofQueueScreenQuery>(environment, QUERY, { ...variables, id: openId }, { fetchPolicy: 'network-only' }).toPromise();
  const ids = viewer.paymentProofs.edges.map(({ node }) => node.databaseId);
  const open = (next: number | null) => navigate(next === null ? here : `${here}&id=${next}`, { replace: true });
  const isOpen = id !== 0 && id === queryRef.variables.id;
  const position = ids.indexOf(id);
  const pane = useProofPane({
    proof: isOpen ? viewer.paymentProof : null,
    isOpen,
    afterDecision: ids[position + 1] ?? ids.find((one) => one !== id) ?? null,
    next: ids[position + 1] ?? null,
    previous: ids[position - 1] ?? null,
    open,
    load: async (openId) => {
      const found = (await load(openId))?.viewer.paymentProof;
      return found ? proofDecision(found) : null;
    },
  });
  return (
    <SplitLayout pane={pane.pane}>
      <AdminList
        route="payment"
        title="Payments"
        noun={{ one: 'receipt', many: 'receipts' }}
        exportAs="PAYMENT_PROOFS"
        tabs={queueTabs('review')}
        state={state}
        queryRef={queryRef}
        connection={viewer.paymentProofs}
        currentId={isOpen ? id : undefined}
        columns={[
          {
            id: 'member',
            header: 'Member',
            width: 'wide',
            priority: 1,
            cell: (proof) => (
              <RowTitle href={`${here}&id=${proof.databaseId}`} note={proof.user?.tribeId ?? proof.order?.email}>
                {payerName(proof)}
              </RowTitle>
            ),
          },
          ...COLUMNS,
          {
            id: 'created',
            header: 'Sent on',
            align: 'end',
            width: 'narrow',
            sortable: true,
            priority: 2,
            card: 'meta',
            cell: ({ createdAt }) => timeAgo(createdAt, now),
          },
        ]}
        rowName={payerName}
        filters={[
          stateFilter(state),
          choiceFilter(state, { name: 'platform', label: 'Platform', all: 'All', options: PAYMENT_PLATFORMS }),
          dayFilter(state, { name: 'from', label: 'Sent from' }),
          dayFilter(state, { name: 'to', label: 'Sent until' }),
        ]}
        bulk={{
          list: 'paymentProofs',
          operations: ['approve-proofs'],
          jobs: <BulkJobs viewer={viewer} reload={() => load(id)} />,
          reload: () => load(id),
        }}
        empty={<EmptyState vignette={<Vignette of="done" />} title="Nothing waits" text="New receipts appear here as members send them." />}
      />
      {pane.dialog}
    </SplitLayout>
  );
}

const WAITING = QUEUE_DEFAULTS.review.state;

/** The filter by state. Without a choice, the list shows what waits. */
function stateFilter(state: ListState<SortKeyOf<typeof paymentProofsList>, FilterNameOf<typeof paymentProofsList>>): ListFilterControl {
  const value = state.list.filters.state ?? WAITING;
  const label = PROOF_STATES.find((one) => one.value === value)?.label ?? '';
  return {
    control: (
      <Select
        key="state"
        name="state"
        label="State"
        value={value}
        onChange={(chosen) => state.filter('state', chosen || WAITING)}
        options={PROOF_STATES}
      />
    ),
    active: value === WAITING ? null : { id: 'state', label: `State: ${label}`, onRemove: () => state.filter('state', WAITING) },
  };
}
