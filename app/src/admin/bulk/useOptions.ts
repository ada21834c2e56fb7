import type { ComboboxOption } from '@atlas/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * All options of a Combobox that loads them when it opens. Loads them at once, so that an earlier
 * selection has its name.
 */
export function useOptions(load: (text: string) => Promise<readonly ComboboxOption[]>): readonly ComboboxOption[] {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const begin = useEffectEvent(() => {
    // On failure, opening the list loads the options again and shows the error.
    load('').then(setOptions, () => undefined);
  });
  useEffect(() => begin(), []);
  return options;
}
