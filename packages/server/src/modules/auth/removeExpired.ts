import { sessionsKeptSince } from '@atlas/domain/sessions';
import type { App } from '../../app.ts';
import { forgetOldKeys } from '../../commands/idempotency.ts';
import { inChunks } from '../../db/deleteSome.ts';
import { deleteExpiredConfirmations } from './confirmationRepo.ts';
import { endOverdueViews } from './impersonation.ts';
import { deleteExpiredResets } from './passwordResetRepo.ts';
import { deleteEndedSessions } from './sessionRepo.ts';
import { deleteExpiredLimits } from './signInRepo.ts';

/** Number of removed rows by kind. */
export interface Removed {
  limits: number;
  sessions: number;
  resets: number;
  confirmations: number;
  keys: number;
  /** Staff views that were ended because their time was up. */
  views: number;
}

/**
 * Removes expired limits, password resets and confirmation links, sessions that ended 30 days ago
 * or earlier, and idempotency keys that no request can repeat any more. Also ends overdue staff
 * views. Each statement removes at most 1,000 rows. Safe to run at any time and by several
 * processes at once: each skips the rows that another one has locked.
 *
 * @param signal stops the removal between two statements once aborted
 */
export async function removeExpired(app: App, signal?: AbortSignal): Promise<Removed> {
  const { db } = app.database;
  const now = app.clock.now();
  return {
    // Limits use the machine's clock.
    limits: await inChunks((most) => deleteExpiredLimits(db, new Date(), most), signal),
    sessions: await inChunks((most) => deleteEndedSessions(db, sessionsKeptSince(now), most), signal),
    resets: await inChunks((most) => deleteExpiredResets(db, now, most), signal),
    confirmations: await inChunks((most) => deleteExpiredConfirmations(db, now, most), signal),
    keys: await inChunks((most) => forgetOldKeys(db, now, most), signal),
    views: await inChunks((most) => endOverdueViews(app, now, most), signal),
  };
}
