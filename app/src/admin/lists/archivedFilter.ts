import { choiceFilter, type ListFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

const ARCHIVED = [{ value: 'archived', label: 'Archived' }];

/** The filter of every list whose records can be archived: those in use, or those that are not. */
export const archivedFilter = <Key extends string>(state: ListState<Key, 'status'>): ListFilterControl =>
  choiceFilter(state, { name: 'status', label: 'Status', all: 'Active', options: ARCHIVED });
