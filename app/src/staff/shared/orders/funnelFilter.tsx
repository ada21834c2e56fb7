import { choiceFilter, type SingleFilterControl } from '../../../admin/lists/choiceFilter.tsx';
import { linkedFilter } from '../../../admin/lists/linkedFilter.ts';
import type { ListState } from '../../../admin/lists/useListState.ts';

interface FunnelChoices {
  readonly edges: readonly { readonly node: { readonly databaseId: number; readonly name: string } }[];
}

/** A filter by funnel: a choice for staff who read the list of funnels, otherwise only set by links. */
export function funnelFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name | 'funnel'>,
  funnels: FunnelChoices | null | undefined,
): SingleFilterControl {
  if (funnels == null) return linkedFilter(state, { name: 'funnel', label: () => 'One funnel' });
  const options = funnels.edges.map(({ node }) => ({ value: String(node.databaseId), label: node.name }));
  return choiceFilter(state, { name: 'funnel', label: 'Funnel', all: 'All', options });
}
