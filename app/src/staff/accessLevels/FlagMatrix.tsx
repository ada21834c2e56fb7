import { FLAG_COLUMNS, FLAG_LABELS, FLAG_MATRIX, FLAGS, type Flag, flagsOfArea, flagsOfRow, narrowFlagMatrix } from '@atlas/domain/access';
import { CheckMatrix, type MatrixGroup, SearchField, Stack, Text } from '@atlas/ui';
import { useState } from 'react';

interface FlagMatrixProps {
  value: readonly Flag[];
  /** Absent to display the flags only. */
  onChange?: (value: readonly Flag[]) => void;
  /** Whether the state of a flag is fixed. */
  isFixed?: (flag: Flag) => boolean;
  /** Notes about fixed flags. */
  notes?: readonly string[];
  /** The level of the areas' headings. */
  level?: 2 | 3;
}

const COLUMNS = FLAG_COLUMNS.map(({ key, label }) => ({ id: key, label, isWorded: key === 'act' }));
const valuesOf = new Map(FLAG_MATRIX.map((area) => [area.key, flagsOfArea(area)]));

/** Every flag by area and noun, narrowed by a search for its words or its technical name. */
export function FlagMatrix({ value, onChange, isFixed = () => false, notes = [], level = 3 }: FlagMatrixProps) {
  const [query, setQuery] = useState('');
  const areas = narrowFlagMatrix(query);
  const found = areas.flatMap(flagsOfArea).length;
  const groups = areas.map(({ key, label, rows }): MatrixGroup => ({
    id: key,
    label,
    values: valuesOf.get(key) ?? [],
    rows: rows.map((row) => ({
      id: row.key,
      label: row.label,
      options: Object.fromEntries(
        FLAG_COLUMNS.flatMap((column) => {
          const flag = row.flags[column.key];
          return flag ? [[column.key, { value: flag, label: FLAG_LABELS[flag], note: flag, disabled: isFixed(flag) }]] : [];
        }),
      ),
    })),
  }));
  const hasFixed = areas.some(({ rows }) => rows.some((row) => flagsOfRow(row).some(isFixed)));
  return (
    <Stack gap={4}>
      <SearchField
        name="flags"
        label="Search flags"
        placeholder="Search by words or name"
        value={query}
        onSearch={setQuery}
        onSubmit={setQuery}
      />
      {/* The text changes only with the search, so that it is announced then. */}
      <div role="status">
        <Text size={14} tone="muted" numeric>
          {query.trim() === '' ? `${FLAGS.length} flags` : `${found} of ${FLAGS.length} flags`}
        </Text>
      </div>
      {hasFixed &&
        notes.map((note) => (
          <Text key={note} size={14} tone="muted">
            {note}
          </Text>
        ))}
      {found === 0 ? (
        <Text tone="muted">No flag matches “{query.trim()}”.</Text>
      ) : (
        <CheckMatrix
          name="flags"
          label="Flags"
          rowLabel="Pages of"
          level={level}
          columns={COLUMNS}
          groups={groups}
          value={value}
          onChange={onChange && ((next) => onChange(FLAGS.filter((flag) => next.includes(flag))))}
        />
      )}
    </Stack>
  );
}
