import type { ComboboxOption } from '@atlas/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** All options of a Combobox that loads them when it opens: asked for at once, so that what was chosen before has its name. */
export function useOptions(load: (text: string) => Promise<readonly ComboboxOption[]>): readonly ComboboxOption[] {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const begin = useEffectEvent(() => {
    // What fails is asked for again when the list opens, and says so there.
    load('').then(setOptions, () => undefined);
  });
  useEffect(() => begin(), []);
  return options;
}
