import { useSyncExternalStore } from 'react';
import { applyTheme, readTheme, subscribeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** The current theme and its setter, in sync with other tabs. For the settings and the profile menu. */
export function useTheme(): readonly [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeTheme, readTheme, serverTheme), applyTheme];
}

const serverTheme = (): Theme => 'system';
