import { TimeField } from '../components/forms/TimeField.tsx';
import type { TimeFieldProps } from '../components/forms/TimeField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A TimeField bound to its form; the value is a time of day, 'HH:MM'. */
export function FormTimeField(props: Omit<TimeFieldProps, Bound>) {
  return <TimeField {...props} {...useBoundField<TimeFieldProps['value']>(props.name, '')} />;
}
