/**
 * Unwraps a row that a foreign key guarantees.
 *
 * @throws when it is missing, which is an internal error and not the reader's
 */
export async function present<Row>(loaded: Promise<Row | null>, what: string): Promise<Row> {
  const row = await loaded;
  if (row === null) throw new Error(`${what} no longer exists`);
  return row;
}
