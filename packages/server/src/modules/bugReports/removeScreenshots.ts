import { screenshotsDeletedUntil } from '@atlas/domain/bugReports';
import type { App } from '../../app.ts';
import { contextOfJob } from '../../commands/context.ts';
import { recordAudit } from '../../commands/recordAudit.ts';
import { deleteFile } from '../files/repo.ts';
import { findOldScreenshots } from '../users/bugReportRepo.ts';

const SOME = 200;

/**
 * Deletes the screenshots of bug reports after 90 days.
 *
 * @returns the number of screenshots
 */
export async function removeScreenshots(app: App, signal: AbortSignal): Promise<number> {
  const { actor } = contextOfJob(app, { id: 'remove screenshots', userId: null });
  for (let deleted = 0; ;) {
    signal.throwIfAborted();
    const at = app.clock.now();
    const count = await app.database.transaction(async (tx) => {
      const old = await findOldScreenshots(tx, screenshotsDeletedUntil(at), SOME);
      for (const id of old) {
        await deleteFile(tx, id, at);
        await recordAudit(tx, actor, { at, action: 'deleteScreenshot', subjectType: 'file', subjectId: id });
      }
      return old.length;
    });
    deleted += count;
    if (count < SOME) return deleted;
  }
}
