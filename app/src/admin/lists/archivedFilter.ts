import { choiceFilter, type ListFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

const ARCHIVED = [{ value: 'archived', label: 'Archived' }];

/** The status filter of lists whose records can be archived: active or archived. */
export const archivedFilter = <Key extends string>(state: ListState<Key, 'status'>): ListFilterControl =>
  choiceFilter(state, { name: 'status', label: 'Status', all: 'Active', options: ARCHIVED });
