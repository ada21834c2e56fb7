/** The key of a row. */
export type RowKey = string | number;

/**
 * The key of a row as a string, used by React, the selection and the actions.
 * @throws Error "Table action without a primary key", a developer error: the query lacks the field
 * @spec 2 §8
 */
export function rowKeyOf<Row>(rowKey: (row: Row) => RowKey | null | undefined, row: Row): string {
  const key = rowKey(row);
  if (key === null || key === undefined || key === '') throw new Error('Table action without a primary key');
  return String(key);
}
