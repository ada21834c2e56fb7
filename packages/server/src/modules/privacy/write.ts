import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { downloadExpiry } from '@atlas/domain/privacy';
import type { App } from '../../app.ts';
import { writeArchive } from '../../privacy/writeArchive.ts';
import { writing } from '../../storage/failures.ts';
import { mailAccountChange } from '../auth/confirmIdentityCommands.ts';
import { discardFile } from '../files/commands.ts';
import { dropFile } from '../files/repo.ts';
import { findPrivacyRequest, holdUnwrittenDownload, releaseExpiredDownloads, updatePrivacyRequest } from '../users/privacyRequestRepo.ts';
import { findUserById } from '../users/repo.ts';

/**
 * Writes the file with a person's data to the storage and mails them. When killed and run again, it
 * starts the file over under the same key. It does nothing for a file that is ready.
 *
 * @throws the reason of `signal` when that stops it
 */
export async function writeDownload(app: App, id: number, signal: AbortSignal): Promise<void> {
  const { database, storage, clock } = app;
  const request = await findPrivacyRequest(database.db, id);
  if (request?.kind !== 'download' || request.state !== 'requested' || request.storageKey === null) return;
  const { storageKey, userId } = request;
  const user = await findUserById(database.db, userId);
  if (user === null || user.archivedAt !== null) return giveUpDownload(app, id);
  const path = join(tmpdir(), `atlas-download-${basename(storageKey)}`);
  try {
    const person = { id: userId, email: user.emailConfirmedAt === null ? null : user.email };
    await writing(() => writeArchive({ db: database.db, storage }, person, path, signal));
    const { size: bytes } = await stat(path);
    await storage.take(storageKey, path);
    const at = clock.now();
    await database.transaction(async (tx) => {
      if (!(await holdUnwrittenDownload(tx, id))) {
        // The account was deleted in the meantime: no row names this file any more.
        if ((await findPrivacyRequest(tx, id))?.storageKey === null) await dropFile(tx, storageKey, at);
        return;
      }
      await updatePrivacyRequest(tx, id, { state: 'done', decidedAt: at, bytes, expiresAt: downloadExpiry(at) });
      await mailAccountChange(app, tx, user, 'dataReady', at);
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** Ends a download whose file could not be written. */
export const giveUpDownload = (app: App, id: number): Promise<void> =>
  app.database.transaction(async (tx) => {
    if (await holdUnwrittenDownload(tx, id))
      await updatePrivacyRequest(tx, id, { state: 'failed', decidedAt: app.clock.now(), storageKey: null });
  });

/** Removes the files of downloads that expired. Returns their number. */
export async function removeDownloads(app: App, signal: AbortSignal): Promise<number> {
  for (let removed = 0; ;) {
    signal.throwIfAborted();
    const at = app.clock.now();
    const keys = await app.database.transaction(async (tx) => {
      const released = await releaseExpiredDownloads(tx, at, 100);
      for (const key of released) await dropFile(tx, key, at);
      return released;
    });
    if (keys.length === 0) return removed;
    for (const key of keys) await discardFile(app, key);
    removed += keys.length;
  }
}
