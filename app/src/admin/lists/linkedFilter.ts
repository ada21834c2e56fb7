import type { SingleFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

interface Linked<Name> {
  /** The filter's name in the address. */
  name: Name;
  /** Returns the chip's label for a value. */
  label: (value: string) => string;
}

/** A filter that only links set. It has a chip but no control. */
export function linkedFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label }: Linked<NoInfer<Name>>,
): SingleFilterControl {
  const value = state.list.filters[name];
  return {
    control: null,
    active: value === undefined ? null : { id: name, label: label(value), onRemove: () => state.filter(name, null) },
  };
}
