import type { SelectOption } from '@atlas/ui';
import { LateMultiSelect } from '@atlas/ui/components/forms/LateMultiSelect.tsx';
import { textOfValues, valuesIn } from '@atlas/domain/lists';
import type { ListFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

interface Choices<Name> {
  /** The filter's name in the address; its declaration allows several values. */
  name: Name;
  /** Label of the field, and the start of each chip: "Batch". */
  label: string;
  /** Placeholder without this filter: "All". */
  all: string;
  options: readonly SelectOption[];
}

/** A filter for several of the known values, with a chip for each. */
export function choicesFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label, all, options }: Choices<NoInfer<Name>>,
): ListFilterControl {
  const chosen = valuesIn(state.list.filters[name] ?? '');
  const set = (values: readonly string[]) => state.filter(name, textOfValues(values));
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
  return {
    control: <LateMultiSelect key={name} name={name} label={label} value={chosen} onChange={set} options={options} placeholder={all} />,
    active: chosen.map((value) => ({
      id: `${name} ${value}`,
      label: [label, labelOf(value)].filter((text) => text !== undefined).join(': '),
      onRemove: () => set(chosen.filter((one) => one !== value)),
    })),
  };
}
