import type { BulkList, BulkOperationName } from '@atlas/domain/jobs';
import { type ListSearch, writeListSearch } from '@atlas/domain/lists';
import type { ReactNode } from 'react';
import type { Chosen } from '../lists/useSelection.ts';

/** The bulk operations of a list. */
export interface Bulk {
  readonly list: BulkList;
  /** In display order, most likely first. Operations that the user may not run are not shown. */
  readonly operations: readonly BulkOperationName[];
  /** Offers them in the menu of each row as well, for that row alone. */
  readonly inRows?: boolean;
  /** A `BulkJobs` with the running and finished operations of the list. */
  readonly jobs: ReactNode;
  /** Reloads the list. */
  readonly reload: () => Promise<unknown>;
}

/** The records a bulk operation applies to. */
export interface BulkSelection {
  readonly list: BulkList;
  /** The query string of the list's address, with its order but without a page. */
  readonly search: string;
  /** Ids of the records that were selected individually; null for all that match. */
  readonly ids: readonly number[] | null;
  /** Number of records, as counted by the list. */
  readonly count: number;
}

/** The selection of one record, whatever the list shows. */
export const selectionOfOne = (list: BulkList, id: number): BulkSelection => ({ list, search: '', ids: [id], count: 1 });

/** The selection of a list in the form the server expects. */
export const bulkSelection = (list: BulkList, address: ListSearch, { ids, count }: Chosen<unknown>): BulkSelection => ({
  list,
  search: new URLSearchParams(writeListSearch({ ...address, page: 1, after: null })).toString(),
  ids,
  count,
});
