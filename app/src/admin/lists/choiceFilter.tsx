import { Select, type ActiveFilter, type SelectOption } from '@atlas/ui';
import type { ReactNode } from 'react';
import type { ListState } from './useListState.ts';

/**
 * A filter of an admin list: the control that sets it, and the chips that remove it while it is
 * active.
 */
export interface ListFilterControl {
  readonly control: ReactNode;
  readonly active: ActiveFilter | readonly ActiveFilter[] | null;
}

/** A filter with at most one value. */
export interface SingleFilterControl extends ListFilterControl {
  readonly active: ActiveFilter | null;
}

interface Choice<Name> {
  /** The filter's name in the address. */
  name: Name;
  label: string;
  /** Label of the option without this filter: "All". */
  all: string;
  options: readonly SelectOption[];
}

/** A filter for one of several known values. */
export function choiceFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label, all, options }: Choice<NoInfer<Name>>,
): SingleFilterControl {
  const value = state.list.filters[name] ?? '';
  const set = (chosen: string) => state.filter(name, chosen || null);
  return {
    control: <Select key={name} name={name} label={label} value={value} onChange={set} options={options} placeholder={all} />,
    active:
      value === '' ? null : { id: name, label: options.find((option) => option.value === value)?.label ?? label, onRemove: () => set('') },
  };
}
