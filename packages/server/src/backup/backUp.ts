import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { openDatabase } from '../db/open.ts';
import { FolderInUse } from '../db/lock.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/openStorage.ts';
import { BackupError } from './backupError.ts';
import { createBackup, type Backup } from './createBackup.ts';
import { databaseFolder, mustBeFinished } from './home.ts';

/** The default folder of archives. */
export const backupsFolder = (settings: Settings): string => join(settings.dataDir, 'backups');

/**
 * Backs up the home of the settings into a folder. PostgreSQL is read while servers use it. The
 * embedded database is opened when no process holds it; otherwise the server that holds it makes
 * the backup.
 *
 * @throws BackupError or FolderInUse with a message for operators
 */
export async function backUp(settings: Settings, folder: string, now: Date): Promise<Backup> {
  mustBeFinished(settings.dataDir);
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === undefined && !existsSync(databaseFolder(dataDir))) {
    throw new BackupError(`There is nothing to back up: ${dataDir} holds no embedded database. Set DATA_DIR or DATABASE_URL.`);
  }
  const storage = await openStorage(settings.storage);
  try {
    const database = await openDatabase(databaseUrl === undefined ? { folder: dataDir } : { url: databaseUrl, max: 1 });
    try {
      return await createBackup({ database, storage, settings }, folder, now);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return moved(await requestServer(settings, error), folder);
  }
}

/**
 * Requests the backup from the server that holds the embedded database: a second process on it
 * would corrupt it.
 */
async function requestServer(settings: Settings, inUse: FolderInUse): Promise<Backup> {
  const { serviceToken, host, port, publicUrl } = settings;
  if (serviceToken === undefined) {
    throw new BackupError(
      `${inUse.message} Or set the same SERVICE_TOKEN (32 characters at least) for it and for this command: then it makes the backup itself.`,
    );
  }
  const { status, body } = await post(
    { host: /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host, port, path: '/api/backup', method: 'POST' },
    { authorization: `Bearer ${serviceToken}`, host: new URL(publicUrl).host },
  ).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      `${inUse.message} It does not answer at ${host}:${port} (${error.code ?? error.message}): run this command with its PORT and HOST.`,
    );
  });
  if (status === 200) return JSON.parse(body) as Backup;
  const said = /"error":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1];
  throw new BackupError(`The running server made no backup: ${said ?? `it answered ${status}`}`);
}

const post = (options: object, headers: Record<string, string>): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ ...options, headers, agent: false }, (res) => {
      let body = '';
      res.setEncoding('utf8');
      res.on('data', (piece: string) => (body += piece));
      res.once('end', () => resolve({ status: res.statusCode ?? 0, body }));
      res.once('error', reject);
    })
      .once('error', reject)
      .end();
  });

/** Moves an archive and its checksum into the requested folder. */
async function moved(backup: Backup, folder: string): Promise<Backup> {
  const file = join(folder, basename(backup.file));
  if (file === backup.file) return backup;
  await mkdir(folder, { recursive: true });
  for (const end of ['.sha256', '']) await moveFile(backup.file + end, file + end);
  return { ...backup, file };
}

async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  }
}
