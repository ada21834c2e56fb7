/** What a row may be known by. */
export type RowKey = string | number;

/**
 * The key of a row as text, by which React, the selection and every action know it.
 * @throws Error "Table action without a primary key" (specification 2 §8), which is the developer's: the query lacks the field.
 */
export function rowKeyOf<Row>(rowKey: (row: Row) => RowKey | null | undefined, row: Row): string {
  const key = rowKey(row);
  if (key === null || key === undefined || key === '') throw new Error('Table action without a primary key');
  return String(key);
}
