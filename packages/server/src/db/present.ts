/** A row that a foreign key promises. Throws where it is gone all the same: that is a fault of ours, not of the reader. */
export async function present<Row>(loaded: Promise<Row | null>, what: string): Promise<Row> {
  const row = await loaded;
  if (row === null) throw new Error(`${what} is gone`);
  return row;
}
