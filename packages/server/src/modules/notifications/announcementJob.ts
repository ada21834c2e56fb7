import type { App } from '../../app.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import { sweep } from '../../jobs/sweep.ts';
import { ANNOUNCE, findUnfinishedAnnouncements, holdAnnouncement, saveAnnounced } from './announcements.ts';
import { notify } from './commands.ts';

const CHUNK = 1000;

/**
 * Notifies the recipients of every announcement, 1,000 per transaction. A process may be killed at
 * any time: another one continues after the last chunk. A failed announcement is logged, does not
 * stop those after it, and is tried again by the next run.
 *
 * @returns the number of finished announcements
 */
export const sendDueAnnouncements = (app: App, signal?: AbortSignal, chunk = CHUNK): Promise<number> =>
  sweep(
    (after: number | null, limit) => findUnfinishedAnnouncements(app.database.db, { after, limit }),
    (id) => trySend(app, id, { signal, chunk }),
    { signal },
  );

async function trySend(app: App, id: number, { signal, chunk }: { signal: AbortSignal | undefined; chunk: number }): Promise<boolean> {
  try {
    let state = await sendChunk(app, id, chunk);
    while (state === 'more' && !signal?.aborted) state = await sendChunk(app, id, chunk);
    return state === 'finished';
  } catch (error) {
    app.log.error({ err: error, announcement: id }, 'people were not notified');
    return false;
  }
}

const sendChunk = (app: App, id: number, chunk: number): Promise<'finished' | 'more' | 'taken'> =>
  app.database.transaction(async (tx) => {
    const held = await holdAnnouncement(tx, id, chunk);
    if (held === null) return 'taken';
    const { kind, key, title, body, path, next } = held;
    await notify({ app }, tx, next, kind, { key, title, body, ...(path !== null && { path }) });
    const isFinished = next.length < chunk;
    await saveAnnounced(tx, id, held.done + next.length, isFinished ? app.clock.now() : null);
    return isFinished ? 'finished' : 'more';
  });

/** Notifies the recipients of unfinished announcements. */
export const sendAnnouncements = defineJob({
  ...ANNOUNCE,
  outgoing: true,
  atStartup: true,
  schedule: '* * * * *',
  run: async ({ app }, _data, signal) => {
    app.log.debug({ announcements: await sendDueAnnouncements(app, signal) }, 'notified people');
  },
});
