import { LateMultiSelect } from '../components/forms/LateMultiSelect.tsx';
import type { MultiSelectProps } from '../components/forms/MultiSelect.tsx';
import { recordOption } from './recordOption.ts';
import type { NamedRecord } from './recordOption.ts';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

const NONE: readonly number[] = [];

interface FormRecordMultiSelectProps extends Omit<MultiSelectProps, Bound | 'options' | 'loadOptions'> {
  /** All records; with `loadRecords`, the selected ones, so that their names are known. */
  records: readonly NamedRecord[];
  /** Searches records on the server. */
  loadRecords?: ((query: string, signal: AbortSignal) => Promise<readonly NamedRecord[]>) | undefined;
}

/** A MultiSelect of records bound to its form; the value is the list of selected ids. */
export function FormRecordMultiSelect({ records, loadRecords, ...props }: FormRecordMultiSelectProps) {
  const { value, onChange, ...bound } = useBoundField<readonly number[]>(props.name, NONE);
  return (
    <LateMultiSelect
      {...props}
      {...bound}
      value={value.map(String)}
      onChange={(next) => onChange(next.map(Number))}
      options={records.map(recordOption)}
      loadOptions={loadRecords && (async (query, signal) => (await loadRecords(query, signal)).map(recordOption))}
    />
  );
}
