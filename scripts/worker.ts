import { mainOfWorker } from '../packages/server/src/main.ts';
import { readArguments, runCommand } from './command.ts';
import { ensureBuilt } from './ensureBuilt.ts';

const USAGE = 'Usage: npm run worker. It runs jobs and answers nobody; settings such as DATABASE_URL come from the environment.';

/** The app, of which the e-mails are a part, is built when it is missing or its sources changed; then this process becomes a worker. */
export async function startWork(args: string[]): Promise<null> {
  readArguments(args, USAGE, {});
  ensureBuilt();
  await mainOfWorker();
  return null;
}

if (import.meta.main) await runCommand(USAGE, startWork);
