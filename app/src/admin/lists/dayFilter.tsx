import { DateField } from '@atlas/ui';
import { fromIsoDay, formatShortDate } from '@atlas/domain/time';
import { useState } from 'react';
import type { SingleFilterControl } from './choiceFilter.tsx';
import type { ListState } from './useListState.ts';

interface Day<Name> {
  /** The filter's name in the address. */
  name: Name;
  /** Label of the field and the chip: "From". */
  label: string;
}

/** A filter by a day in Manila: the first or the last day of the list's rows. */
export function dayFilter<Key extends string, Name extends string>(
  state: ListState<Key, Name>,
  { name, label }: Day<NoInfer<Name>>,
): SingleFilterControl {
  const value = state.list.filters[name] ?? '';
  const at = fromIsoDay(value);
  const set = (day: string) => state.filter(name, day || null);
  return {
    control: <DayControl key={name} name={name} label={label} value={value} onChange={set} />,
    active: at && { id: name, label: `${label} ${formatShortDate(at)}`, onRemove: () => set('') },
  };
}

/** Days before this are years still being typed, such as 0202. */
const FIRST_DAY = '1000-01-01';

function DayControl({ name, label, value, onChange }: Day<string> & { value: string; onChange: (day: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (day: string) => {
    const isTyped = day !== '' && day < FIRST_DAY;
    setTyped(isTyped ? day : null);
    if (!isTyped) onChange(day);
  };
  return <DateField name={name} label={label} value={typed ?? value} onChange={change} onBlur={() => setTyped(null)} />;
}
