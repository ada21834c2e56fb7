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
import { EVENT, eventLock, visibleEvent } from './commands.ts';
import { releaseLostSeats } from './jobs.ts';
import { findChangesOf, timesOf, type EventRow } from './repo.ts';
import { promoteWaiting } from './telling.ts';

/** What somebody answers to an event: to one time of it, by when the recurrence puts it, or to all that come in the next year. */
export interface Answering {
  eventId: number;
  occursAt: Date;
  /** Of the event, as it was read. */
  revision: number;
  going: boolean;
  scope: 'this' | 'all';
}

whenArchived((tx, _userIds, _at, { app }) => app.queues.wake(tx, releaseLostSeats));

const noSuchEvent = (): UserError => new UserError('NOT_FOUND', 'This event does not exist.');

/** What somebody answered to an event, under its number; its row is held, so that of many answers at once each sees those before it. */
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
 * Answers to an event. Who is going gets a seat, or a place on the waiting list where none is free; who withdraws gives theirs to whoever waits longest,
 * and they are told; only those who may attend get one. The same answer again changes nothing. Throws FORBIDDEN with the reason where the event does not open for who wants to go, STALE where
 * it was changed since it was read, and CONFLICT for a time that is over or was called off.
 */
export async function answerEvent(ctx: Context, answering: Answering): Promise<void> {
  const { userId } = ctx.source.reader;
  const known = await visibleEvent(ctx, answering.eventId);
  if (known === null) throw noSuchEvent();
  const lock = answering.going ? await eventLock(ctx, known) : null;
  if (lock !== null) throw new UserError('FORBIDDEN', lockText(lock));
  // Read before the transaction: the embedded database has a single connection.
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
    // Those who wait come first where a seat is free.
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

/** The times that are answered. Throws where the one that was named cannot be. */
function whichTimes(event: EventRow, times: EventTimes, { occursAt, scope }: Answering, at: Date): readonly Date[] {
  if (event.cancelledAt !== null) throw new UserError('CONFLICT', 'This event was cancelled.');
  if (scope === 'all') {
    const all = timesWithRsvp(times, at);
    if (all.length === 0) throw new UserError('CONFLICT', 'This event is over.');
    return all;
  }
  const time = occurrenceAt(times, occursAt);
  if (time === null) throw new UserError('STALE', 'This event does not take place at that time any more. Look at it again, then answer.');
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

/** Who was noted at one time of an event, under the event's number, and who of them came without an answer. */
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
 * Notes that people were at a time of an event, or were not, or takes the note back (null). Whoever the caller looks after can have come, whether or not
 * they answered and whether or not the event opens for them: it says what was, and opens nothing. Who came without an answer counts as one who had a
 * seat, even where all were taken. Throws BAD_USER_INPUT before it starts and for one that was called off, and NOT_FOUND for people whom the caller does
 * not look after.
 */
export async function recordAttendance(ctx: Context, { eventId, occursAt, userIds, present }: Attendance): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length > MAX_PEOPLE) throw new UserError('BAD_USER_INPUT', `Choose ${MAX_PEOPLE} people at most at a time.`);
  const inScope = await ctx.loader(inScopeLoader).loadMany(people);
  if (inScope.some((is) => is !== true)) throw new UserError('NOT_FOUND', NO_PERSON);
  await change(ctx, attendanceAt(occursAt), eventId, 'recordAttendance', async ({ tx, at }) => {
    const event = await EVENT.read(tx, eventId);
    const time = event && occurrenceAt(timesOf(event, await findChangesOf(tx, eventId)), occursAt);
    if (time === null) throw new UserError('NOT_FOUND', 'This event does not take place at that time any more.');
    if (time.startsAt.getTime() > at.getTime()) throw new UserError('BAD_USER_INPUT', 'It has not started yet.');
    if (time.isCancelled && present === true) throw new UserError('BAD_USER_INPUT', 'This time was cancelled.');
    await writeAttendance(tx, { eventId, occursAt, userIds: people, present }, at);
  });
}

const MAX_PEOPLE = 500;
