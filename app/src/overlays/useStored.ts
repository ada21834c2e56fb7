import { useSyncExternalStore } from 'react';

/** What this browser keeps under a name, and how to keep something else; both go without it where storage is missing or forbidden. */
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
    // It counts for this page only.
  }
  // Browsers tell the other tabs; this one hears of it the same way.
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
}
