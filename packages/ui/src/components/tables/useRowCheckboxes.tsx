import { useRef } from 'react';
import { TableCheckbox } from './TableCheckbox.tsx';
import { keysBetween, withKeys } from './TableSelection.ts';
import type { TableSelection } from './TableSelection.ts';

/** The checkboxes of a selectable table: one per row and one that selects all. Shift-click selects a range. */
export function useRowCheckboxes<Row>(selection: TableSelection<Row> | undefined, keys: readonly string[]) {
  const lastKey = useRef<string | null>(null);
  if (selection === undefined) return null;
  const { selected, onChange, rowLabel, allLabel = 'Select all rows on this page' } = selection;
  const leadsToActions = selected.size > 0;
  const chosen = keys.filter((key) => selected.has(key)).length;

  return {
    selectAll: (
      <TableCheckbox
        checked={chosen > 0 && chosen < keys.length ? 'mixed' : chosen > 0}
        label={allLabel}
        leadsToActions={leadsToActions}
        onChange={(checked) => onChange(withKeys(selected, keys, checked))}
      />
    ),
    rowCheckbox: (key: string, row: Row) => (
      <TableCheckbox
        checked={selected.has(key)}
        label={rowLabel(row)}
        leadsToActions={leadsToActions}
        onChange={(checked, withShift) => {
          onChange(withKeys(selected, withShift ? keysBetween(keys, lastKey.current, key) : [key], checked));
          lastKey.current = key;
        }}
      />
    ),
  };
}
