import ICAL from 'ical.js';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '@atlas/domain/auth';
import { type EventTimes, occurrencesOf, RECURRENCE_UNITS } from '@atlas/domain/events';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { seededRandom } from '../../seed/seededRandom.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { calendarFeed, type CalendarEvent, calendarOf, calendarOfTime } from './calendar.ts';
import { type EventChange, type EventRow, timeColumns, timesOf } from './repo.ts';
import { accessLevelEvents, eventChanges, eventRsvps, events } from './tables.ts';

const SITE = 'https://atlas.example';
const DAY = 86_400_000;
const at = (text: string): Date => new Date(`${text}+08:00`);

const eventOf = (times: EventTimes, more: Partial<EventRow> = {}): EventRow => ({
  id: 7,
  name: 'Portfolio night; bring one, or two',
  shortDescription: 'Zoë says: “come”\nand stay',
  description: '',
  place: '',
  link: 'https://meet.example/7',
  timeZone: 'GMT+08:00 Singapore',
  seats: null,
  recordingUrl: null,
  hostId: null,
  cancelledAt: null,
  cancelReason: null,
  publishedAt: TEST_NOW,
  archivedAt: null,
  revision: 3,
  createdAt: TEST_NOW,
  ...timeColumns(times),
  ...more,
});
const changeOf = (occursAt: Date, more: Partial<EventChange>): EventChange => ({
  eventId: 7,
  occursAt,
  startsAt: null,
  endsAt: null,
  place: null,
  link: null,
  cancelledAt: null,
  reason: '',
  recordingUrl: null,
  revision: 1,
  ...more,
});
const NO_LINK = () => null;

/** Parses a calendar as another program would. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, entries, series: entries.filter((entry) => !entry.isRecurrenceException()) };
}
const dateOf = (time: ICAL.Time): string => time.toJSDate().toISOString();

/**
 * The occurrences of the first entry before an instant, including exceptions, as another program
 * finds them.
 */
function timesRead(text: string, to: Date): string[] {
  const { entries, series } = read(text);
  const [event] = series;
  if (!event) return [];
  for (const entry of entries) if (entry.isRecurrenceException()) event.relateException(entry);
  if (!event.isRecurring()) return [dateOf(event.startDate)];
  const found: string[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && next.toJSDate() < to; next = iterator.next()) {
    const details = event.getOccurrenceDetails(next);
    found.push(dateOf(details.startDate));
  }
  return found.toSorted();
}

/** The status of one occurrence in its separate file. */
const statusAt = (of: CalendarEvent, occursAt: Date) =>
  read(calendarOfTime(of, occursAt, SITE) ?? '').entries[0]?.component.getFirstPropertyValue('status');

describe('a calendar file', () => {
  const weekly: EventTimes = {
    startsAt: at('2025-11-17T00:30:00'),
    endsAt: at('2025-11-17T02:00:00'),
    recurrence: { every: 'week', interval: 1, weekDays: [1, 4], until: at('2025-12-04T00:00:00') },
  };

  it('states the time in Manila, even where that is the day before in UTC', () => {
    const { entries } = read(calendarOf({ event: eventOf(weekly), changes: [], linkOf: NO_LINK }, SITE));
    const [entry] = entries;
    expect(entry?.startDate.zone.tzid).toBe('Asia/Manila');
    expect([entry?.startDate.toString(), entry?.endDate.toString()]).toEqual(['2025-11-17T00:30:00', '2025-11-17T02:00:00']);
    expect([entry?.uid, entry?.sequence, entry?.summary]).toEqual(['event-7@atlas.example', 2, 'Portfolio night; bring one, or two']);
    expect(entry?.description).toBe(`Zoë says: “come”\nand stay\n${SITE}/events/my-events/7`);
  });

  it('leaves out cancelled occurrences, and contains moved ones at their new time', () => {
    const changes = [
      changeOf(at('2025-11-20T00:30:00'), { cancelledAt: TEST_NOW, reason: 'x' }),
      changeOf(at('2025-11-24T00:30:00'), { startsAt: at('2025-11-25T20:00:00'), endsAt: at('2025-11-25T21:00:00') }),
      changeOf(at('2025-11-27T00:30:00'), { place: 'Cebu' }),
    ];
    const text = calendarOf({ event: eventOf(weekly), changes, linkOf: NO_LINK }, SITE);
    expect(timesRead(text, at('2026-01-01T00:00:00'))).toEqual(
      ['2025-11-17T00:30:00', '2025-11-25T20:00:00', '2025-11-27T00:30:00', '2025-12-01T00:30:00', '2025-12-04T00:30:00'].map((time) =>
        at(time).toISOString(),
      ),
    );
    expect(
      read(text)
        .entries.filter((entry) => entry.isRecurrenceException())
        .map(({ location }) => location),
    ).toEqual(['Online', 'Cebu']);
  });

  it('ends a cancelled series with its last occurrence before, which is not cancelled', () => {
    const cancelledAt = at('2025-11-21T12:00:00');
    const changes = [changeOf(at('2025-11-27T00:30:00'), { startsAt: at('2025-11-28T20:00:00'), endsAt: at('2025-11-28T21:00:00') })];
    const event = eventOf(weekly, { cancelledAt, cancelReason: 'A typhoon', revision: 4 });
    const text = calendarOf({ event, changes, linkOf: NO_LINK }, SITE);
    expect(timesRead(text, at('2026-01-01T00:00:00'))).toEqual(
      ['2025-11-17T00:30:00', '2025-11-20T00:30:00'].map((time) => at(time).toISOString()),
    );
    expect(read(text).entries.map((entry) => [entry.component.getFirstPropertyValue('status'), entry.sequence])).toEqual([
      ['CONFIRMED', 3],
    ]);
    expect(statusAt({ event, changes, linkOf: NO_LINK }, at('2025-11-20T00:30:00'))).toBe('CONFIRMED');
    expect(statusAt({ event, changes, linkOf: NO_LINK }, at('2025-11-24T00:30:00'))).toBe('CANCELLED');
  });

  it.each([
    ['before its first occurrence', weekly, '2025-11-16T12:00:00', 'CANCELLED'],
    ['before its only occurrence', { ...weekly, recurrence: null }, '2025-11-16T12:00:00', 'CANCELLED'],
    ['after its only occurrence', { ...weekly, recurrence: null }, '2025-11-17T02:00:00', 'CONFIRMED'],
  ])('of an event cancelled %s has the right status', (_what, times, cancelledAt, status) => {
    const event = eventOf(times, { cancelledAt: at(cancelledAt), cancelReason: 'A typhoon' });
    const [entry] = read(calendarOf({ event, changes: [], linkOf: NO_LINK }, SITE)).entries;
    expect(entry?.component.getFirstPropertyValue('status')).toBe(status);
  });

  it('identifies an occurrence like the feed, so that a program shows it once', () => {
    const changes = [changeOf(at('2025-11-24T00:30:00'), { startsAt: at('2025-11-25T20:00:00'), endsAt: at('2025-11-25T21:00:00') })];
    const of = { event: eventOf(weekly), changes, linkOf: NO_LINK };
    const names = (text: string | null) =>
      read(text ?? '').entries.map((entry) => [
        entry.uid,
        entry.recurrenceId?.toString() ?? null,
        entry.startDate.toString(),
        entry.sequence,
      ]);
    const feed = names(calendarFeed('Atlas', [of], SITE));
    expect(names(calendarOf(of, SITE))).toEqual(feed);
    const moved = ['event-7@atlas.example', '2025-11-24T00:30:00', '2025-11-25T20:00:00', 2];
    expect(feed).toEqual([['event-7@atlas.example', null, '2025-11-17T00:30:00', 2], moved]);
    expect(names(calendarOfTime(of, at('2025-11-24T00:30:00'), SITE))).toEqual([moved]);
    const once = { ...of, event: eventOf({ ...weekly, recurrence: null }), changes: [] };
    expect(names(calendarOfTime(once, weekly.startsAt, SITE))).toEqual(names(calendarFeed('Atlas', [once], SITE)));
  });

  it('of one occurrence has no recurrence, and states its cancellation', () => {
    const [first, second] = [at('2025-11-17T00:30:00'), at('2025-11-20T00:30:00')];
    const changes = [changeOf(second, { cancelledAt: TEST_NOW, reason: 'x' })];
    const of = { event: eventOf(weekly), changes, linkOf: NO_LINK };
    const readAt = (occursAt: Date) => {
      const [entry] = read(calendarOfTime(of, occursAt, SITE) ?? '').entries;
      return [entry?.isRecurring(), entry && dateOf(entry.startDate), entry?.component.getFirstPropertyValue('status')];
    };
    expect(readAt(first)).toEqual([false, first.toISOString(), 'CONFIRMED']);
    expect(readAt(second)).toEqual([false, second.toISOString(), 'CANCELLED']);
    expect(calendarOfTime(of, at('2025-11-18T00:30:00'), SITE)).toBeNull();
  });

  describe('in the format of RFC 5545', () => {
    const name = 'Zoë’s; “night, 1”\\ 日本語日本語日本語日本語日本語 👩🏽‍💻👩🏽‍💻👩🏽‍💻\r\nBEGIN:VEVENT\u0007';
    const text = calendarOf(
      { event: eventOf(weekly, { name, place: 'Room 1, 2; “A”', shortDescription: 'word '.repeat(60) }), changes: [], linkOf: NO_LINK },
      SITE,
    );
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    const valueOf = (property: string) => unfolded.find((line) => line.startsWith(`${property}:`))?.slice(property.length + 1);

    it('breaks lines with CRLF, after at most 75 octets, and never within a character', () => {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);
      expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
    });

    it.each(['NAME', 'X-WR-CALNAME', 'SUMMARY'])('escapes the text of %s', (property) => {
      const escaped = 'Zoë’s\\; “night\\, 1”\\\\ 日本語日本語日本語日本語日本語 👩🏽‍💻👩🏽‍💻👩🏽‍💻\\nBEGIN:VEVENT';
      expect(valueOf(property)).toBe(escaped);
      expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    });

    it('escapes the text of LOCATION, and parses back to the same text', () => {
      expect(valueOf('LOCATION')).toBe('Room 1\\, 2\\; “A”');
      const [entry] = read(text).entries;
      expect([entry?.location, entry?.summary]).toEqual(['Room 1, 2; “A”', name.replace('\r\n', '\n').replace('\u0007', '')]);
    });

    it('states the last change of an entry in UTC', () => {
      expect(valueOf('DTSTAMP')).toBe('20251112T020000Z');
      const cancelled = calendarOf(
        { event: eventOf(weekly, { cancelledAt: at('2025-11-16T12:00:00'), cancelReason: 'x' }), changes: [], linkOf: NO_LINK },
        SITE,
      );
      expect(cancelled).toContain('DTSTAMP:20251116T040000Z');
    });

    it('states how often a feed is reloaded, but not in a file', () => {
      const feed = calendarFeed('Atlas', [], SITE);
      expect(feed).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
      expect(text).not.toContain('REFRESH-INTERVAL');
    });
  });

  it('has the same occurrences in another program as in the rules, for any recurrence', () => {
    const random = seededRandom('calendar files');
    for (let world = 0; world < 150; world++) {
      const startsAt = new Date(at('2024-01-01T00:00:00').getTime() + random.between(0, 700 * 48) * 1_800_000);
      const every = random.pick(RECURRENCE_UNITS).value;
      const own = new Date(startsAt.getTime() + 8 * 3_600_000).getUTCDay();
      const weekDays =
        every === 'week' && random.chance(60)
          ? [...new Set([own, random.between(0, 6), random.between(0, 6)])].toSorted((a, b) => a - b)
          : [];
      const until = random.chance(50) ? new Date(startsAt.getTime() + random.between(0, 200) * DAY) : null;
      const times: EventTimes = {
        startsAt,
        endsAt: new Date(startsAt.getTime() + 3_600_000),
        recurrence: { every, interval: random.between(1, 5), weekDays, until },
      };
      const end = new Date(startsAt.getTime() + 300 * DAY);
      const planned = occurrencesOf(times, startsAt, end);
      const changes = planned
        .slice(1, 4)
        .map(({ occursAt }, index) =>
          index === 1
            ? changeOf(occursAt, { cancelledAt: TEST_NOW, reason: 'x' })
            : changeOf(occursAt, { startsAt: new Date(occursAt.getTime() + 7_200_000), endsAt: new Date(occursAt.getTime() + 9_000_000) }),
        );
      const event = eventOf(times);
      const text = calendarOf({ event, changes, linkOf: NO_LINK }, SITE);
      const expected = occurrencesOf(timesOf(event, changes), startsAt, end).filter(({ isCancelled }) => !isCancelled);
      expect(timesRead(text, end), text).toEqual(expected.map(({ startsAt: start }) => start.toISOString()));
    }
  });
});

describe('over HTTP', () => {
  let server: TestServer;
  let eventId: number;
  const occursAt = new Date(TEST_NOW.getTime() + 3_600_000);
  beforeAll(async () => {
    server = await testServer();
    const { db } = server.app.database;
    const times = { startsAt: occursAt, endsAt: new Date(occursAt.getTime() + 3_600_000), recurrence: null };
    const [event] = await db
      .insert(events)
      .values({
        name: 'Calendar night',
        link: 'https://meet.example/secret',
        ...timeColumns(times),
        createdAt: TEST_NOW,
        publishedAt: TEST_NOW,
      })
      .returning();
    eventId = event?.id ?? 0;
    const [level] = await db.select().from(accessLevelEvents).limit(1);
    await db.insert(accessLevelEvents).values({ eventId, accessLevelId: level?.accessLevelId ?? 0 });
    const memberId = await server.idOf('member');
    await db.insert(eventRsvps).values({ eventId, userId: memberId, occursAt, going: 'yes', seat: 'going', createdAt: TEST_NOW });
  });
  afterAll(() => server.close());

  const RESET = 'mutation { resetCalendarFeed { calendarFeedUrl } }';
  const pathOf = (url: string): string => new URL(url).pathname;
  const feedOf = async (key: string): Promise<string> => pathOf((await server.request(key, RESET)).data.resetCalendarFeed.calendarFeedUrl);

  it('has one address per person, which stays the same until it is reset and then stops working', async () => {
    expect((await server.request('newcomer', '{ viewer { calendarFeedUrl } }')).data.viewer.calendarFeedUrl).toBeNull();
    const first = await feedOf('newcomer');
    expect(pathOf((await server.request('newcomer', '{ viewer { calendarFeedUrl } }')).data.viewer.calendarFeedUrl)).toBe(first);
    expect((await server.browser().send(first)).status).toBe(200);
    const second = await feedOf('newcomer');
    expect(second).not.toBe(first);
    expect((await server.browser().send(first)).status).toBe(404);
    expect((await server.browser().send(second)).status).toBe(200);
  });

  it('is neither shown nor reset during a staff view', async () => {
    await feedOf('newcomer');
    const admin = server.browser();
    await admin.logIn('admin');
    await admin.graphql(`mutation { startImpersonation(userId: ${await server.idOf('newcomer')}, reason: "A look around") }`);
    expect((await admin.graphql('{ viewer { calendarFeedUrl } }')).json.data.viewer.calendarFeedUrl).toBeNull();
    expect(codeOf((await admin.graphql(RESET)).json)).toBe('FORBIDDEN');
  });

  it('is limited in reads per hour', async () => {
    const limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      const path = pathOf((await limited.request('member', RESET)).data.resetCalendarFeed.calendarFeedUrl);
      const visitor = limited.browser();
      for (let read = 0; read < RATE_LIMITS.calendarFeed.attempts; read++) expect((await visitor.send(path)).status).toBe(200);
      expect((await visitor.send(path)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('is not found in the database', async () => {
    const token = (await feedOf('member')).split('/').at(-1)?.replace('.ics', '') ?? '';
    const { rows } = await server.app.database.db.execute<{ text: string }>('select calendar_feeds::text as text from calendar_feeds');
    expect(rows.some(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex')))).toBe(false);
  });

  it('is sent once, and then as not modified', async () => {
    const feed = await feedOf('member');
    const browser = server.browser();
    const { headers, text } = await browser.send(feed);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['text/calendar; charset=utf-8', 'private, max-age=900']);
    expect(text).toContain('SUMMARY:Calendar night');
    const again = await browser.send(feed, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await browser.send(feed, { method: 'POST' })).status).toBe(405);
  });

  it('contains only events that open for its owner', async () => {
    const names = async (key: string) => read((await server.browser().send(await feedOf(key))).text).series.map(({ summary }) => summary);
    expect(await names('member')).toContain('Weekly coaching hour');
    expect(await names('non-member')).not.toContain('Weekly coaching hour');
    expect(await names('expired')).not.toContain('Weekly coaching hour');
    expect(await names('member')).not.toContain('Beach day (cancelled)');
  });

  it('contains the link of an occurrence for people with a seat, from fifteen minutes before', async () => {
    const feed = await feedOf('member');
    const file = `/api/events/${eventId}.ics?at=${occursAt.toISOString()}`;
    const member = await server.as('member');
    const links = async () =>
      [await server.browser().send(feed), await member.send(file)].map(({ text }) => text.includes('meet.example/secret'));
    expect(await links()).toEqual([false, false]);
    try {
      server.app.setNow(new Date(occursAt.getTime() - 15 * 60_000));
      expect(await links()).toEqual([true, true]);
      expect((await (await server.as('newcomer')).send(file)).text).not.toContain('meet.example/secret');
      expect((await (await server.as('admin')).send(file)).text).toContain('meet.example/secret');
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('rejects visitors, and files that do not exist', async () => {
    expect((await server.browser().send(`/api/events/${eventId}.ics`)).status).toBe(401);
    const member = await server.as('member');
    expect((await member.send(`/api/events/${eventId}.ics`)).status).toBe(200);
    for (const path of ['999999.ics', `${eventId}.ics?at=2020-01-01T00:00:00Z`, `${eventId}.ics?at=x`])
      expect((await member.send(`/api/events/${path}`)).status).toBe(404);
    expect((await member.send('/api/calendar/nobody.ics')).status).toBe(404);
  });

  it('contains the changes of a recurring event', async () => {
    const { db } = server.app.database;
    const [weekly] = await db.select().from(events).where(eq(events.name, 'Portfolio review night'));
    if (!weekly) throw new Error('The demo has no such event');
    const [next] = occurrencesOf(timesOf(weekly), TEST_NOW, new Date(TEST_NOW.getTime() + 30 * DAY));
    if (!next) throw new Error('It does not come again');
    await db.insert(eventChanges).values(changeOf(next.occursAt, { eventId: weekly.id, cancelledAt: TEST_NOW, reason: 'A typhoon' }));
    const { text } = await (await server.as('member')).send(`/api/events/${weekly.id}.ics`);
    expect(timesRead(text, new Date(next.endsAt.getTime() + DAY))).not.toContain(next.startsAt.toISOString());
    await db.delete(eventChanges).where(and(eq(eventChanges.eventId, weekly.id), eq(eventChanges.occursAt, next.occursAt)));
  });
});
