import type { TabLink } from '@atlas/ui';
import { countNoun, countText, type Noun } from '@atlas/domain/lists';
import type { ListState } from './useListState.ts';

interface FilterTab {
  label: string;
  /** Of the filter, as the address writes it; null for the list without it. */
  value: string | null;
  /** How many rows wait behind it. */
  count?: number;
}

/** The parts of an admin list as tabs: each sets one filter and keeps what is searched for. `useListState` is told which filter. */
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
