import { LOG_DAYS, type Log, logKeptSince } from '@atlas/domain/audit';
import type { App } from '../../app.ts';
import { inChunks } from '../../db/deleteSome.ts';
import type { Db } from '../../db/open.ts';
import { deleteOldSignIns } from '../auth/signInRepo.ts';
import { deleteOldClientErrors } from '../clientErrors/repo.ts';
import { deleteOldBulkJobs, deleteOldBulkPreviews, deleteOldFailedJobs } from '../jobs/repo.ts';
import { deleteOldAnnouncements, deleteOldMessages } from '../notifications/repo.ts';

/**
 * Deletes at most `most` rows older than an instant.
 *
 * @returns the number of deleted rows
 */
type DeleteOld = (tx: Db, before: Date, most: number) => Promise<number>;
const DELETE_OLD: Readonly<Record<Log, DeleteOld>> = {
  signIns: deleteOldSignIns,
  clientErrors: deleteOldClientErrors,
  failedJobs: deleteOldFailedJobs,
  messages: deleteOldMessages,
  announcements: deleteOldAnnouncements,
  bulkJobs: deleteOldBulkJobs,
  bulkPreviews: deleteOldBulkPreviews,
};

/**
 * Removes log entries older than their retention period, in statements of 1,000 rows. Safe to run
 * at any time and in several processes at once: each skips the rows that another one has locked.
 * Stops between two statements once `signal` is aborted.
 *
 * @returns the number of removed rows per log
 */
export async function removeOldLogs({ database, clock }: App, signal?: AbortSignal): Promise<Record<Log, number>> {
  const now = clock.now();
  const removed = { signIns: 0, clientErrors: 0, failedJobs: 0, messages: 0, announcements: 0, bulkJobs: 0, bulkPreviews: 0 };
  for (const log of Object.keys(LOG_DAYS) as Log[]) {
    const before = logKeptSince(log, now);
    removed[log] = await inChunks((most) => database.transaction((tx) => DELETE_OLD[log](tx, before, most)), signal);
  }
  return removed;
}
