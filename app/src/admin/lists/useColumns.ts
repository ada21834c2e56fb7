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

/** The ids of columns that a list shows to whoever chooses them, and to nobody else; a list that has some stands within it. */
export const HiddenColumns = createContext<readonly string[]>([]);

/** The columns that a person chose for the table of a path, kept in this browser; a page from the server shows those that are not hidden at first. Specification 2 §3, local storage. */
export function useColumns(path: string, known: readonly string[]) {
  const key = columnsKey(path);
  const hidden = useContext(HiddenColumns);
  const saved = useSyncExternalStore(
    notWatched,
    () => readSaved(key),
    () => null,
  );
  // What was chosen on this page. A browser that keeps nothing still shows it until the page is left.
  const [here, setHere] = useState<{ ids: readonly string[] | null } | null>(null);
  const chosen = here ? here.ids : columnsIn(saved, known);
  const keep = (ids: readonly string[] | null) => {
    setHere({ ids });
    try {
      if (ids) localStorage.setItem(key, JSON.stringify(ids));
      else localStorage.removeItem(key);
    } catch {
      // Then the choice ends with this page.
    }
  };
  return {
    visible: chosen ?? known.filter((id) => !hidden.includes(id)),
    onChange: keep,
    onReset: chosen === null ? undefined : () => keep(null),
  };
}
