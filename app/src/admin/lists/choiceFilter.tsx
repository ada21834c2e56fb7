import { Select, type ActiveFilter, type SelectOption } from '@atlas/ui';
import type { ReactNode } from 'react';
import type { ListState } from './useListState.ts';

/** One way to narrow an admin list: the control that sets it, and while it is in force the chip that takes it away. */
export interface ListFilterControl {
  readonly control: ReactNode;
  readonly active: ActiveFilter | null;
}

interface Choice<Name> {
  /** In the address. */
  name: Name;
  label: string;
  /** What the list shows without it: "Everybody". */
  all: string;
  options: readonly SelectOption[];
}

/** A filter with some known values, of which one is chosen. */
export function choiceFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label, all, options }: Choice<NoInfer<Name>>,
): ListFilterControl {
  const value = state.list.filters[name] ?? '';
  const set = (chosen: string) => state.filter(name, chosen || null);
  return {
    control: <Select key={name} name={name} label={label} value={value} onChange={set} options={options} placeholder={all} />,
    active:
      value === '' ? null : { id: name, label: options.find((option) => option.value === value)?.label ?? label, onRemove: () => set('') },
  };
}
