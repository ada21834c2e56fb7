import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collect: Collect | undefined;

/**
 * Runs a garbage collection. It is for work that reads very many rows, once for each hundred
 * thousand of them. Most strings from the database client survive the frequent minor collections,
 * and V8 postpones a major one until the heap is several times the size of what is in use. It
 * blocks the process for some 50 ms.
 */
export async function collectGarbage(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  await collect({ type: 'major', execution: 'async' });
}
