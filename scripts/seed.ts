// `npm run seed -- --members N`: adds synthetic members at scale to the database of the settings,
// the same ones every time.
import { sql } from 'drizzle-orm';
import { openApp } from '../packages/server/src/openApp.ts';
import { seedSynthetic } from '../packages/server/src/seed/synthetic.ts';
import { readSettings, SettingsError } from '../packages/server/src/settings.ts';
import { readArguments, CommandError, runCommand, wholeNumber } from './command.ts';

/** The most members for the embedded database; more belong on PostgreSQL. */
const MAX_EMBEDDED = 20_000;
const MOST = 1_000_000;
const USAGE = `Usage: npm run seed -- --members 10000 (1 to ${MOST.toLocaleString('en-PH')})`;

function membersOf(args: string[]): number {
  const { members } = readArguments(args, USAGE, { members: { type: 'string' } }).values;
  if (members === undefined) throw new CommandError(`Say how many members.\n${USAGE}`, 2);
  return wholeNumber('--members', members, MOST, USAGE);
}

/**
 * Adds the members and prints its progress.
 *
 * @throws CommandError or OperatorError
 */
export async function seed(args: string[]): Promise<null> {
  const members = membersOf(args);
  const settings = readSettings({ ...process.env, DEMO: '1' });
  if (settings.databaseUrl === undefined && members > MAX_EMBEDDED) {
    throw new SettingsError(`The embedded database takes ${MAX_EMBEDDED.toLocaleString('en-PH')} members; set DATABASE_URL for more.`);
  }
  const started = performance.now();
  const app = await openApp(settings);
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const rows = await seedSynthetic(app.database, members, app.clock.now(), (table, count) =>
    console.log(`${seconds().padStart(8)}  ${table}: ${count.toLocaleString('en-PH')}`),
  );
  await app.database.db.execute(sql`analyze`);
  console.log(`${seconds().padStart(8)}  done: ${members.toLocaleString('en-PH')} members, ${rows.toLocaleString('en-PH')} rows`);
  await app.database.close();
  return null;
}

if (import.meta.main) await runCommand(USAGE, seed);
