import { OtpField } from '../components/forms/OtpField.tsx';
import type { OtpFieldProps } from '../components/forms/OtpField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** An OtpField bound to its form; the value is the digits, with a space for an empty box before a filled one. */
export function FormOtpField(props: Omit<OtpFieldProps, Bound>) {
  return <OtpField {...props} {...useBoundField<OtpFieldProps['value']>(props.name, '')} />;
}
