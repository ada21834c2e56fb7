import { columnsKey } from '@atlas/domain/overlays';
import { useState } from 'react';

function readSaved(path: string, known: readonly string[]): readonly string[] | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(columnsKey(path)) ?? 'null');
    return Array.isArray(saved) ? known.filter((id) => saved.includes(id)) : null;
  } catch {
    return null;
  }
}

/** The columns that a person chose for the table of a path, kept in this browser. Specification 2 §3, local storage. */
export function useColumns(path: string, known: readonly string[]) {
  const [chosen, setChosen] = useState(() => readSaved(path, known));
  const keep = (ids: readonly string[] | null) => {
    setChosen(ids);
    try {
      if (ids) localStorage.setItem(columnsKey(path), JSON.stringify(ids));
      else localStorage.removeItem(columnsKey(path));
    } catch {
      // A browser that keeps nothing still shows the columns that were chosen until the page is left.
    }
  };
  return { visible: chosen ?? known, onChange: keep, onReset: chosen === null ? undefined : () => keep(null) };
}
