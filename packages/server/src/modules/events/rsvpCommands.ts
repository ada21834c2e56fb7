import { lockText } from '@atlas/domain/access';
import { rsvpProblem, type EventSeat, type EventTimes, occurrenceAt, timesWithRsvp } from '@atlas/domain/events';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { ofCaller, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { inScopeLoader } from '../access/scopes.ts';
import { graceOf } from '../content/commands.ts';
import {
  type Attendance,
  findAttendance,
  findOwnRsvps,
  findSeatsTaken,
  type NotedAttendance,
  writeRsvps,
  writeAttendance,
} from './rsvps.ts';
import { whenArchived } from '../users/commands.ts';
import { MAX_RECORDED } from './attendeeRepo.ts';
import { EVENT, eventLock, visibleEvent } from './commands.ts';
import { releaseLostSeats } from './jobs.ts';
import { findChangesOf, timesOf, type EventRow } from './repo.ts';
import { promoteWaiting } from './notifying.ts';

/**
 * A person's RSVP to one occurrence, by its start in the recurrence, or to all occurrences of the
 * next year.
 */
export interface Answering {
  eventId: number;
  occursAt: Date;
  /** Revision of the event that the person saw. */
  revision: number;
  going: boolean;
  scope: 'this' | 'all';
}

whenArchived((tx, _userIds, _at, { app }) => app.queues.wake(tx, releaseLostSeats));

const noSuchEvent = (): UserError => new UserError('NOT_FOUND', 'This event does not exist.');

/**
 * Audit subject for a person's RSVPs to an event, by the id of the event. Locks its row, so that
 * each of many concurrent RSVPs sees those before it.
 */
const rsvpsOf = (userId: number): Subject<{ rsvps: Record<string, 'no' | EventSeat> }> => ({
  name: 'event answer',
  scope: ofCaller('event answer', () => userId),
  read: async (tx, eventId) => {
    if ((await EVENT.read(tx, eventId)) === null) return null;
    const rsvps = await findOwnRsvps(tx, eventId, userId);
    return { rsvps: Object.fromEntries([...rsvps].map(([at, answer]) => [new Date(at).toISOString(), answer])) };
  },
});

/**
 * Saves an RSVP of the caller. A person who is going gets a seat, or a position on the waiting list
 * where none is free. A withdrawal gives the seat to the person who has waited longest and may
 * attend, and notifies them. The same RSVP again changes nothing.
 *
 * @throws FORBIDDEN with the reason where the event does not open for a person who wants to go
 * @throws STALE where the event was changed since it was loaded
 * @throws CONFLICT for an occurrence that is over or cancelled
 */
export async function answerEvent(ctx: Context, answering: Answering): Promise<void> {
  const { userId } = ctx.source.reader;
  const known = await visibleEvent(ctx, answering.eventId);
  if (known === null) throw noSuchEvent();
  const lock = answering.going ? await eventLock(ctx, known) : null;
  if (lock !== null) throw new UserError('FORBIDDEN', lockText(lock));
  // Loaded before the transaction, because the embedded database has a single connection.
  const grace = await graceOf(ctx);
  await change(ctx, rsvpsOf(userId), answering.eventId, 'answerEvent', async ({ tx, at, before }) => {
    const event = await EVENT.read(tx, answering.eventId);
    if (event === null) throw noSuchEvent();
    if (event.revision !== answering.revision)
      throw new UserError('STALE', 'This event was changed while you were answering. Look at it again, then answer.');
    const times = timesOf(event, await findChangesOf(tx, event.id));
    const requested = whichTimes(event, times, answering, at).filter((occursAt) => {
      const answer = before.rsvps[occursAt.toISOString()];
      return answering.going ? answer !== 'going' && answer !== 'waiting' : answer !== 'no';
    });
    // People on the waiting list come first where a seat is free.
    if (answering.going) await promoteWaiting(ctx, tx, { event, times, occursAt: requested, at, grace });
    const taken = await findSeatsTaken(tx, event.id, requested);
    await writeRsvps(
      tx,
      requested.map((occursAt) => ({
        eventId: event.id,
        userId,
        occursAt,
        createdAt: at,
        ...seatAt(event, taken.get(occursAt.getTime()), answering.going),
      })),
    );
    const left = answering.going ? [] : requested.filter((occursAt) => before.rsvps[occursAt.toISOString()] === 'going');
    await promoteWaiting(ctx, tx, { event, times, occursAt: left, at, grace });
  });
}

/**
 * Returns the occurrences that an RSVP applies to. Throws where the named one does not accept it.
 */
function whichTimes(event: EventRow, times: EventTimes, { occursAt, scope }: Answering, at: Date): readonly Date[] {
  if (event.cancelledAt !== null) throw new UserError('CONFLICT', 'This event was cancelled.');
  if (scope === 'all') {
    const all = timesWithRsvp(times, at);
    if (all.length === 0) throw new UserError('CONFLICT', 'This event is over.');
    return all;
  }
  const time = occurrenceAt(times, occursAt);
  if (time === null) throw new UserError('STALE', 'This event no longer takes place at that time. Look at it again, then answer.');
  const problem = rsvpProblem(time, at);
  if (problem !== null) throw new UserError('CONFLICT', problem);
  return [occursAt];
}

function seatAt({ seats }: EventRow, { taken, lastPlace } = { taken: 0, lastPlace: 0 }, going: boolean) {
  if (!going) return { going: 'no' as const, seat: null, waitingPlace: null };
  return seats === null || taken < seats
    ? { going: 'yes' as const, seat: 'going' as const, waitingPlace: null }
    : { going: 'yes' as const, seat: 'waiting' as const, waitingPlace: lastPlace + 1 };
}

/**
 * Audit subject for the attendance at one occurrence, by the id of the event, including people who
 * came without an RSVP.
 */
const attendanceAt = (occursAt: Date): Subject<{ occursAt: Date } & NotedAttendance> => ({
  name: 'event attendance',
  scope: 'of-no-person',
  constraintErrors: { event_rsvps_user_id_users_id_fk: { message: NO_PERSON } },
  read: async (tx, eventId) => {
    if ((await EVENT.read(tx, eventId)) === null) return null;
    return { occursAt, ...(await findAttendance(tx, eventId, occursAt)) };
  },
});

const NO_PERSON = 'There is no such person.';

/**
 * Records that people attended an occurrence or did not, or clears the record (null). Anyone in the
 * caller's care can be recorded, whether or not they responded and whether or not the event opens
 * for them: the record gives no access. A person who came without an RSVP counts as having had a
 * seat, even where all were taken.
 *
 * @throws BAD_USER_INPUT before the occurrence starts, and for a cancelled one
 * @throws NOT_FOUND for people out of the caller's scope
 */
export async function recordAttendance(ctx: Context, { eventId, occursAt, userIds, present }: Attendance): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length > MAX_RECORDED) throw new UserError('BAD_USER_INPUT', `Choose ${MAX_RECORDED} people at most at a time.`);
  const inScope = await ctx.loader(inScopeLoader).loadMany(people);
  if (inScope.some((is) => is !== true)) throw new UserError('NOT_FOUND', NO_PERSON);
  await change(ctx, attendanceAt(occursAt), eventId, 'recordAttendance', async ({ tx, at }) => {
    const event = await EVENT.read(tx, eventId);
    const time = event && occurrenceAt(timesOf(event, await findChangesOf(tx, eventId)), occursAt);
    if (time === null) throw new UserError('NOT_FOUND', 'This event no longer takes place at that time.');
    if (time.startsAt.getTime() > at.getTime()) throw new UserError('BAD_USER_INPUT', 'It has not started yet.');
    if (time.isCancelled && present === true) throw new UserError('BAD_USER_INPUT', 'This time was cancelled.');
    await writeAttendance(tx, { eventId, occursAt, userIds: people, present }, at);
  });
}
