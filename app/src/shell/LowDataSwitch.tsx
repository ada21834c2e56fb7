import { Switch } from '@atlas/ui';
import { useLowData } from './lowDataContext.ts';

/** Turns low data on or off for this browser. */
export function LowDataSwitch() {
  const { state, choose } = useLowData();
  return (
    <Switch
      name="low-data"
      label="Low data"
      hint="Pictures load when you tap them, and nothing loads ahead."
      checked={state === 'on'}
      onChange={(isOn) => choose(isOn ? 'on' : 'off')}
    />
  );
}
