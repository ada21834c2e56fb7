import { columnsKey } from '@atlas/domain/overlays';
import { createContext, useContext, useState, useSyncExternalStore } from 'react';

const readSaved = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function columnsIn(saved: string | null, known: readonly string[]): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(saved ?? 'null');
    return Array.isArray(ids) ? known.filter((id) => ids.includes(id)) : null;
  } catch {
    return null;
  }
}

const notWatched = () => () => undefined;

/**
 * Ids of columns that are hidden until the user chooses to show them. Wrap the list in this context
 * to set them.
 */
export const HiddenColumns = createContext<readonly string[]>([]);

/**
 * The columns the user chose for the table at a path, stored in this browser. A page rendered on
 * the server shows all columns that are not hidden by default.
 *
 * @spec 2 §3 (local storage)
 */
export function useColumns(path: string, known: readonly string[]) {
  const key = columnsKey(path);
  const hidden = useContext(HiddenColumns);
  const saved = useSyncExternalStore(
    notWatched,
    () => readSaved(key),
    () => null,
  );
  // The choice made on this page. It applies until the page is left, even if the browser cannot
  // store it.
  const [here, setHere] = useState<{ ids: readonly string[] | null } | null>(null);
  const chosen = here ? here.ids : columnsIn(saved, known);
  const keep = (ids: readonly string[] | null) => {
    setHere({ ids });
    try {
      if (ids) localStorage.setItem(key, JSON.stringify(ids));
      else localStorage.removeItem(key);
    } catch {
      // Without storage the choice is lost when the page is left.
    }
  };
  return {
    visible: chosen ?? known.filter((id) => !hidden.includes(id)),
    onChange: keep,
    onReset: chosen === null ? undefined : () => keep(null),
  };
}
