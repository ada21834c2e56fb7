import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Settings } from '../settings.ts';
import { BackupError } from './backupError.ts';

type KeySettings = Pick<Settings, 'backupRecipient' | 'backupKey' | 'dataDir' | 'production'>;

/** The file of a generated key pair. */
export const backupKeyFile = (dataDir: string): string => join(dataDir, 'backup-key');

/**
 * The recipient that a backup is encrypted to: BACKUP_RECIPIENT, the one that belongs to
 * BACKUP_KEY, or that of a generated key. That key is generated once, in the data folder, and only
 * its owner can read it; `generated` is its file.
 *
 * @throws BackupError in production without a recipient, because a key next to the data is lost
 * with it
 */
export async function readRecipient(settings: KeySettings): Promise<{ recipient: string; generated: string | null }> {
  if (settings.backupRecipient !== undefined) return { recipient: settings.backupRecipient, generated: null };
  if (settings.backupKey !== undefined) return { recipient: await identityToRecipient(settings.backupKey), generated: null };
  if (settings.production) {
    throw new BackupError(
      'BACKUP_RECIPIENT: production needs an age1… recipient whose key is kept elsewhere. Make a pair with age-keygen.',
    );
  }
  const file = backupKeyFile(settings.dataDir);
  mkdirSync(settings.dataDir, { recursive: true });
  try {
    writeFileSync(file, `${await generateX25519Identity()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return { recipient: await identityToRecipient(readKeyFile(file)), generated: file };
}

/**
 * The key that decrypts a backup: BACKUP_KEY, or the generated key in the data folder.
 *
 * @throws BackupError when there is neither
 */
export function readIdentity({ backupKey, dataDir }: KeySettings): string {
  if (backupKey !== undefined) return backupKey;
  const file = backupKeyFile(dataDir);
  try {
    return readKeyFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`BACKUP_KEY: set the AGE-SECRET-KEY-… of the backup; there is none at ${file} either.`);
  }
}

function readKeyFile(file: string): string {
  const key = readFileSync(file, 'utf8').trim();
  if (!isIdentity(key)) throw new BackupError(`The file ${file} holds no AGE-SECRET-KEY-….`);
  return key;
}

const isIdentity = (text: string): boolean => /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/.test(text);
