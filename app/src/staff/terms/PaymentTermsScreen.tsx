import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { routePath } from '@atlas/domain/navigation';
import { PAYMENT_TERM_KINDS, paymentTermsList } from '@atlas/domain/payments';
import Copy from 'lucide-react/icons/copy';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ArchivedStatus } from '../../admin/ArchivedStatus.tsx';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { editAndArchive } from '../../admin/lists/editAndArchive.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { useArchiveTerm } from './useArchiveTerm.ts';
import type { PaymentTermsScreenQuery, PaymentTermsScreenQuery$data } from './__generated__/PaymentTermsScreenQuery.graphql.ts';

type Term = PaymentTermsScreenQuery$data['viewer']['paymentTerms']['edges'][number]['node'];

const COLUMNS: readonly ListColumn<Term, SortKeyOf<typeof paymentTermsList>>[] = [
  {
    id: 'name',
    header: 'Payment term',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: ({ databaseId, name }) => <RowTitle href={routePath('paymentTerm', { id: String(databaseId) })}>{name}</RowTitle>,
  },
  { id: 'summary', header: 'Payments', width: 'wide', priority: 1, card: 'meta', cell: ({ summary }) => summary },
  { id: 'used', header: 'In use', width: 'short', priority: 2, cell: ({ isLocked }) => (isLocked ? 'Yes' : 'No') },
  {
    id: 'status',
    header: 'Status',
    width: 'short',
    priority: 2,
    card: 'badge',
    cell: ({ archivedAt }) => <ArchivedStatus archivedAt={archivedAt} />,
  },
];

const QUERY = graphql`
  query PaymentTermsScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: PaymentTermsFilter!, $sort: PaymentTermsSort!)
  @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: paymentTerms)
      paymentTerms(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            name
            summary
            isLocked
            archivedAt
          }
        }
      }
    }
  }
`;

/**
 * The list of payment terms at `/payment-terms`. Search, filters and page are in the address.
 *
 * @spec 1 §2.5, §2.8
 */
export function PaymentTermsScreen({ queryRef }: { queryRef: PreloadedQuery<PaymentTermsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<PaymentTermsScreenQuery>(QUERY, queryRef);
  const state = useListState('paymentTerms', paymentTermsList);
  const reload = useReload<PaymentTermsScreenQuery>(QUERY, listVariables(state.list, paymentTermsList));
  const archive = useArchiveTerm();
  const { currentUser } = useAuth();
  const mayCreate = can(currentUser, { function: 'payment-term_create' });
  const actionsOf = (term: Term) => {
    const { databaseId, isLocked, archivedAt } = term;
    const edit = isLocked ? null : routePath('editPaymentTerm', { id: String(databaseId) });
    const duplicate = { label: 'Duplicate', icon: Copy, href: routePath('newPaymentTerm', { copyOf: databaseId }) };
    return editAndArchive({ edit, archivedAt, archive: archive(term, reload) }, mayCreate ? [duplicate] : []);
  };
  return (
    <AdminList
      route="paymentTerms"
      title="Payment terms"
      exportAs="PAYMENT_TERMS"
      noun={{ one: 'payment term', many: 'payment terms' }}
      state={state}
      queryRef={queryRef}
      connection={viewer.paymentTerms}
      columns={COLUMNS}
      rowName={({ name }) => name}
      filters={[choiceFilter(state, { name: 'kind', label: 'Payments', all: 'All', options: PAYMENT_TERM_KINDS }), archivedFilter(state)]}
      bulk={{
        list: 'paymentTerms',
        operations: [state.list.filters.status === 'archived' ? 'restore-payment-terms' : 'archive-payment-terms'],
        jobs: <BulkJobs viewer={viewer} reload={reload} />,
        reload,
      }}
      rowActions={actionsOf}
      empty={
        <EmptyState
          vignette={<Vignette of="payments" />}
          title={NO_DATA}
          text="Payment terms appear here once you create one. Until then, every offer is paid in full."
        />
      }
    />
  );
}
