import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;
let collect: Collect | undefined;

/**
 * Has the process give back what is garbage. For work that reads very many rows, once for each hundred thousand of them: of strings that the database
 * client reads most outlive the collections that come often, and V8 waits with the others until there is several times as much as what is in use. It
 * stops the process for some 50 ms.
 */
export async function collectGarbage(): Promise<void> {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  await collect({ type: 'major', execution: 'async' });
}
