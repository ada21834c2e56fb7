import { vi } from 'vitest';
import type { ListState } from '../admin/lists/useListState.ts';

/** The state of a list with these filters in its address, and a spy on its filtering. For tests. */
export function listWith(filters: Record<string, string>) {
  const filter = vi.fn<ListState['filter']>();
  const state: ListState = {
    list: { query: '', sort: null, page: 1, after: null, filters },
    sort: { column: 'created', direction: 'descending' },
    searches: 'Name',
    isNarrowed: false,
    typed: '',
    search: vi.fn(),
    sortBy: vi.fn(),
    filter,
    filterAll: vi.fn(),
    clear: vi.fn(),
    hrefOf: () => '',
    path: '/courses',
  };
  return { state, filter };
}
