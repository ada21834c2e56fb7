import { EmptyState, RowFigure, RowTitle, Vignette } from '@atlas/ui';
import { countNoun, defineList, listVariables, type ListVariables, type SortKeyOf } from '@atlas/domain/lists';
import { formatShortDate } from '@atlas/domain/time';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMemo, useState } from 'react';
import type { Action } from '../admin/actions/Action.ts';
import { ActionButton } from '../admin/actions/ActionButton.tsx';
import { AdminList } from '../admin/lists/AdminList.tsx';
import { choiceFilter } from '../admin/lists/choiceFilter.tsx';
import { filterTabs } from '../admin/lists/filterTabs.ts';
import type { ListColumn } from '../admin/lists/ListColumn.ts';
import type { RowAction } from '../admin/lists/RowActions.tsx';
import { useListState } from '../admin/lists/useListState.ts';
import { storyPayments, type StoryPayment } from './storyPayments.ts';

const paymentsList = defineList({
  sorts: ['sent', 'member', 'amount'],
  order: { by: 'sent', descending: false },
  searches: 'Name, reference',
  filters: {
    state: { kind: 'choice', field: 'state', choices: ['approved', 'returned'] },
    platform: { kind: 'choice', field: 'platform', choices: ['GCash', 'Maya', 'Bank transfer'] },
  },
});
type Asked = ListVariables<typeof paymentsList>;

const NOUN = { one: 'payment', many: 'payments' };

const COLUMNS: readonly ListColumn<StoryPayment, SortKeyOf<typeof paymentsList>>[] = [
  {
    id: 'member',
    header: 'Member',
    width: 'wide',
    sortable: true,
    cell: ({ databaseId, member, funnel }) => (
      <RowTitle href={`/student-payment-details/${databaseId}`} note={funnel} noteOnCard={false}>
        {member}
      </RowTitle>
    ),
  },
  { id: 'platform', header: 'Platform', priority: 2, card: 'meta', cell: ({ platform }) => platform },
  { id: 'reference', header: 'Reference', priority: 3, card: 'meta', cell: ({ reference }) => reference },
  { id: 'sent', header: 'Sent', align: 'end', sortable: true, priority: 2, cell: ({ sent }) => formatShortDate(sent) },
  { id: 'amount', header: 'Amount', align: 'end', sortable: true, card: 'aside', cell: ({ amount }) => <RowFigure>{amount}</RowFigure> },
];

const SORTS: Record<Asked['sort']['by'], (payment: StoryPayment) => string> = {
  sent: ({ sent }) => sent,
  member: ({ member }) => member,
  amount: ({ amount }) => amount.padStart(12),
};

/** Filters, sorts and pages the payments as a server would. */
function answer(payments: readonly StoryPayment[], { filter, sort, offset, first }: Asked) {
  const wanted = filter.search?.toLowerCase() ?? '';
  const matching = payments
    .filter(({ state }) => state === (filter.state ?? 'submitted'))
    .filter(({ platform }) => filter.platform === null || platform === filter.platform)
    .filter(({ member, reference }) => `${member} ${reference}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => SORTS[sort.by](a).localeCompare(SORTS[sort.by](b)));
  if (sort.descending) matching.reverse();
  return { matching, rows: matching.slice(offset, offset + first) };
}

/** A list with every feature of an admin list, over payments in memory. */
export function PaymentsList({ none = false }: { none?: boolean }) {
  const [payments, setPayments] = useState<readonly StoryPayment[]>(none ? [] : storyPayments);
  const state = useListState('payment', paymentsList, { tab: 'state' });
  const requested = JSON.stringify(listVariables(state.list, paymentsList));
  const variables = useMemo(() => JSON.parse(requested) as Asked, [requested]);
  const { matching, rows } = answer(payments, variables);
  const countOf = (wanted: StoryPayment['state']) => payments.filter((payment) => payment.state === wanted).length;
  const move = (moved: readonly StoryPayment[], to: StoryPayment['state']) => {
    const ids = new Set(moved.map(({ databaseId }) => databaseId));
    setPayments((now) => now.map((payment) => (ids.has(payment.databaseId) ? { ...payment, state: to } : payment)));
    return Promise.resolve();
  };
  const approve = (moved: readonly StoryPayment[], what: string, then?: () => void): Action => ({
    run: async () => {
      await move(moved, 'approved');
      then?.();
    },
    success: `${what} approved.`,
    undo: { run: () => move(moved, 'submitted'), success: `${what} for review again.` },
  });
  const giveBack = (moved: readonly StoryPayment[], what: string, then?: () => void): Action => ({
    confirm: {
      title: `Return ${what}?`,
      consequence: 'The sender is told to look at it and to send it again. Nothing is counted as paid.',
      confirmText: 'Return',
      tone: 'danger',
    },
    run: async () => {
      await move(moved, 'returned');
      then?.();
    },
    success: `${what} returned.`,
  });
  const actionsOf = (payment: StoryPayment): readonly RowAction[] => {
    const what = `The payment of ${payment.member}`;
    if (payment.state === 'returned') return [];
    if (payment.state === 'approved') return [{ label: 'Revoke', icon: Undo2, action: { run: () => move([payment], 'submitted') } }];
    return [
      { label: 'Approve', icon: Check, action: approve([payment], what) },
      { label: 'Return', icon: Undo2, action: giveBack([payment], `the payment of ${payment.member}`) },
    ];
  };
  return (
    <AdminList
      route="payment"
      title="Payments"
      // Payments have no export yet.
      exportAs="COURSES"
      noun={NOUN}
      state={state}
      queryRef={variables}
      connection={{
        totalCount: matching.length,
        pageInfo: { hasNextPage: variables.offset + rows.length < matching.length },
        edges: rows.map((node) => ({ node })),
      }}
      columns={COLUMNS}
      rowName={({ member }) => member}
      tabs={filterTabs(state, 'state', NOUN, [
        { label: 'For review', value: null, count: countOf('submitted') },
        { label: 'Approved', value: 'approved' },
        { label: 'Returned', value: 'returned' },
      ])}
      filters={[
        choiceFilter(state, {
          name: 'platform',
          label: 'Platform',
          all: 'Every platform',
          options: paymentsList.filters.platform.choices.map((value) => ({ value, label: value })),
        }),
      ]}
      rowActions={actionsOf}
      batchBar={({ rows: chosen, all, count, clear }) => {
        const these = all ? matching : chosen;
        const what = countNoun(count, NOUN);
        return (
          <>
            <ActionButton variant="primary" size="dense" action={approve(these, what, clear)}>
              Approve
            </ActionButton>
            <ActionButton variant="danger-quiet" size="dense" action={giveBack(these, what, clear)}>
              Return
            </ActionButton>
          </>
        );
      }}
      empty={<EmptyState vignette={<Vignette of="lessons" />} title="Nothing here" text="Payments appear here once someone sends one." />}
    />
  );
}
