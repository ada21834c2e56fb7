import { choiceFilter, type ListFilterControl } from '../../../admin/lists/choiceFilter.tsx';
import type { ListState } from '../../../admin/lists/useListState.ts';

const OPTIONS = [
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'published', label: 'Published' },
];

/** The filter of content lists by publication. */
export const publicationFilter = <Key extends string>(state: ListState<Key, 'publication'>): ListFilterControl =>
  choiceFilter(state, { name: 'publication', label: 'Published', all: 'Drafts and published', options: OPTIONS });
