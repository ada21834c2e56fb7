// `npm run restore -- ARCHIVE [--to FOLDER | --to postgres://…]`: restores a backup into an empty
// home.
import { resolve } from 'node:path';
import { expectedFailure } from '../packages/server/src/backup/failure.ts';
import type { Home } from '../packages/server/src/backup/home.ts';
import { readIdentity } from '../packages/server/src/backup/keys.ts';
import { restoreBackup } from '../packages/server/src/backup/restoreBackup.ts';
import { readSettings, type Settings } from '../packages/server/src/settings.ts';
import { readArguments, CommandError, runCommand } from './command.ts';

const USAGE = 'Usage: npm run restore -- ARCHIVE [--to FOLDER or postgres://…]';

async function readBack(archive: string, to: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const home = homeOf(settings, to);
  const started = performance.now();
  const restored = await restoreBackup(resolve(archive), readIdentity(settings), home);
  const count = (value: number) => value.toLocaleString('en-PH');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const note of restored.notes) console.log(note);
  console.log(
    `Restored the backup of ${restored.createdAt}: ${count(restored.tables)} tables with ${count(restored.rows)} rows, and ${count(restored.files)} files, in ${seconds} s. Every table and file was read back and is the same.`,
  );
  console.log(`  database: ${home.databaseUrl === undefined ? 'embedded' : 'PostgreSQL'}; data folder: ${home.dataDir}`);
  console.log('Emails and the removal of files are paused in this copy until npm run resume. Everyone has to sign in again.');
  if (restored.missing.length > 0) console.warn(`These files were missing when the backup was made: ${restored.missing.join(', ')}`);
}

/**
 * The target: the home of the settings, an embedded one in a folder, or another PostgreSQL with the
 * data folder and the storage of the settings.
 */
function homeOf({ dataDir, databaseUrl, storage }: Settings, to: string | undefined): Home {
  if (to === undefined) return { dataDir, databaseUrl, storage };
  return /^postgres(ql)?:\/\//.test(to) ? { dataDir, databaseUrl: to, storage } : { dataDir: resolve(to) };
}

/**
 * Restores a backup and prints its contents.
 *
 * @throws CommandError for expected failures
 */
export async function restore(args: string[]): Promise<null> {
  const { values, positionals } = readArguments(args, USAGE, { to: { type: 'string' } }, 1);
  const [archive] = positionals;
  if (archive === undefined) throw new CommandError(`Say which archive.\n${USAGE}`, 2);
  try {
    await readBack(archive, values.to);
  } catch (error) {
    const message = expectedFailure(error);
    throw message === null ? error : new CommandError(message);
  }
  return null;
}

if (import.meta.main) await runCommand(USAGE, restore);
