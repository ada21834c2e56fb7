import { isLive } from '@atlas/domain/content';
import { dueReminder, FIRST_REMINDER_MS, occurrenceAt, reminderNews } from '@atlas/domain/events';
import type { App } from '../../app.ts';
import { contextOfJob, type Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { graceOf } from '../content/commands.ts';
import { findForWhomOpens, type Grace } from '../content/repo.ts';
import { deleteOldReminders, findLockedOut, findSeated, findTimesToCome, saveLockedOut } from './rsvps.ts';
import { EVENT } from './commands.ts';
import { EVENT_CONTENT, findChangesOf, timesOf, type EventRow } from './repo.ts';
import { notify } from '../notifications/commands.ts';
import { newsOfEvent } from './notifying.ts';

/**
 * Reminds people with a seat, for whom the event still opens, that an occurrence starts in a day or
 * in an hour. Each of them gets each reminder once, however often this runs. A moved occurrence has
 * new reminders; a cancelled occurrence and an archived event have none.
 *
 * @returns the number of reminders sent
 */
export async function remindOfEvents(app: App, jobId: string, signal?: AbortSignal): Promise<number> {
  const ctx = contextOfJob(app, { id: jobId, userId: null });
  const now = app.clock.now();
  // Loaded before any transaction, because the embedded database has no second connection.
  const grace = await graceOf(ctx);
  let notified = 0;
  await deleteOldReminders(app.database.db, now);
  for (const { eventId, occursAt } of await findTimesToCome(app.database.db, now, new Date(now.getTime() + FIRST_REMINDER_MS))) {
    signal?.throwIfAborted();
    notified += await remindOfTime(ctx, { eventId, occursAt, grace: { ...grace, now } });
  }
  return notified;
}

/**
 * Sends the reminders of one occurrence. Locks the row of its event, so that no one is reminded of
 * an occurrence that is moved at the same moment.
 */
const remindOfTime = (ctx: Context, { eventId, occursAt, grace }: { eventId: number; occursAt: Date; grace: Grace }): Promise<number> =>
  ctx.app.database.transaction(async (tx) => {
    const { now } = grace;
    const event = await EVENT.read(tx, eventId);
    if (event === null || !isLive(event, now) || event.cancelledAt !== null) return 0;
    const time = occurrenceAt(timesOf(event, await findChangesOf(tx, eventId)), occursAt);
    if (time === null || time.isCancelled) return 0;
    const { startsAt } = time;
    const reminder = dueReminder({ startsAt, answeredAt: new Date(0), now });
    if (reminder === null) return 0;
    const sent = { eventId, startsAt, reminder };
    // People who respond after a reminder was due do not get it. Once it was sent, only people who
    // were locked out are left.
    const left = await findLockedOut(tx, sent);
    if (left !== null && (await stillOpen(tx, event, left, grace)).length === 0) return 0;
    const due = (await findSeated(tx, eventId, occursAt)).flatMap(({ userId, answeredAt }) =>
      dueReminder({ startsAt, answeredAt, now }) === null || left?.includes(userId) === false ? [] : [userId],
    );
    const people = await stillOpen(tx, event, due, grace);
    const open = new Set(people);
    const lockedOut = due.filter((userId) => !open.has(userId));
    await saveLockedOut(tx, sent, lockedOut);
    const news = reminderNews(event.name, reminder, time, now);
    // Not announced: this is a background job already, and an email that would arrive late is not sent.
    const { people: all, ...sentNews } = newsOfEvent(event, people, `${reminder} before ${startsAt.toISOString()}`, news);
    if (all.length > 0) await notify(ctx, tx, all, 'event-reminder', { ...sentNews, notAfter: startsAt });
    return people.length;
  });

/**
 * The people for whom the event still opens, and its host. People whose access ended get no
 * invitation.
 */
async function stillOpen(tx: Db, event: EventRow, people: readonly number[], grace: Grace): Promise<readonly number[]> {
  if (people.length === 0) return people;
  const open = await findForWhomOpens(tx, EVENT_CONTENT, event.id, people, grace);
  return people.filter((userId) => open.has(userId) || userId === event.hostId);
}
