/** Values of a record by name, as plain JSON; null stands for what is not there. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/**
 * What a bulk operation does to one record: the values that change and how people read them before and after; or why it is left as it is.
 */
export type RowPlan = { readonly after: Values; readonly was: string; readonly becomes: string } | { readonly skipped: string };

/**
 * The values of the same names as others have; null for what is not there.
 *
 * @example sameValuesOf({ batchId: 3, archivedAt: null }, { batchId: 4 }) // { batchId: 3 }
 */
export const sameValuesOf = (values: Values, others: Values): Values =>
  Object.fromEntries(Object.keys(others).map((name) => [name, values[name] ?? null]));

/**
 * Whether a record stands as it is said to, in what is said of it.
 *
 * @example standsAs({ batchId: 3, archivedAt: null }, { batchId: 3 }) // true
 */
export const standsAs = (values: Values, said: Values): boolean =>
  Object.entries(said).every(([name, value]) => (values[name] ?? null) === value);
