// `npm run backup -- [--to FOLDER]`: one encrypted archive of database and files, with its checksum
// next to it.
import { resolve } from 'node:path';
import { backUp, backupsFolder } from '../packages/server/src/backup/backUp.ts';
import { expectedFailure } from '../packages/server/src/backup/failure.ts';
import { readSettings } from '../packages/server/src/settings.ts';
import { readArguments, CommandError, runCommand } from './command.ts';

const USAGE = 'Usage: npm run backup -- [--to FOLDER]';

async function writeBackup(to: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  const started = performance.now();
  const backup = await backUp(settings, to === undefined ? backupsFolder(settings) : resolve(to), new Date());
  const count = (value: number) => value.toLocaleString('en-PH');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Backed up ${count(backup.tables)} tables with ${count(backup.rows)} rows, and ${count(backup.files)} files, in ${seconds} s:`,
  );
  console.log(`  ${backup.file} (${count(backup.bytes)} bytes)\n  SHA-256 ${backup.sha256}`);
  if (backup.missing.length > 0) {
    console.warn(`The storage does not have ${count(backup.missing.length)} files that rows name: ${backup.missing.join(', ')}`);
  }
  if (backup.generatedKey !== null) {
    console.warn(`The key that opens it is in ${backup.generatedKey}. Copy it to another place: without it the archive is of no use.`);
  }
}

/**
 * Writes a backup and prints where.
 *
 * @throws CommandError for expected failures
 */
export async function backup(args: string[]): Promise<null> {
  const { to } = readArguments(args, USAGE, { to: { type: 'string' } }).values;
  try {
    await writeBackup(to);
  } catch (error) {
    const message = expectedFailure(error);
    throw message === null ? error : new CommandError(message);
  }
  return null;
}

if (import.meta.main) await runCommand(USAGE, backup);
