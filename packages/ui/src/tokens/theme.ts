import { SURFACE } from './surface.ts';

/** The user's choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
// oxlint-disable-next-line atlas/module-state -- subscriptions of effects, which the server does not run
const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => value === 'system' || value === 'light' || value === 'dark';

/**
 * The theme in use: the stored one, else that of the document (storage may be blocked), else
 * `system`.
 */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    if (isTheme(stored)) return stored;
  } catch {
    // Blocked storage is not an error: the attribute on the document keeps the choice until the tab
    // is closed.
  }
  const shown = document.documentElement.dataset['theme'];
  return isTheme(shown) ? shown : 'system';
}

/** Applies a theme, stores the choice, and updates the browser's `theme-color`. */
export function applyTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the tab.
  }
  showTheme(theme);
}

/**
 * Calls `listener` on each change, including those of other tabs; returns an unsubscribe function.
 */
export function subscribeTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY) showTheme(readTheme());
}

function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme =
      theme === 'system' ? (meta.media ? (meta.media.includes('dark') ? 'dark' : 'light') : systemIsDark ? 'dark' : 'light') : theme;
    meta.content = SURFACE[scheme];
  }
  for (const listener of listeners) listener();
}
