import { isLive, type PublishFacts } from '@atlas/domain/content';
import type { Lock } from '@atlas/domain/access';
import {
  droppedNews,
  type EventForm,
  eventForm,
  type EventOccurrence,
  type EventTimes,
  keptOccurrence,
  linkShownAt,
  movedNews,
  occurrenceAt,
  showsEventLink,
} from '@atlas/domain/events';
import { eq } from 'drizzle-orm';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { insertRow, defineRecord, saveRow, stale, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import { graceOf, lockOf, type Publishing } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { registerFileOwner } from '../files/commands.ts';
import { cancelRsvps, findTimesWithRsvp, findSeatHolders, moveRsvps, type SeatHolder } from './rsvps.ts';
import { myRsvpsLoader } from './attendeeRepo.ts';
import {
  changesLoader,
  EVENT_CONTENT,
  eventLoader,
  findChangesOf,
  findEventLevels,
  findMyEvents,
  hasEventCover,
  setEventLevels,
  timeColumns,
  timesOf,
  type EventChange,
  type EventRow,
  type MyEvent,
} from './repo.ts';
import { eventChanges, events } from './tables.ts';
import { promoteWaiting, notifyEach } from './notifying.ts';

// --- Reading -------------------------------------------------------------------------------------

/** Returns why an event does not open for the reader, or null. */
export const eventLock = (ctx: Context, event: EventRow): Promise<Lock | null> => lockOf(ctx, EVENT_CONTENT, event);

/**
 * Loads an event that the reader may know of. Drafts and archived ones are visible to staff who manage events
 * only.
 */
export async function visibleEvent(ctx: Context, id: number): Promise<EventRow | null> {
  const event = await ctx.loader(eventLoader).load(id);
  return event && (isLive(event, ctx.source.now) || opensAllOf(EVENT_CONTENT, ctx.source.reader)) ? event : null;
}

// The cover of an event is readable for anyone signed in who may know of the event.
registerFileOwner('eventId', {
  assertReadable: async (ctx, id) => {
    ctx.signedIn();
    if (!(await visibleEvent(ctx, id))) throw new UserError('NOT_FOUND', 'This event does not exist.');
  },
  table: events,
  purposes: { cover: { kinds: ['image'], isPrivate: false } },
});

/** Loads the reader's events in their order, and primes the loaders with the rows. */
export async function myEvents(ctx: Context, filter: Parameters<typeof findMyEvents>[1]): Promise<MyEvent[]> {
  const found = await findMyEvents(ctx.source, filter);
  for (const { event, changes } of found) {
    ctx.loader(eventLoader).prime(event.id, event);
    ctx.loader(changesLoader).prime(event.id, changes);
  }
  return found;
}

/** Loads when an event takes place, including changes of single occurrences. */
export const loadTimes = async (ctx: Context, event: EventRow): Promise<EventTimes> =>
  timesOf(event, await ctx.loader(changesLoader).load(event.id));

/** An occurrence of an event with its event and its change. */
export interface EventTime extends EventOccurrence {
  event: EventRow;
  change: EventChange | null;
}

/** Adds the event and the change to each occurrence. */
export async function withChanges(ctx: Context, event: EventRow, times: readonly EventOccurrence[]): Promise<EventTime[]> {
  const changes = await ctx.loader(changesLoader).load(event.id);
  return times.map((time) => ({
    ...time,
    event,
    change: changes.find(({ occursAt }) => occursAt.getTime() === time.occursAt.getTime()) ?? null,
  }));
}

/** Loads an occurrence by its start in the recurrence; null where the event has none. */
export async function loadTime(ctx: Context, event: EventRow, occursAt: Date): Promise<EventTime | null> {
  const time = occurrenceAt(await loadTimes(ctx, event), occursAt);
  return time && ((await withChanges(ctx, event, [time]))[0] ?? null);
}

/**
 * Whether the reader runs an event, as its host or as staff who manage events. They always see its
 * link and recording.
 */
export function runsEvent(ctx: Context, event: EventRow): boolean {
  const { reader } = ctx.source;
  return opensAllOf(EVENT_CONTENT, reader) || event.hostId === reader.userId;
}

const heldAt = ({ event, change }: EventTime): string | null => change?.link ?? event.link;

/**
 * Returns the link of an occurrence. People with a seat see it shortly before and during the
 * occurrence. The host and staff who manage events always see it. Returns null for everyone else.
 */
export async function timeLink(ctx: Context, time: EventTime): Promise<string | null> {
  const link = heldAt(time);
  if (link === null || runsEvent(ctx, time.event)) return link;
  const rsvps = await ctx.loader(myRsvpsLoader).load(time.event.id);
  const answer = rsvps.find(({ occursAt }) => occursAt.getTime() === time.occursAt.getTime()) ?? null;
  return showsEventLink(time, answer, ctx.source.now) && (await eventLock(ctx, time.event)) === null ? link : null;
}

/**
 * Returns when people with a seat start to see the link of an occurrence; null for one without a
 * link.
 */
export const timeLinkShownAt = (time: EventTime): Date | null => (heldAt(time) === null ? null : linkShownAt(time));

/**
 * Returns the link of an event. For its host and staff who manage events, that is the planned link.
 * For everyone else, it is the link of the occurrence that they attend now.
 */
export async function eventLink(ctx: Context, event: EventRow): Promise<string | null> {
  if (runsEvent(ctx, event)) return event.link;
  const [times, rsvps] = await Promise.all([loadTimes(ctx, event), ctx.loader(myRsvpsLoader).load(event.id)]);
  const { now } = ctx.source;
  const shown = rsvps.flatMap((answer) => {
    const time = answer.seat === 'going' ? occurrenceAt(times, answer.occursAt) : null;
    return time && showsEventLink(time, answer, now) ? [time] : [];
  });
  const [time] = await withChanges(ctx, event, shown);
  return time ? timeLink(ctx, time) : null;
}

/** Returns the recording of an occurrence, once it is over, for readers who can open the event. */
export async function timeRecording(ctx: Context, { event, change, endsAt, isCancelled }: EventTime): Promise<string | null> {
  const recording = change?.recordingUrl ?? event.recordingUrl;
  if (recording === null || runsEvent(ctx, event)) return recording;
  const isOver = endsAt.getTime() <= ctx.source.now.getTime() && !isCancelled;
  return isOver && (await eventLock(ctx, event)) === null ? recording : null;
}

// --- Events --------------------------------------------------------------------------------------

export const EVENT = defineRecord('event', events, {
  extras: async (tx, id) => ({ accessLevelIds: await findEventLevels(tx, id) }),
  constraintErrors: {
    events_host_id_users_id_fk: { field: 'hostId', message: 'This host no longer exists.' },
    access_level_events_access_level_id_access_levels_id_fk: {
      field: 'accessLevelIds',
      message: 'One of the access levels no longer exists.',
    },
  },
});

/** The facts on which the publication of an event at an instant depends. */
export const eventFacts = ({ overAt, link, place }: EventRow, { at, hasCover }: { at: Date; hasCover: boolean }): PublishFacts => ({
  kind: 'event',
  isOver: overAt !== null && overAt.getTime() <= at.getTime(),
  hasLinkOrPlace: link !== null || place !== '',
  hasCover,
});

/** Publishing an event shows it to those for whom it opens; no one is notified. */
export const EVENT_PUBLISHING: Publishing<typeof events> = {
  subject: EVENT,
  facts: async (db, event, { at }) => eventFacts(event, { at, hasCover: await hasEventCover(db, event.id) }),
};

const columnsOf = ({ times: _times, accessLevelIds: _levels, link, recordingUrl, ...values }: EventForm) => ({
  ...values,
  link: link || null,
  recordingUrl: recordingUrl || null,
});

/** Creates an event that opens for the chosen access levels only. */
export function createEvent(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(eventForm, input);
  return create(ctx, EVENT, { action: 'createEvent', idempotency }, async ({ tx, at }) => {
    const id = await insertRow(tx, EVENT, { ...columnsOf(form), ...timeColumns(form.times), createdAt: at });
    await setEventLevels(tx, id, form.accessLevelIds);
    return id;
  });
}

/**
 * Saves an event. RSVPs and changes stay with the occurrences that continue to exist. Where people
 * have or wait for a seat at a future occurrence that the event loses, the input must contain
 * `cancelRsvps`; those people are then notified.
 *
 * @throws BAD_USER_INPUT without `cancelRsvps` where RSVPs would be lost
 * @throws STALE when the event was saved since the revision was loaded
 */
export async function updateEvent(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const form = parseForm(eventForm, input);
  // Loaded before the transaction, because the embedded database has a single connection.
  const grace = await graceOf(ctx);
  return change(ctx, EVENT, edition.id, 'updateEvent', async ({ tx, at, before }) => {
    if (before.revision !== edition.revision) throw stale(EVENT);
    const moved = await planMove(tx, before, form.times, at);
    const people = new Set(moved.dropped.map(({ userId }) => userId)).size;
    if (people > 0 && input['cancelRsvps'] !== true) throw rsvpsWouldGo(people);
    for (const { from, to } of moved.kept) await moveRsvps(tx, before.id, from, to);
    await cancelRsvps(tx, before.id, moved.gone);
    await writeChanges(tx, before.id, moved.changes);
    const times = { ...form.times, changes: moved.changes, cancelledAt: before.cancelledAt };
    await saveRow(tx, EVENT, edition, { ...columnsOf(form), ...timeColumns(times) });
    await setEventLevels(tx, before.id, form.accessLevelIds);
    // No one is notified of the times of a cancelled event. People who wait may get a seat when it
    // is reinstated.
    if (before.cancelledAt !== null) return;
    const after = { ...before, seats: form.seats, name: form.name, hostId: form.hostId };
    await notifyOfEdit(ctx, tx, {
      before,
      after,
      isElsewhere: before.place !== form.place,
      times,
      moved,
      key: `edit ${edition.revision}`,
      at,
    });
    const toCome = [...new Set(moved.holders.map(({ to }) => to.getTime()))].map((time) => new Date(time));
    await promoteWaiting(ctx, tx, { event: after, times, occursAt: toCome, at, grace });
  });
}

const rsvpsWouldGo = (people: number): UserError => {
  const message = `${people === 1 ? '1 person has' : `${people} people have`} a seat at a time that the event will no longer have. Save again to cancel their RSVPs; they are notified.`;
  return new UserError('BAD_USER_INPUT', message, { cancelRsvps: message });
};

/** Effects of an edit of the times on RSVPs and changes. */
interface Move {
  before: EventTimes;
  /** Occurrences whose RSVPs move, and where to. */
  kept: { from: Date; to: Date }[];
  /** Future occurrences that cease to exist. */
  gone: Date[];
  /** People who had or waited for a seat there. */
  dropped: SeatHolder[];
  /**
   * People with or waiting for a seat at a future occurrence that stays: when it was, and when it
   * is planned now.
   */
  holders: (SeatHolder & { to: Date })[];
  changes: EventChange[];
}

async function planMove(tx: Db, event: EventRow, after: EventTimes, at: Date): Promise<Move> {
  const changes = await findChangesOf(tx, event.id);
  const before = timesOf(event, changes);
  const answered = await findTimesWithRsvp(tx, event.id);
  const to = new Map(answered.map((occursAt) => [occursAt.getTime(), keptOccurrence({ before, after, occursAt })]));
  // RSVPs to past occurrences are the history of the event.
  const isHistory = (occursAt: Date): boolean => (occurrenceAt(before, occursAt)?.endsAt.getTime() ?? 0) <= at.getTime();
  const holders = (await findSeatHolders(tx, event.id)).filter(({ occursAt }) => !isHistory(occursAt));
  return {
    before,
    kept: [...to].flatMap(([from, kept]) => (kept === null ? [] : [{ from: new Date(from), to: kept }])),
    gone: answered.filter((occursAt) => !isHistory(occursAt) && to.get(occursAt.getTime()) === null),
    dropped: holders.filter(({ occursAt }) => to.get(occursAt.getTime()) === null),
    holders: holders.flatMap((holder) => {
      const kept = to.get(holder.occursAt.getTime()) ?? null;
      return kept === null ? [] : [{ ...holder, to: kept }];
    }),
    changes:
      after.recurrence === null
        ? []
        : changes.flatMap((one) => {
            const kept = keptOccurrence({ before, after, occursAt: one.occursAt });
            return kept === null ? [] : [{ ...one, occursAt: kept }];
          }),
  };
}

async function writeChanges(tx: Db, eventId: number, changes: readonly EventChange[]): Promise<void> {
  await tx.delete(eventChanges).where(eq(eventChanges.eventId, eventId));
  if (changes.length > 0) await tx.insert(eventChanges).values([...changes]);
}

interface Edit {
  before: EventRow;
  after: EventRow;
  isElsewhere: boolean;
  times: EventTimes;
  moved: Move;
  key: string;
  at: Date;
}

async function notifyOfEdit(ctx: Context, tx: Db, { before, after, isElsewhere, times, moved, key, at }: Edit): Promise<void> {
  await notifyEach(ctx, tx, before, moved.dropped, key, (occursAt) => droppedNews(after.name, { startsAt: occursAt }, at));
  const isMoved = ({ occursAt, to }: { occursAt: Date; to: Date }): boolean => occursAt.getTime() !== to.getTime();
  const touched = moved.holders.filter((holder) => isElsewhere || isMoved(holder));
  const planned = new Map(touched.map(({ occursAt, to }) => [occursAt.getTime(), to]));
  await notifyEach(ctx, tx, before, touched, key, (occursAt) => {
    const from = occurrenceAt(moved.before, occursAt) ?? { startsAt: occursAt };
    const to = occurrenceAt(times, planned.get(occursAt.getTime()) ?? occursAt) ?? { startsAt: occursAt };
    return movedNews(after.name, { from, to }, at);
  });
}

/** Archives an event, which hides it from members, or restores it. */
export const setEventArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, EVENT, id, archived);
