import type { Role } from '@atlas/domain/access';
import { occurrencesOf, type EventOccurrence, type EventTimes } from '@atlas/domain/events';
import { settingValue } from '@atlas/domain/settings';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { productSold } from '../productSold.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { productEvents } from '../../modules/products/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { DEMO_EVENTS, type DemoEvent } from './demoEvents.ts';
import type { Grace } from '../../modules/content/repo.ts';
import { findWhoMayAttend } from '../../modules/events/mayAttend.ts';
import { timeColumns } from '../../modules/events/repo.ts';
import { accessLevelEvents, eventChanges, eventRsvps, events } from '../../modules/events/tables.ts';

const MINUTE = 60_000;
/** Days between the announcement of most events and their first occurrence. */
const ANNOUNCED = 21;

/** Seeds the demo events, their grants and their RSVPs. The funnels must exist. */
export async function seedEvents(seed: Seed, levels: Record<Role, number>, people: SeededPeople): Promise<void> {
  const planned = DEMO_EVENTS.map((demo, index) => ({ demo, times: timesIn(seed, demo), index }));
  const rows = await seed.tx
    .insert(events)
    .values(
      planned.map(({ demo, times, index }) => ({
        name: demo.name,
        shortDescription: demo.shortDescription,
        description: demo.description,
        ...timeColumns({ ...times, cancelledAt: demo.cancelled === undefined ? null : daysFrom(seed, -1) }),
        seats: demo.seats ?? null,
        recordingUrl: demo.recording ?? null,
        cancelledAt: demo.cancelled === undefined ? null : daysFrom(seed, -1),
        cancelReason: demo.cancelled ?? null,
        place: demo.place ?? '',
        link: demo.place === undefined ? `https://meet.atlas.example/${1000 + index * 37}` : null,
        hostId: people.accounts.get(demo.host) ?? null,
        archivedAt: demo.archived ? daysFrom(seed, -65) : null,
        createdAt: announcedAt(seed, times),
        publishedAt: announcedAt(seed, times),
      })),
    )
    .returning({ id: events.id });
  const ids = rows.map(({ id }) => id);
  await openEvents(seed, levels, ids);
  await seedChanges(
    seed,
    planned.map((one, index) => ({ ...one, eventId: ids[index] ?? 0 })),
  );
  await seedRsvps(
    seed,
    people,
    planned.flatMap(({ demo, times }, index) =>
      demo.archived ? [] : [{ eventId: ids[index] ?? 0, name: demo.name, times, seats: demo.seats ?? null }],
    ),
  );
}

/** Seeds changes of single occurrences after the next one. */
async function seedChanges(seed: Seed, planned: readonly { eventId: number; demo: DemoEvent; times: EventTimes }[]): Promise<void> {
  const rows = planned.flatMap(({ eventId, demo: { changes = [] }, times }) => {
    const [, ...later] = occurrencesOf(times, seed.now, daysFrom(seed, 60));
    return changes.flatMap(({ days, cancelled, reason }, index) => {
      const time = later[index];
      if (time === undefined) return [];
      const moved = days === undefined ? null : { startsAt: addManilaDays(time.startsAt, days), endsAt: addManilaDays(time.endsAt, days) };
      return [{ eventId, occursAt: time.occursAt, ...moved, cancelledAt: cancelled ? daysFrom(seed, -1) : null, reason }];
    });
  });
  await seed.tx.insert(eventChanges).values(rows);
}

function timesIn(seed: Seed, demo: DemoEvent): EventTimes {
  const midnight = (day: number) => addManilaDays(startOfManilaDay(seed.now), day);
  const [hours = 0, minutes = 0] = demo.time?.split(':').map(Number) ?? [];
  const startsAt =
    demo.time === undefined
      ? new Date(Math.floor(seed.now.getTime() / (30 * MINUTE)) * 30 * MINUTE)
      : new Date(midnight(demo.day).getTime() + (hours * 60 + minutes) * MINUTE);
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + demo.minutes * MINUTE),
    recurrence: demo.again
      ? {
          every: demo.again.every,
          interval: demo.again.interval,
          until: demo.again.untilDay === undefined ? null : midnight(demo.again.untilDay),
        }
      : null,
  };
}

const announcedAt = (seed: Seed, { startsAt }: EventTimes): Date =>
  new Date(Math.min(addManilaDays(startsAt, -ANNOUNCED).getTime(), daysFrom(seed, -1).getTime()));

/** The place of the first one among the contents of a product, after its courses. */
const AFTER = 100;

/**
 * Adds the membership events to the main funnel's product and the studio events to that of the
 * second funnel. The open ones are granted to access levels.
 */
async function openEvents(seed: Seed, levels: Record<Role, number>, ids: readonly number[]): Promise<void> {
  const that = (opens: DemoEvent['opens']) => ids.filter((_id, index) => DEMO_EVENTS[index]?.opens === opens);
  const [membership, studio] = [await productSold(seed, 'freelancing-course'), await productSold(seed, 'studio-year')];
  const sold = [
    ...(membership === undefined
      ? []
      : that('membership').map((eventId, at) => ({ productId: membership, eventId, position: AFTER + at }))),
    ...(studio === undefined ? [] : that('studio').map((eventId, at) => ({ productId: studio, eventId, position: AFTER + at }))),
  ];
  if (sold.length > 0) await seed.tx.insert(productEvents).values(sold);
  await seed.tx
    .insert(accessLevelEvents)
    .values(
      that('everyone').flatMap((eventId) => [levels.member, levels['non-member']].map((accessLevelId) => ({ eventId, accessLevelId }))),
    );
}

type Rsvp = typeof eventRsvps.$inferInsert;

/**
 * Seeds RSVPs for the last and the next two occurrences of each event, and the attendance. member@
 * attends the next coaching hour. When seats are limited, five more people want to attend.
 */
async function seedRsvps(
  seed: Seed,
  people: SeededPeople,
  planned: { eventId: number; name: string; times: EventTimes; seats: number | null }[],
): Promise<void> {
  const [random, came] = [seededRandom('rsvps'), seededRandom('attendance')];
  const rows: Rsvp[] = [];
  const everyone = people.members.map(({ id }) => id);
  for (const { eventId, name, times, seats } of planned) {
    const mayAttend = await findWhoMayAttend(seed.tx, { id: eventId, hostId: null }, everyone, graceAt(seed.now));
    for (const occurrence of requested(seed, times)) {
      const answeredAt = addManilaDays(occurrence.startsAt, -random.between(1, 6));
      const isOver = occurrence.endsAt <= seed.now;
      const keepsSeat = ({ id }: { id: number }): boolean => isOver || mayAttend.has(id);
      const drawn = people.members.filter(() => random.chance(name === 'Atlas Live in Alabang' ? 45 : 8));
      const answers = seats === null ? drawn.filter(keepsSeat) : people.members.filter(keepsSeat).slice(0, seats + 5);
      for (const { id, joinedAt } of answers) {
        const createdAt = new Date(Math.min(answeredAt.getTime() + random.between(0, 900) * MINUTE, seed.now.getTime()));
        const going = random.chance(85) || seats !== null;
        const mine = { eventId, userId: id, occursAt: occurrence.occursAt, createdAt };
        if (joinedAt >= createdAt) continue;
        rows.push(going ? { ...mine, going: 'yes', seat: 'going', attended: isOver ? came.chance(80) : null } : { ...mine, going: 'no' });
      }
    }
  }
  const [first] = planned;
  const next = first && occurrencesOf(first.times, seed.now, daysFrom(seed, 8))[0];
  if (first && next) {
    const mine = { eventId: first.eventId, userId: people.accounts.get('member') ?? 0, occursAt: next.occursAt };
    rows.push({ ...mine, going: 'yes', seat: 'going', createdAt: daysFrom(seed, -1) });
  }
  await seed.tx.insert(eventRsvps).values(inSeats(rows, new Map(planned.map(({ eventId, seats }) => [eventId, seats]))));
}

const graceAt = (now: Date): Grace => ({
  now,
  expiryGraceDays: settingValue('expiry-grace-days', null),
  overdueGraceDays: settingValue('overdue-grace-days', null),
});

/** Moves RSVPs beyond the number of seats to the waiting list, in order. */
function inSeats(rows: readonly Rsvp[], seatsOf: ReadonlyMap<number, number | null>): Rsvp[] {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const seats = seatsOf.get(row.eventId) ?? null;
    if (seats === null || row.going === 'no') return row;
    const time = `${row.eventId} ${row.occursAt.toISOString()}`;
    const number = (taken.get(time) ?? 0) + 1;
    taken.set(time, number);
    return number <= seats ? row : { ...row, seat: 'waiting', waitingPlace: number - seats, attended: null };
  });
}

/** The occurrences with RSVPs: the last four and the next two. */
function requested(seed: Seed, times: EventTimes): EventOccurrence[] {
  const all = occurrencesOf(times, times.startsAt, daysFrom(seed, 45));
  const past = all.filter(({ endsAt }) => endsAt <= seed.now);
  return [...past.slice(-4), ...all.slice(past.length, past.length + 2)];
}
