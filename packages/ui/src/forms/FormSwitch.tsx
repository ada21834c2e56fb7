import { Switch } from '../components/forms/Switch.tsx';
import type { SwitchProps } from '../components/forms/Switch.tsx';
import { useBoundField } from './useBoundField.ts';
import type { Bound } from './useBoundField.ts';

/** A Switch bound to its form, for autosaved forms; the value is true or false. */
export function FormSwitch(props: Omit<SwitchProps, Bound>) {
  const { value, onChange, onBlur, error } = useBoundField(props.name, false);
  return <Switch {...props} checked={value} onChange={onChange} onBlur={onBlur} error={error} />;
}
