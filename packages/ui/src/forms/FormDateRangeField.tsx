import { DateRangeField } from '../components/forms/DateRangeField.tsx';
import type { DateRange, DateRangeFieldProps } from '../components/forms/DateRangeField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

const OPEN: DateRange = { from: '', to: '' };

/** A DateRangeField bound to its form; the value is `{ from, to }`, dates 'YYYY-MM-DD'. */
export function FormDateRangeField(props: Omit<DateRangeFieldProps, Bound>) {
  const { onFocus: _, ...bound } = useBoundField(props.name, OPEN);
  return <DateRangeField {...props} {...bound} />;
}
