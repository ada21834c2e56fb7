import { BILL_FILTERS, type BillFilter } from '@atlas/domain/payments';
import { useLocation, useSearch } from 'wouter';

interface BillFilterState {
  filter: BillFilter;
  /** Returns the address of this page with a filter. */
  hrefOf: (filter: BillFilter) => string;
}

/** The filter of the bills, stored in the address's `bills`. An unknown one shows all bills. */
export function useBillFilter(): BillFilterState {
  const [path] = useLocation();
  const search = useSearch();
  const wanted = new URLSearchParams(search).get('bills');
  return {
    filter: BILL_FILTERS.find(({ value }) => value === wanted)?.value ?? 'all',
    hrefOf: (filter) => {
      const next = new URLSearchParams(search);
      next.delete('documentId');
      if (filter === 'all') next.delete('bills');
      else next.set('bills', filter);
      return next.size === 0 ? path : `${path}?${next}`;
    },
  };
}
