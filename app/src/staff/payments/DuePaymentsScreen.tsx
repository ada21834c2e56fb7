import { EmptyState, Vignette } from '@atlas/ui';
import { paymentEntriesList } from '@atlas/domain/payments';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { DueWindows } from './DueWindows.tsx';
import { EntryList } from './EntryList.tsx';
import { QUEUE_DEFAULTS } from './queueLabels.ts';
import type { DuePaymentsScreenQuery } from './__generated__/DuePaymentsScreenQuery.graphql.ts';

const QUERY = graphql`
  query DuePaymentsScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: PaymentEntriesFilter!
    $sort: PaymentEntriesSort!
    $seesPerson: Boolean!
    $seesSubscription: Boolean!
  ) @preloadable {
    viewer {
      paymentEntries(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...EntryList_entries @arguments(seesPerson: $seesPerson, seesSubscription: $seesSubscription)
          }
        }
      }
    }
  }
`;

const OVERDUE = 'Overdue';

/** The payments that are owed, by due date, at `/payment?tab=due`. Product decisions §3. */
export function DuePaymentsScreen({ queryRef }: { queryRef: PreloadedQuery<DuePaymentsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DuePaymentsScreenQuery>(QUERY, queryRef);
  const state = useListState('payment', paymentEntriesList, { within: { tab: 'due' }, defaults: QUEUE_DEFAULTS.due });
  const overdue = { id: 'overdue', label: OVERDUE, onRemove: () => state.filter('overdue', null) };
  return (
    <EntryList
      tab="due"
      state={state}
      queryRef={queryRef}
      connection={viewer.paymentEntries}
      quick={<DueWindows state={state} />}
      filters={[
        { control: null, active: state.list.filters.overdue === undefined ? null : overdue },
        dayFilter(state, { name: 'dueFrom', label: 'Due from' }),
        dayFilter(state, { name: 'dueTo', label: 'Due until' }),
      ]}
      empty={<EmptyState vignette={<Vignette of="done" />} title="Nothing is due" text="Payments appear here until they are paid." />}
    />
  );
}
