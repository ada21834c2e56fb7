import { useSyncExternalStore } from 'react';

/**
 * A value in this browser's local storage, and its setter. Both work without storage where it is
 * missing or forbidden.
 */
export function useStored(name: string): readonly [value: string | null, keep: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  return [value, (next) => write(name, next)];
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The value applies to this page only.
  }
  // Browsers notify only the other tabs. This event notifies the current one.
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
}
