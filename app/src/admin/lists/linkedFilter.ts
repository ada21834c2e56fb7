import type { ListFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

interface Linked<Name> {
  /** In the address. */
  name: Name;
  /** What the chip says of a value. */
  label: (value: string) => string;
}

/** A filter that links set and nobody chooses from a list: it has its chip alone. */
export function linkedFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label }: Linked<NoInfer<Name>>,
): ListFilterControl {
  const value = state.list.filters[name];
  return {
    control: null,
    active: value === undefined ? null : { id: name, label: label(value), onRemove: () => state.filter(name, null) },
  };
}
