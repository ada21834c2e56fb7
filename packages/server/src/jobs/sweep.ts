const CHUNK = 500;

/**
 * Works on everything that is due, 500 at a time, until nothing is left. One that fails does not
 * stop
 * those after it: each chunk begins after the last one of the chunk before, and the next run tries
 * again.
 *
 * @param find the next ones in an order that is always the same, after one or from the beginning
 * @param work returns whether it is done with one; it does not throw
 * @returns how many are done
 * @throws the reason of `signal`, between two
 */
export async function sweep<Due>(
  find: (after: Due | null, limit: number) => Promise<Due[]>,
  work: (due: Due) => Promise<boolean>,
  { signal, size = CHUNK }: { signal?: AbortSignal | undefined; size?: number } = {},
): Promise<number> {
  let done = 0;
  let chunk: Due[];
  let last: Due | null = null;
  do {
    chunk = await find(last, size);
    for (const due of chunk) {
      signal?.throwIfAborted();
      if (await work(due)) done += 1;
    }
    last = chunk.at(-1) ?? null;
  } while (chunk.length === size);
  return done;
}
