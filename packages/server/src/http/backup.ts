import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { App } from '../app.ts';
import { backupsFolder } from '../backup/backUp.ts';
import { BackupError } from '../backup/backupError.ts';
import { createBackup } from '../backup/createBackup.ts';
import { UserError } from '../errors.ts';
import type { Exchange } from './auth.ts';
import { sendJson } from './respond.ts';
import { mustBeService } from './service.ts';

/** The apps that are writing a backup now. Each writes one at a time. */
const busy = new WeakSet<App>();

/**
 * Handles `POST /api/backup`, from this machine and with the service token only. It writes a backup
 * under the data folder, and returns its path and a summary of its contents. The archive itself is
 * never sent over the network. `npm run backup` uses this while a server holds the embedded
 * database.
 */
export async function handleBackup({ app, req, res }: Exchange): Promise<void> {
  mustBeService(req, app.settings);
  if (req.method !== 'POST') return sendJson(res, 405, { error: 'Use POST.' }, { allow: 'POST' });
  if (!isFromHere(req)) throw new UserError('FORBIDDEN', 'A backup can only be requested on the server’s own machine.');
  if (busy.has(app)) return sendJson(res, 409, { error: 'A backup is already in progress. Wait for it to finish.' });
  busy.add(app);
  try {
    const backup = await createBackup(app, backupsFolder(app.settings), new Date());
    app.log.info({ file: backup.file, rows: backup.rows, files: backup.files, missing: backup.missing.length }, 'a backup was made');
    sendJson(res, 200, backup);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    sendJson(res, 409, { error: error.message });
  } finally {
    busy.delete(app);
  }
}

/** Whether the request began on this machine. A request that a proxy forwarded did not. */
function isFromHere({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
  return isLoopback && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}
