import { mainOfWorker } from '../packages/server/src/main.ts';
import { readArguments, runCommand } from './command.ts';
import { ensureBuilt } from './ensureBuilt.ts';

const USAGE = 'Usage: npm run worker. It runs jobs and serves no requests; settings such as DATABASE_URL come from the environment.';

/**
 * Builds the app, including the emails, when it is missing or its sources have changed, then turns
 * this process into a worker.
 */
export async function startWork(args: string[]): Promise<null> {
  readArguments(args, USAGE, {});
  ensureBuilt();
  await mainOfWorker();
  return null;
}

if (import.meta.main) await runCommand(USAGE, startWork);
