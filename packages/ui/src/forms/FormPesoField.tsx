import { PesoField } from '../components/forms/PesoField.tsx';
import type { PesoFieldProps } from '../components/forms/PesoField.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A PesoField bound to its form; the value is whole pesos, null, or NaN for invalid input. */
export function FormPesoField(props: Omit<PesoFieldProps, Bound>) {
  return <PesoField {...props} {...useBoundField<PesoFieldProps['value']>(props.name, null)} />;
}
