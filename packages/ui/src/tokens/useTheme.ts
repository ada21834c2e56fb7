import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme, subscribeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** The chosen theme and the function that changes it, in step with other tabs. For the settings and the profile menu. */
export function useTheme(): readonly [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, readTheme, serverTheme), applyTheme];
}

const serverTheme = (): Theme => 'system';
