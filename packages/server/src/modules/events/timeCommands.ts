import {
  cancelledNews,
  eventOverAt,
  type EventTimes,
  liesOverAnother,
  movedNews,
  nextOccurrence,
  occurrenceAt,
  type OccurrenceForm,
  occurrenceForm,
  reinstatedNews,
} from '@atlas/domain/events';
import { and, eq } from 'drizzle-orm';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { saveRow, stale, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { declareAudited, declaredColumns } from '../../db/personalData.ts';
import { findSeatHolders } from './rsvps.ts';
import { EVENT } from './commands.ts';
import { findChangesOf, timesOf, type EventChange, type EventRow } from './repo.ts';
import { eventChanges } from './tables.ts';
import { notify } from './notifying.ts';

/**
 * An occurrence, by its start in the recurrence, with the revision that the caller saw. Revision 0
 * is that of an unchanged occurrence.
 */
export interface TimeEdition {
  eventId: number;
  occursAt: Date;
  revision: number;
}

const UNCHANGED = { startsAt: null, endsAt: null, place: null, link: null, cancelledAt: null, reason: '', recordingUrl: null, revision: 0 };

/**
 * Audit subject for changes of one occurrence, by the id of its event. Locks the row of the event.
 */
const TIME = { name: 'event time' };
declareAudited(TIME.name, declaredColumns(eventChanges) ?? {});
const timeSubject = (occursAt: Date): Subject<EventChange> => ({
  scope: 'of-no-person',
  ...TIME,
  read: async (tx, eventId) => {
    if ((await EVENT.read(tx, eventId)) === null) return null;
    const [row] = await tx
      .select()
      .from(eventChanges)
      .where(and(eq(eventChanges.eventId, eventId), eq(eventChanges.occursAt, occursAt)));
    return { eventId, occursAt, ...UNCHANGED, ...row };
  },
});

/**
 * Changes one occurrence of a recurring event: when and where it takes place, its cancellation, and
 * its recording. Notifies people who have or wait for a seat about news of a future occurrence.
 *
 * @throws STALE when the occurrence was changed since the revision was loaded
 * @throws NOT_FOUND for an occurrence that the event does not have
 * @throws BAD_USER_INPUT for one that would overlap another one
 */
export function changeOccurrence(ctx: Context, { eventId, occursAt, revision }: TimeEdition, input: Input): Promise<void> {
  const form = parseForm(occurrenceForm, input);
  return change(ctx, timeSubject(occursAt), eventId, 'changeOccurrence', async ({ tx, at, before }) => {
    const event = await EVENT.read(tx, eventId);
    if (event === null) throw noSuchTime();
    if (event.every === null) throw new UserError('CONFLICT', 'This event takes place once: change the event itself.');
    if (before.revision !== revision) throw stale(TIME);
    const others = await findChangesOf(tx, eventId);
    const former = timesOf(event, others);
    const planned = occurrenceAt(timesOf(event), occursAt);
    if (planned === null) throw noSuchTime();
    const row = changedRow(before, planned, form, at);
    const after = timesOf(event, [...others.filter((one) => one.occursAt.getTime() !== occursAt.getTime()), row]);
    rejectClash({ ...after, cancelledAt: null }, occursAt);
    await tx
      .insert(eventChanges)
      .values(row)
      .onConflictDoUpdate({ target: [eventChanges.eventId, eventChanges.occursAt], set: row });
    await saveRow(tx, EVENT, event, { overAt: eventOverAt(after) });
    await notifyOfChange(ctx, tx, { event, before, row, former, after, at });
  });
}

const noSuchTime = (): UserError => new UserError('NOT_FOUND', 'This event no longer takes place at that time.');

function changedRow(before: EventChange, planned: { startsAt: Date; endsAt: Date }, form: OccurrenceForm, at: Date): EventChange {
  const isMoved = form.startsAt.getTime() !== planned.startsAt.getTime() || form.endsAt.getTime() !== planned.endsAt.getTime();
  return {
    eventId: before.eventId,
    occursAt: before.occursAt,
    startsAt: isMoved ? form.startsAt : null,
    endsAt: isMoved ? form.endsAt : null,
    place: form.place || null,
    link: form.link || null,
    cancelledAt: form.cancelled ? (before.cancelledAt ?? at) : null,
    reason: form.reason,
    recordingUrl: form.recordingUrl || null,
    revision: before.revision + 1,
  };
}

/** Throws where an occurrence would overlap another one, or where none would be left. */
function rejectClash(after: EventTimes, occursAt: Date): void {
  const time = occurrenceAt(after, occursAt);
  if (time === null) return;
  if (time.isCancelled && nextOccurrence(after, new Date(0)) === null)
    throw new UserError('CONFLICT', 'No other time of this event is left: cancel the event as a whole.');
  if (time.isCancelled || !liesOverAnother(after, time)) return;
  const message = 'Another time of this event is on then. Choose a time when there is none.';
  throw new UserError('BAD_USER_INPUT', message, { startTime: message });
}

interface TimeChange {
  event: EventRow;
  before: EventChange;
  row: EventChange;
  former: EventTimes;
  after: EventTimes;
  at: Date;
}

async function notifyOfChange(ctx: Context, tx: Db, { event, before, row, former, after, at }: TimeChange): Promise<void> {
  const [was, is] = [occurrenceAt(former, row.occursAt), occurrenceAt(after, row.occursAt)];
  if (was === null || is === null || event.cancelledAt !== null || is.endsAt.getTime() <= at.getTime()) return;
  const news = () => {
    if (is.isCancelled) return was.isCancelled ? null : cancelledNews(event.name, was, row.reason, at);
    if (was.isCancelled) return reinstatedNews(event.name, is, at);
    const isTheSame = was.startsAt.getTime() === is.startsAt.getTime() && before.place === row.place;
    return isTheSame ? null : movedNews(event.name, { from: was, to: is }, at);
  };
  const notified = news();
  if (notified === null) return;
  const holders = (await findSeatHolders(tx, event.id)).filter((holder) => holder.occursAt.getTime() === row.occursAt.getTime());
  const people = holders.map(({ userId }) => userId);
  await notify(ctx, tx, event, people, `time ${row.occursAt.toISOString()} ${row.revision}`, notified);
}
