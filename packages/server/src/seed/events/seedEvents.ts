import type { Role } from '@atlas/domain/access';
import { occurrencesOf, type EventTimes, type Occurrence } from '@atlas/domain/events';
import { addManilaDays, startOfManilaDay } from '@atlas/domain/time';
import { productSold } from '../productSold.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom } from '../seededRandom.ts';
import { productEvents } from '../../modules/products/tables.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { DEMO_EVENTS, type DemoEvent } from './demoEvents.ts';
import { timeColumns } from '../../modules/events/repo.ts';
import { accessLevelEvents, eventRsvps, events } from '../../modules/events/tables.ts';

const MINUTE = 60_000;
/** Most events are announced so many days before their first time. */
const ANNOUNCED = 21;

/** The demo events, what opens them, and who comes. The funnels are there before. */
export async function seedEvents(seed: Seed, levels: Record<Role, number>, people: SeededPeople): Promise<void> {
  const planned = DEMO_EVENTS.map((demo, index) => ({ demo, times: timesIn(seed, demo), index }));
  const rows = await seed.tx
    .insert(events)
    .values(
      planned.map(({ demo, times, index }) => ({
        name: demo.name,
        shortDescription: demo.shortDescription,
        description: demo.description,
        ...timeColumns(times),
        place: demo.place ?? '',
        link: demo.place === undefined ? `https://meet.atlas.example/${1000 + index * 37}` : null,
        hostId: people.accounts.get(demo.host) ?? null,
        archivedAt: demo.archived ? daysFrom(seed, -65) : null,
        createdAt: announcedAt(seed, times),
      })),
    )
    .returning({ id: events.id });
  const ids = rows.map(({ id }) => id);
  await openEvents(seed, levels, ids);
  await seedRsvps(
    seed,
    people,
    planned.flatMap(({ demo, times }, index) => (demo.archived ? [] : [{ eventId: ids[index] ?? 0, name: demo.name, times }])),
  );
}

function timesIn(seed: Seed, demo: DemoEvent): EventTimes {
  const midnight = (day: number) => addManilaDays(startOfManilaDay(seed.now), day);
  const [hours = 0, minutes = 0] = demo.time.split(':').map(Number);
  const startsAt = new Date(midnight(demo.day).getTime() + (hours * 60 + minutes) * MINUTE);
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

/** The main funnel's product holds the events of the membership, the second one's those of the studio; the open ones are granted. */
async function openEvents(seed: Seed, levels: Record<Role, number>, ids: readonly number[]): Promise<void> {
  const that = (opens: DemoEvent['opens']) => ids.filter((_id, index) => DEMO_EVENTS[index]?.opens === opens);
  const [membership, studio] = [await productSold(seed, 'freelancing-course'), await productSold(seed, 'studio-year')];
  const sold = [
    ...(membership === undefined ? [] : that('membership').map((eventId) => ({ productId: membership, eventId }))),
    ...(studio === undefined ? [] : that('studio').map((eventId) => ({ productId: studio, eventId }))),
  ];
  if (sold.length > 0) await seed.tx.insert(productEvents).values(sold);
  await seed.tx
    .insert(accessLevelEvents)
    .values(
      that('everyone').flatMap((eventId) => [levels.member, levels['non-member']].map((accessLevelId) => ({ eventId, accessLevelId }))),
    );
}

/** Answers to the last times and to the next two of each event; member@ goes to the next coaching hour. */
async function seedRsvps(seed: Seed, people: SeededPeople, planned: { eventId: number; name: string; times: EventTimes }[]): Promise<void> {
  const draws = seededRandom('rsvps');
  const rows: (typeof eventRsvps.$inferInsert)[] = [];
  for (const { eventId, name, times } of planned) {
    for (const occurrence of asked(seed, times)) {
      const answeredAt = addManilaDays(occurrence.startsAt, -draws.between(1, 6));
      const answers = people.members.filter(() => draws.chance(name === 'Atlas Live in Alabang' ? 45 : 8));
      for (const { id, joinedAt } of answers) {
        const createdAt = new Date(Math.min(answeredAt.getTime() + draws.between(0, 900) * MINUTE, seed.now.getTime()));
        if (joinedAt < createdAt)
          rows.push({ eventId, userId: id, occursAt: occurrence.startsAt, going: draws.chance(85) ? 'yes' : 'no', createdAt });
      }
    }
  }
  const [first] = planned;
  const next = first && occurrencesOf(first.times, seed.now, daysFrom(seed, 8))[0];
  if (first && next) {
    const mine = { eventId: first.eventId, userId: people.accounts.get('member') ?? 0, occursAt: next.startsAt };
    rows.push({ ...mine, going: 'yes', createdAt: daysFrom(seed, -1) });
  }
  await seed.tx.insert(eventRsvps).values(rows);
}

/** The times to which people answered: the last four, and the next two. */
function asked(seed: Seed, times: EventTimes): Occurrence[] {
  const all = occurrencesOf(times, times.startsAt, daysFrom(seed, 45));
  const past = all.filter(({ endsAt }) => endsAt <= seed.now);
  return [...past.slice(-4), ...all.slice(past.length, past.length + 2)];
}
