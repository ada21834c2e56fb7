import { Select } from '../components/forms/Select.tsx';
import type { SelectProps } from '../components/forms/Select.tsx';
import { recordOption } from './recordOption.ts';
import type { NamedRecord } from './recordOption.ts';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

interface FormRecordSelectProps extends Omit<SelectProps, Bound | 'options'> {
  records: readonly NamedRecord[];
}

/** A Select of records bound to its form; the value is the selected record's id, or null. */
export function FormRecordSelect({ records, ...props }: FormRecordSelectProps) {
  const { value, onFocus: _, onChange, ...bound } = useBoundField<number | null>(props.name, null);
  return (
    <Select
      {...props}
      {...bound}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      options={records.map(recordOption)}
    />
  );
}
