const CHUNK = 500;

/**
 * Works on everything that is due, 500 at a time, until nothing is left. A failure does not stop
 * the ones after it: each chunk begins after the last one of the chunk before, and the next run
 * tries again.
 *
 * @param find returns the next ones in a stable order, after one or from the beginning
 * @param work returns whether it has finished one; it does not throw
 * @returns how many are finished
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
