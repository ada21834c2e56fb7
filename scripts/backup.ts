// `npm run backup -- [--to FOLDER]`: one encrypted archive of database and files, with its checksum beside it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, backupsFolder } from '../packages/server/src/backup/backUp.ts';
import { BackupError } from '../packages/server/src/backup/backupError.ts';
import { expectedFailure } from '../packages/server/src/backup/failure.ts';
import { readSettings } from '../packages/server/src/settings.ts';

try {
  const { to } = readArguments();
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
  if (backup.drawnKey !== null) {
    console.warn(`The key that opens it is in ${backup.drawnKey}. Copy it to another place: without it the archive is of no use.`);
  }
} catch (error) {
  const sentence = expectedFailure(error);
  if (sentence === null) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

function readArguments(): { to?: string } {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values;
  } catch {
    throw new BackupError('Say it like this: npm run backup -- --to FOLDER');
  }
}
