import type { BulkList, BulkOperationName } from '@atlas/domain/jobs';
import { type ListSearch, writeListSearch } from '@atlas/domain/lists';
import type { ReactNode } from 'react';
import type { Chosen } from '../lists/useSelection.ts';

/** What a list offers to do with many of its records at once. */
export interface Bulk {
  readonly list: BulkList;
  /** The likeliest first; those that the person may not carry out do not show. */
  readonly operations: readonly BulkOperationName[];
  /** A `BulkJobs`: what is being done with its records. */
  readonly jobs: ReactNode;
  /** Asks for the list again. */
  readonly reload: () => Promise<unknown>;
}

/** The records that something is done with. */
export interface BulkSelection {
  readonly list: BulkList;
  /** The query of the list's address, in its order, without a page. */
  readonly search: string;
  /** Those that were selected one by one; null for all that match. */
  readonly ids: readonly number[] | null;
  /** How many, as the list counts. */
  readonly count: number;
}

/** What was chosen in a list, as the server is asked about it. */
export const bulkSelection = (list: BulkList, address: ListSearch, { ids, count }: Chosen<unknown>): BulkSelection => ({
  list,
  search: new URLSearchParams(writeListSearch({ ...address, page: 1, after: null })).toString(),
  ids,
  count,
});
