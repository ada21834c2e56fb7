import { main } from '../packages/server/src/main.ts';
import { readArguments, runCommand } from './command.ts';
import { ensureBuilt } from './ensureBuilt.ts';

const USAGE = 'Usage: npm start. Settings such as PORT come from the environment; README.md lists them.';

/**
 * Builds the app when it is missing or its sources have changed, then turns this process into the
 * server.
 */
export async function startAtlas(args: string[]): Promise<null> {
  readArguments(args, USAGE, {});
  ensureBuilt();
  await main();
  return null;
}

if (import.meta.main) await runCommand(USAGE, startAtlas);
