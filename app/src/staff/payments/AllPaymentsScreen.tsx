import { EmptyState, Vignette } from '@atlas/ui';
import { NO_DATA } from '@atlas/domain/lists';
import { PAYMENT_FILTERS, PAYMENT_PLATFORMS, paymentEntriesList } from '@atlas/domain/payments';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { EntryList } from './EntryList.tsx';
import type { AllPaymentsScreenQuery } from './__generated__/AllPaymentsScreenQuery.graphql.ts';

const QUERY = graphql`
  query AllPaymentsScreenQuery(
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

const STATUSES = PAYMENT_FILTERS.filter(({ value }) => value !== 'all');

/**
 * All scheduled payments, due and paid, at `/payment?tab=all`. Product decisions §3.
 *
 * @spec 2 §3
 */
export function AllPaymentsScreen({ queryRef }: { queryRef: PreloadedQuery<AllPaymentsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<AllPaymentsScreenQuery>(QUERY, queryRef);
  const state = useListState('payment', paymentEntriesList, { within: { tab: 'all' } });
  return (
    <EntryList
      tab="all"
      state={state}
      queryRef={queryRef}
      connection={viewer.paymentEntries}
      filters={[
        choiceFilter(state, { name: 'status', label: 'Status', all: 'All', options: STATUSES }),
        choiceFilter(state, { name: 'platform', label: 'Platform', all: 'All', options: PAYMENT_PLATFORMS }),
        dayFilter(state, { name: 'dueFrom', label: 'Due from' }),
        dayFilter(state, { name: 'dueTo', label: 'Due until' }),
      ]}
      empty={<EmptyState vignette={<Vignette of="done" />} title={NO_DATA} text="Payments appear here once someone is enrolled." />}
    />
  );
}
