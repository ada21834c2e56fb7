import { DateField } from '../components/forms/DateField.tsx';
import type { DateFieldProps } from '../components/forms/DateField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A DateField bound to its form; the value is a date, 'YYYY-MM-DD'. */
export function FormDateField(props: Omit<DateFieldProps, Bound>) {
  return <DateField {...props} {...useBoundField<DateFieldProps['value']>(props.name, '')} />;
}
