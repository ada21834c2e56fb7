import { Combobox } from '../components/forms/Combobox.tsx';
import type { ComboboxProps } from '../components/forms/Combobox.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A Combobox bound to its form; the value is the id of the selected option. */
export function FormCombobox(props: Omit<ComboboxProps, Bound>) {
  return <Combobox {...props} {...useBoundField<ComboboxProps['value']>(props.name, '')} />;
}
