import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventState, nextOccurrence, RECURRENCE_UNITS, type EventTimes } from '@atlas/domain/events';
import { inList } from '../../db/inList.ts';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { users } from '../users/tables.ts';
import { eventsWhere, timeColumns, timesOf } from './repo.ts';
import { eventRsvps, events } from './tables.ts';

let server: TestServer;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = async (key: string): Promise<Browser> => {
  const known = browsers.get(key);
  if (known) return known;
  const browser = server.browser();
  await browser.logIn(key);
  browsers.set(key, browser);
  return browser;
};
const request = async (key: string, query: string, variables: Record<string, unknown> = {}) =>
  (await (await as(key)).graphql(query, variables)).json;
const named = async (name: string) => {
  const [event] = await server.app.database.db.select().from(events).where(eq(events.name, name));
  if (!event) throw new Error(`The demo has no event ${name}`);
  return event;
};
const userId = async (key: string) => {
  const [user] = await server.app.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${key}@atlas.example`));
  return user?.id ?? 0;
};

interface Listed {
  databaseId: number;
  name: string;
  state: string;
  recurrence: { every: string } | null;
  next: { startsAt: string } | null;
  lock: { reason: string } | null;
  link: string | null;
}
const MY_EVENTS = `query ($filter: MyEventsFilter, $first: Int = 50, $after: String, $offset: Int) { viewer {
  myEvents(filter: $filter, first: $first, after: $after, offset: $offset) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { databaseId name state recurrence { every } next { startsAt } lock { reason } link } } } } }`;
const myEvents = async (key: string, variables: Record<string, unknown> = {}) => {
  const { totalCount, pageInfo, edges } = (await request(key, MY_EVENTS, variables)).data.viewer.myEvents;
  return { totalCount, pageInfo, nodes: edges.map((edge: { node: Listed }) => edge.node) as Listed[] };
};

describe('My Events', () => {
  it('lists the member’s events by their next occurrence, then the past ones, the latest first', async () => {
    const { nodes, totalCount } = await myEvents('member');
    expect(totalCount).toBe(nodes.length);
    const upcoming = nodes.filter(({ next }) => next !== null);
    expect(upcoming.length).toBeGreaterThan(5);
    expect(nodes.slice(0, upcoming.length)).toEqual(upcoming);
    const starts = upcoming.map(({ next }) => next?.startsAt ?? '');
    expect(starts).toEqual(starts.toSorted());
    // The first one is live.
    expect(starts.slice(1).every((start) => start > TEST_NOW.toISOString())).toBe(true);
    expect(upcoming.map(({ state }) => state)).toEqual(['LIVE', ...upcoming.slice(1).map(() => 'UPCOMING')]);
    expect(nodes.slice(upcoming.length).every(({ state }) => state === 'PAST')).toBe(true);
    expect(nodes.map(({ name }) => name)).not.toContain('Beach day (cancelled)');
  });

  it.each([
    ['ALL', () => true],
    ['UPCOMING', (event: Listed) => event.state !== 'PAST'],
    ['PAST', (event: Listed) => event.state === 'PAST'],
    ['RECURRING', (event: Listed) => event.recurrence !== null],
  ])('filters: %s', async (period, test) => {
    const all = (await myEvents('member')).nodes;
    const { nodes } = await myEvents('member', { filter: { period } });
    expect(nodes).toEqual(all.filter(test));
    expect(nodes.length).toBeGreaterThan(0);
  });

  it('lists cancelled events after the past ones', async () => {
    const past = (await myEvents('member', { filter: { period: 'PAST' } })).nodes;
    const [latest] = past;
    const { db } = server.app.database;
    const set = (cancelledAt: Date | null) =>
      db
        .update(events)
        .set({ cancelledAt, cancelReason: cancelledAt === null ? null : 'The speaker is ill.' })
        .where(eq(events.id, latest?.databaseId ?? 0));
    await set(TEST_NOW);
    const after = (await myEvents('member', { filter: { period: 'PAST' } })).nodes;
    await set(null);
    expect(past.length).toBeGreaterThan(1);
    expect(after.map(({ databaseId }) => databaseId)).toEqual([...past.slice(1), past[0]].map((event) => event?.databaseId));
  });

  it('searches by name', async () => {
    const found = (await myEvents('member', { filter: { search: 'ALABANG' } })).nodes;
    expect(found.map(({ name }) => name)).toEqual(['Atlas Live in Alabang']);
  });

  it('pages by cursor and by number without losing or repeating an event', async () => {
    const all = (await myEvents('member')).nodes.map(({ databaseId }) => databaseId);
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof myEvents>> = await myEvents('member', { first: 4, after });
      seen.push(...page.nodes.map(({ databaseId }) => databaseId));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
    const third = await myEvents('member', { first: 4, offset: 8 });
    expect(third.nodes.map(({ databaseId }) => databaseId)).toEqual(all.slice(8, 12));
  });

  it('contains only granted events for a non-member', async () => {
    const { nodes } = await myEvents('non-member');
    expect(nodes).toHaveLength(3);
    expect(nodes.every(({ lock }) => lock === null)).toBe(true);
  });

  it('keeps the events of an expired membership, locked', async () => {
    const { nodes } = await myEvents('expired');
    expect(nodes.filter(({ lock }) => lock?.reason === 'EXPIRED').length).toBeGreaterThan(5);
    expect(nodes.filter(({ lock }) => lock === null)).toHaveLength(3);
  });

  it('contains when the events of a later product open', async () => {
    const { nodes } = await myEvents('member');
    expect(new Set(nodes.map(({ lock }) => lock?.reason ?? null))).toEqual(new Set([null, 'NOT_STARTED']));
  });
});

describe('the list of staff', () => {
  const EVENTS = `query ($filter: EventsFilter, $sort: EventsSort) { viewer {
    events(first: 50, filter: $filter, sort: $sort) { totalCount edges { node { name state archivedAt link } } } } }`;

  it('contains every event, filtered and sorted', async () => {
    const list = async (filter: object, sort?: object) => {
      const { totalCount, edges } = (await request('coach', EVENTS, { filter, sort })).data.viewer.events;
      expect(totalCount).toBe(edges.length);
      return edges.map((edge: { node: { name: string; state: string; archivedAt: string | null } }) => edge.node) as {
        name: string;
        state: string;
        archivedAt: string | null;
      }[];
    };
    const all = await list({});
    expect(all.length).toBeGreaterThanOrEqual(20);
    const incoming = await list({ period: 'INCOMING' });
    const past = await list({ period: 'PAST' });
    expect(incoming.length + past.length).toBe(all.length);
    expect(incoming.every(({ state }) => state !== 'PAST')).toBe(true);
    expect(past.every(({ state }) => state === 'PAST')).toBe(true);
    const archived = await list({ archived: true });
    expect(archived.length).toBeGreaterThan(0);
    expect(archived.every(({ archivedAt }) => archivedAt !== null)).toBe(true);
    const names = (await list({}, { by: 'name' })).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(all.map(({ name }) => name)));
    expect(names[0]).toBe('Ask an accountant');
  });

  it('starts with the event that is live or next, and ends with the one that ended first', async () => {
    const PAGE = `query ($after: String, $sort: EventsSort) { viewer { events(first: 5, after: $after, sort: $sort) {
      pageInfo { hasNextPage endCursor } edges { node { name next { startsAt } last { endsAt } cancelledAt } } } } }`;
    const all = async (sort?: object) => {
      interface Row {
        name: string;
        next: { startsAt: string } | null;
        last: { endsAt: string } | null;
        cancelledAt: string | null;
      }
      interface Page {
        edges: { node: Row }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      }
      const nodes: Row[] = [];
      for (let after: string | null = null; ;) {
        const { edges, pageInfo }: Page = (await request('coach', PAGE, { after, sort })).data.viewer.events;
        nodes.push(...edges.map(({ node }) => node));
        if (!pageInfo.hasNextPage) return nodes;
        after = pageInfo.endCursor;
      }
    };
    const nodes = await all();
    const coming = nodes.flatMap(({ next }) => next?.startsAt ?? []);
    expect(coming.length).toBeGreaterThan(5);
    expect(nodes.slice(0, coming.length).every(({ next }) => next !== null)).toBe(true);
    expect(coming).toEqual(coming.toSorted());
    const ended = nodes.slice(coming.length).flatMap(({ last, cancelledAt }) => (cancelledAt === null ? (last?.endsAt ?? []) : []));
    expect(ended.length).toBeGreaterThan(3);
    expect(ended).toEqual(ended.toSorted().toReversed());
    const names = nodes.map(({ name }) => name);
    expect((await all({ by: 'start', descending: true })).map(({ name }) => name)).toEqual(names.toReversed());
  });

  it.each(['member', 'non-member', 'affiliate', 'team-lead', 'success-manager'])('is rejected for %s', async (key) => {
    expect((await request(key, EVENTS)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is rejected for visitors, like every event', async () => {
    const visitor = server.browser();
    expect((await visitor.graphql(EVENTS)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    const { id } = await named('Ask an accountant');
    const node = Buffer.from(`Event:${id}`).toString('base64');
    const answer = await visitor.graphql('query ($id: ID!) { node(id: $id) { ... on Event { name } } }', { id: node });
    expect(answer.json.data.node).toBeNull();
  });

  it('agrees with the domain rules on which events are over, at any instant', async () => {
    const { db } = server.app.database;
    const random = seededRandom('worlds of events');
    const day = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000 + random.between(0, 86_399_999));
    const planned = Array.from({ length: 120 }, (_none, index): EventTimes => {
      const startsAt = day(random.between(-400, 60));
      const recurrence = random.chance(60)
        ? {
            every: random.pick(RECURRENCE_UNITS).value,
            interval: random.between(1, 5),
            until: random.chance(70) ? new Date(startsAt.getTime() + random.between(0, 300) * 86_400_000) : null,
          }
        : null;
      const cancelledAt = random.chance(30) ? new Date(startsAt.getTime() + random.between(-20, 200) * 86_400_000) : null;
      return { startsAt, endsAt: new Date(startsAt.getTime() + random.between(1, 300) * 60_000 + index), recurrence, cancelledAt };
    });
    const calledOff = ({ cancelledAt = null }: EventTimes) => ({ cancelledAt, cancelReason: cancelledAt && 'A typhoon' });
    const rows = await db
      .insert(events)
      .values(
        planned.map((times, index) => ({
          createdAt: TEST_NOW,
          publishedAt: TEST_NOW,
          name: `World ${index}`,
          ...timeColumns(times),
          ...calledOff(times),
        })),
      )
      .returning();
    try {
      for (const now of [TEST_NOW, ...rows.slice(0, 40).map(({ overAt, startsAt }) => overAt ?? startsAt)]) {
        // An event cannot be cancelled in the future.
        const known = rows.filter(({ cancelledAt }) => cancelledAt === null || cancelledAt <= now);
        const found = async (period: 'past' | 'incoming') => {
          const where = and(
            eventsWhere({ period, search: 'World' }, { now }),
            inList(
              events.id,
              known.map(({ id }) => id),
            ),
          );
          return new Set((await db.select({ id: events.id }).from(events).where(where)).map(({ id }) => id));
        };
        const expected = (over: boolean) =>
          new Set(known.filter((row) => (eventState(timesOf(row), now) === 'past') === over).map(({ id }) => id));
        expect(await found('past')).toEqual(expected(true));
        expect(await found('incoming')).toEqual(expected(false));
      }
    } finally {
      await db.delete(events).where(
        inList(
          events.id,
          rows.map(({ id }) => id),
        ),
      );
    }
  });
});

describe('the occurrences of an event', () => {
  const PAGE = `query ($id: Int!, $after: String, $first: Int!) { viewer { event(databaseId: $id) {
    upcoming(first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { occursAt goingCount } } }
    past(first: $first) { pageInfo { hasNextPage } edges { node { occursAt } } } } } }`;
  const timesOfPage = ({ edges }: { edges: { node: { occursAt: string } }[] }) => edges.map(({ node }) => node.occursAt);

  it('are paged, both upcoming and past', async () => {
    const hour = await named('Weekly coaching hour');
    const ask4 = async (after: string | null) => (await request('member', PAGE, { id: hour.id, after, first: 4 })).data.viewer.event;
    const first = await ask4(null);
    const second = await ask4(first.upcoming.pageInfo.endCursor);
    const weeks = [...timesOfPage(first.upcoming), ...timesOfPage(second.upcoming)].map((at) => Date.parse(at));
    expect(weeks).toHaveLength(8);
    expect(new Set(weeks.slice(1).map((at, index) => at - (weeks[index] ?? 0)))).toEqual(new Set([7 * 86_400_000]));
    const past = timesOfPage(first.past).map((at) => Date.parse(at));
    expect(past).toEqual(past.toSorted((a, b) => b - a));
    expect(past[0]).toBeLessThan(TEST_NOW.getTime());
  });

  it.each([
    [{ first: 0 }, 'A page has 1 to 100 rows.'],
    [{ first: 4, after: 'mine' }, 'This page link is no longer valid. Go back to the first page.'],
  ])('are rejected for %o', async (page, message) => {
    const { id } = await named('Weekly coaching hour');
    expect((await request('member', PAGE, { id, ...page })).errors[0].message).toBe(message);
  });
});

const EVENT = `query ($id: Int!) { viewer { event(databaseId: $id) { name link isOnline place host { name } coverUrl
  next { startsAt goingCount myRsvp link linkShownAt } lock { reason text } } } }`;
const event = async (key: string, id: number) => (await request(key, EVENT, { id })).data.viewer.event;

describe('one event', () => {
  it('shows its link to people who are going and to staff who manage events', async () => {
    const { id } = await named('Weekly coaching hour');
    const link = expect.stringMatching(/^https:\/\/meet\.atlas\.example\//);
    const next = nextOccurrence(timesOf(await named('Weekly coaching hour')), TEST_NOW) ?? { startsAt: TEST_NOW };
    const shownAt = new Date(next.startsAt.getTime() - 15 * 60_000);
    const hidden = { link: null, linkShownAt: shownAt.toISOString() };
    expect(await event('coach', id)).toMatchObject({ link, next: { link } });
    try {
      server.app.setNow(new Date(shownAt.getTime() - 1));
      expect(await event('member', id)).toMatchObject({ link: null, isOnline: true, next: { myRsvp: 'YES', ...hidden }, lock: null });
      server.app.setNow(shownAt);
      expect(await event('member', id)).toMatchObject({ link, next: { link, linkShownAt: shownAt.toISOString() } });
      expect(await event('newcomer', id)).toMatchObject({ link: null, isOnline: true, next: { myRsvp: null, ...hidden }, lock: null });
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('hides its link from attendees whose access ended, and from everyone once it is over', async () => {
    const row = await named('Weekly coaching hour');
    const next = nextOccurrence(timesOf(row), TEST_NOW) ?? row;
    const rsvp = {
      eventId: row.id,
      userId: await userId('expired'),
      occursAt: next.startsAt,
      going: 'yes' as const,
      seat: 'going' as const,
    };
    await server.app.database.db.insert(eventRsvps).values({ createdAt: TEST_NOW, ...rsvp });
    expect(await event('expired', row.id)).toMatchObject({ link: null, lock: { reason: 'EXPIRED' }, next: { myRsvp: 'YES' } });
    try {
      server.app.setNow(new Date(next.endsAt.getTime() - 1));
      expect((await event('member', row.id)).link).not.toBeNull();
      server.app.setNow(next.endsAt);
      expect((await event('member', row.id)).link).toBeNull();
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('has a place instead of a link when it is held in person', async () => {
    const { id } = await named('Atlas Live in Alabang');
    expect(await event('member', id)).toMatchObject({ isOnline: false, place: 'Filinvest Tent, Alabang, Muntinlupa City', link: null });
    expect((await event('member', id)).next.goingCount).toBeGreaterThan(20);
  });

  it('is hidden once archived, except from staff who manage events', async () => {
    const { id } = await named('Beach day (cancelled)');
    expect(await event('member', id)).toBeNull();
    expect(await event('coach', id)).toMatchObject({ name: 'Beach day (cancelled)' });
    const node = await request('member', 'query ($id: ID!) { node(id: $id) { ... on Event { name } } }', {
      id: Buffer.from(`Event:${id}`).toString('base64'),
    });
    expect(node.data).toEqual({ node: null });
  });

  it('returns its occurrences within a period', async () => {
    const { id } = await named('Portfolio review night');
    const query = `query ($id: Int!, $from: DateTime!, $to: DateTime!) { viewer { event(databaseId: $id) {
      occurrences(from: $from, to: $to) { startsAt endsAt goingCount } } } }`;
    const from = new Date(TEST_NOW.getTime() - 70 * 86_400_000).toISOString();
    const { occurrences } = (await request('member', query, { id, from, to: TEST_NOW.toISOString() })).data.viewer.event;
    expect(occurrences).toHaveLength(5);
    expect(occurrences[0].startsAt).toBe('2025-09-03T12:00:00.000Z');
    expect(occurrences[1].startsAt).toBe('2025-09-17T12:00:00.000Z');
  });
});

describe('attendees', () => {
  const ATTENDEES = `query ($id: Int!, $filter: EventAttendeesFilter) { viewer { event(databaseId: $id) {
    attendees(first: 100, filter: $filter) { totalCount edges { node { user { databaseId } } } } } } }`;
  const attendees = async (key: string, id: number, filter: object = {}) => {
    const { totalCount, edges } = (await request(key, ATTENDEES, { id, filter })).data.viewer.event.attendees;
    return { totalCount, ids: edges.map((edge: { node: { user: { databaseId: number } } }) => edge.node.user.databaseId) as number[] };
  };

  it('are, for a coach, people of their own groups only, in the list and in its count', async () => {
    const { db } = server.app.database;
    const { id, startsAt } = await named('Atlas Live in Alabang');
    const everyone = await attendees('admin', id);
    expect(everyone.totalCount).toBeGreaterThan(20);
    const coach = await userId('coach');
    const [group] = await db.insert(groups).values({ createdAt: TEST_NOW, name: 'Group of the test', leaderId: coach }).returning();
    const mine = everyone.ids.slice(0, 3);
    for (const member of mine) {
      const row = { userId: member, groupId: group?.id ?? 0, subgroupId: null, joinedAt: TEST_NOW };
      await db.insert(groupMembers).values(row).onConflictDoUpdate({ target: groupMembers.userId, set: row });
    }
    const seen = await attendees('coach', id, { occursAt: startsAt });
    expect(seen.ids).toEqual(expect.arrayContaining(mine));
    expect(seen.totalCount).toBe(seen.ids.length);
    expect(seen.totalCount).toBeLessThan(everyone.totalCount);
  });

  it('who declined can be filtered', async () => {
    const { id, startsAt } = await named('Atlas Live in Alabang');
    const no = await attendees('admin', id, { going: 'NO' });
    const rows = await server.app.database.db
      .select()
      .from(eventRsvps)
      .where(and(eq(eventRsvps.eventId, id), eq(eventRsvps.going, 'no'), eq(eventRsvps.occursAt, startsAt)));
    expect(new Set(no.ids)).toEqual(new Set(rows.map((row) => row.userId)));
    expect(no.totalCount).toBeGreaterThan(0);
  });

  it('are rejected for members', async () => {
    const { id } = await named('Atlas Live in Alabang');
    expect((await request('member', ATTENDEES, { id })).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('the database rejects', () => {
  const hour = { startsAt: TEST_NOW, endsAt: new Date(TEST_NOW.getTime() + 3_600_000) };
  const row = { name: 'Refused', ...timeColumns({ ...hour, recurrence: null }) };
  it.each([
    ['an event without length', { ...row, endsAt: row.startsAt, overAt: row.startsAt }, 'events_span'],
    ['an event longer than a week', { ...row, endsAt: new Date('2025-12-01'), overAt: new Date('2025-12-01') }, 'events_span'],
    ['an end of recurrence without recurrence', { ...row, until: new Date('2025-12-01') }, 'events_until'],
    ['an end other than that of its times', { ...row, overAt: new Date('2025-12-01') }, 'events_over'],
    ['no end without recurrence', { ...row, overAt: null }, 'events_over'],
    ['an end for endless recurrence', { ...row, every: 'week' as const }, 'events_over'],
    ['an interval of zero', { ...row, every: 'week' as const, overAt: null, interval: 0 }, 'events_interval'],
    ['an event without a name', { ...row, name: '' }, 'events_name'],
  ])('%s', async (_what, values, constraint) => {
    await expect(server.app.database.db.insert(events).values({ createdAt: TEST_NOW, ...values })).rejects.toMatchObject({
      cause: { constraint },
    });
  });

  it('two RSVPs of one person to one occurrence', async () => {
    const [first] = await server.app.database.db.select().from(eventRsvps).limit(1);
    if (!first) throw new Error('The demo has no answers');
    await expect(server.app.database.db.insert(eventRsvps).values({ ...first, id: undefined })).rejects.toMatchObject({
      cause: { code: '23505' },
    });
  });
});
