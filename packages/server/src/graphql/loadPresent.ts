import type DataLoader from 'dataloader';

/** Loads the records of several ids in their order, without the deleted ones. */
export async function loadPresent<Value>(loader: DataLoader<number, Value | null>, ids: readonly number[]): Promise<Value[]> {
  const records = await Promise.all(ids.map((id) => loader.load(id)));
  return records.flatMap((record) => (record === null ? [] : [record]));
}
