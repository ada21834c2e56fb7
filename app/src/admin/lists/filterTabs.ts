import type { TabLink } from '@atlas/ui';
import { countNoun, countText, type Noun } from '@atlas/domain/lists';
import type { ListState } from './useListState.ts';

interface FilterTab {
  label: string;
  /** The filter's value in the address; null for the list without the filter. */
  value: string | null;
  /** Number of rows in the tab. */
  count?: number;
}

/**
 * Tabs of an admin list. Each sets one filter and keeps the other filters and the search. Pass the
 * same filter name to `useListState` as `tab`.
 */
export function filterTabs<Key extends string, Name extends string>(
  { list, hrefOf }: ListState<Key, Name>,
  name: NoInfer<Name>,
  noun: Noun,
  tabs: readonly FilterTab[],
): readonly TabLink[] {
  const { [name]: open = null, ...others } = list.filters as Record<string, string>;
  return tabs.map(({ label, value, count }) => ({
    label,
    href: hrefOf({ filters: value === null ? others : { ...others, [name]: value } }),
    current: value === open,
    ...(count !== undefined && { count: { shown: countText(count), label: countNoun(count, noun) } }),
  }));
}
