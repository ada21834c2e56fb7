import { useEffect, useEffectEvent } from 'react';
import { useStored } from '../../overlays/useStored.ts';
import { type Shortcut, shortcutOf } from './reviewShortcuts.ts';

const OFF = 'off';

/**
 * Runs the actions of the review by keys, unless the user switched them off in this browser.
 *
 * @param key the key in local storage of the choice to use no shortcuts
 * @param actions null where an action is not available
 * @returns whether the keys are on, and the function that switches them
 */
export function useReviewShortcuts(
  key: string,
  actions: Readonly<Record<Shortcut, (() => void) | null>>,
  isActive: boolean,
): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [stored, store] = useStored(key);
  const isOn = stored !== OFF;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    const action = actions[shortcut];
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn || !isActive) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, isActive]);
  return [isOn, (next) => store(next ? 'on' : OFF)];
}
