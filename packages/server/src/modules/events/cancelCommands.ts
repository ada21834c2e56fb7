import {
  cancelEventForm,
  cancelledNews,
  type EventNews,
  type EventOccurrence,
  eventOverAt,
  type EventTimes,
  missedTimes,
  nextOccurrence,
  occurrenceAt,
  reinstatedNews,
} from '@atlas/domain/events';
import { sql } from 'drizzle-orm';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { graceOf } from '../content/commands.ts';
import { findSeatHolders } from './rsvps.ts';
import { EVENT } from './commands.ts';
import { findChangesOf, timesOf, type EventRow } from './repo.ts';
import { eventChanges } from './tables.ts';
import { promoteWaiting, notifyEach } from './notifying.ts';

/**
 * Cancels an event with all of its occurrences, and notifies people who have or wait for a seat.
 * Repeating it changes nothing.
 *
 * @throws STALE like `updateEvent`
 */
export function cancelEvent(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { reason } = parseForm(cancelEventForm, input);
  return change(ctx, EVENT, edition.id, { action: 'cancelEvent', reason }, async ({ tx, at, before }) => {
    if (before.cancelledAt !== null) return;
    const times = timesOf(before, await findChangesOf(tx, before.id));
    const overAt = eventOverAt({ ...times, cancelledAt: at });
    await saveRow(tx, EVENT, edition, { cancelledAt: at, cancelReason: reason, overAt });
    await notifyAll(ctx, tx, { event: before, times, at, key: `cancelled ${edition.revision}` }, (time) =>
      cancelledNews(before.name, time, reason, at),
    );
  });
}

/**
 * Reinstates a cancelled event. Its future occurrences take place. Everyone who had or waited for a
 * seat keeps it and is notified. Occurrences that were missed in the meantime stay cancelled.
 * Repeating it changes nothing.
 *
 * @throws STALE like `updateEvent`, and CONFLICT where no future occurrence is left
 */
export async function reinstateEvent(ctx: Context, edition: RecordRevision): Promise<void> {
  // Loaded before the transaction, because the embedded database has a single connection.
  const grace = await graceOf(ctx);
  return change(ctx, EVENT, edition.id, 'reinstateEvent', async ({ tx, at, before }) => {
    if (before.cancelledAt === null) return;
    const missed = missedTimes(timesOf(before, await findChangesOf(tx, before.id)), at);
    await cancelTimes(tx, before, missed);
    const times = { ...timesOf(before, await findChangesOf(tx, before.id)), cancelledAt: null };
    if (nextOccurrence(times, at) === null) throw new UserError('CONFLICT', 'No time of this event is left. Give it new times first.');
    await saveRow(tx, EVENT, edition, { cancelledAt: null, cancelReason: null, overAt: eventOverAt(times) });
    await notifyAll(ctx, tx, { event: before, times, at, key: `reinstated ${edition.revision}` }, (time) =>
      reinstatedNews(before.name, time, at),
    );
    // The event may have more seats by now.
    const waiting = (await findSeatHolders(tx, before.id)).filter(({ seat }) => seat === 'waiting').map(({ occursAt }) => occursAt);
    await promoteWaiting(ctx, tx, {
      event: before,
      times,
      occursAt: waiting.filter((occursAt) => isToCome(times, occursAt, at)),
      at,
      grace,
    });
  });
}

/** Whether an occurrence takes place and is not over. */
function isToCome(times: EventTimes, occursAt: Date, at: Date): boolean {
  const time = occurrenceAt(times, occursAt);
  return time !== null && !time.isCancelled && time.endsAt.getTime() > at.getTime();
}

/**
 * Notifies people who have or wait for a seat at a future occurrence of a change to the whole
 * event.
 */
async function notifyAll(
  ctx: Context,
  tx: Db,
  { event, times, at, key }: { event: EventRow; times: EventTimes; at: Date; key: string },
  newsOf: (time: { startsAt: Date }) => EventNews,
): Promise<void> {
  const holders = (await findSeatHolders(tx, event.id)).filter(({ occursAt }) => isToCome(times, occursAt, at));
  await notifyEach(ctx, tx, event, holders, key, (occursAt) => newsOf(occurrenceAt(times, occursAt) ?? { startsAt: occursAt }));
}

/** Cancels occurrences individually that were cancelled with the whole event. */
async function cancelTimes(tx: Db, { id: eventId, cancelledAt, cancelReason }: EventRow, times: readonly EventOccurrence[]): Promise<void> {
  if (times.length === 0) return;
  const set = { cancelledAt, reason: cancelReason ?? '' };
  await tx
    .insert(eventChanges)
    .values(times.map(({ occursAt }) => ({ eventId, occursAt, ...set })))
    .onConflictDoUpdate({
      target: [eventChanges.eventId, eventChanges.occursAt],
      set: { ...set, revision: sql`${eventChanges.revision} + 1` },
    });
}
