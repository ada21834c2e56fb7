/** Values of a record by field, as plain JSON; null represents a missing value. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The effect of a bulk operation on one record: the changed values with their display texts before
 * and after, or the reason it is skipped.
 */
export type RowPlan = { readonly after: Values; readonly was: string; readonly becomes: string } | { readonly skipped: string };

/**
 * The record's values for the same fields; null where missing.
 *
 * @example sameValuesOf({ batchId: 3, archivedAt: null }, { batchId: 4 }) // { batchId: 3 }
 */
export const sameValuesOf = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.keys(others).map((name) => [name, values[name] ?? null]));

/**
 * Whether a record has the given values, ignoring all other fields.
 *
 * @example standsAs({ batchId: 3, archivedAt: null }, { batchId: 3 }) // true
 */
export const standsAs = (values: Values, said: Values): boolean =>
  Object.entries(said).every(([name, value]) => (values[name] ?? null) === value);
