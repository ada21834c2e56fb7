import type DataLoader from 'dataloader';

/** The records of several ids in their order, without those that are gone. */
export async function loadPresent<Value>(loader: DataLoader<number, Value | null>, ids: readonly number[]): Promise<Value[]> {
  const records = await Promise.all(ids.map((id) => loader.load(id)));
  return records.flatMap((record) => (record === null ? [] : [record]));
}
