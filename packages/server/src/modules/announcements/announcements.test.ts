import { leftOutText, NO_POSTAL_ADDRESS, NO_RECIPIENTS, REACH_CHANGED, SEGMENT_DELETED, SENDER_MAY_NOT } from '@atlas/domain/announcements';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { recordBounce, unsubscribe } from '../notifications/commands.ts';
import { sendDueMails } from '../notifications/deliver.ts';
import { bouncedAddresses, mailDays, notificationPreferences, notifications, outbox } from '../notifications/tables.ts';
import { segments } from '../segments/tables.ts';
import { settings } from '../settings/tables.ts';
import { privacyRequests, users } from '../users/tables.ts';
import { STOPPED } from './mail.ts';
import { type SendingOptions, sendDueAnnouncements } from './sendDue.ts';
import { broadcastRecipients, broadcasts } from './tables.ts';

let server: TestServer;
/** Ten members who live in one province, which a segment selects. */
let people: number[];
const sent: OutgoingMail[] = [];
const PROVINCE = 'Reachland';
const db = () => server.app.database.db;

/** Adds confirmed members who live in a province. */
const addPeople = async (count: number, province: string): Promise<number[]> => {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into users (email, tribe_id, slug, first_name, last_name, province, type, email_confirmed_at, created_at)
    select ${province} || n || '@reach.example', ${province} || n, ${province} || n, 'Ana', 'Reyes', ${province}, 'member', ${TEST_NOW}, ${TEST_NOW}
    from generate_series(1, ${count}) as n returning id`);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
};

beforeAll(async () => {
  server = await testServer();
  people = await addPeople(10, PROVINCE);
  server.app.mail = { send: async (mail) => void sent.push(mail), close: () => undefined };
});
afterAll(() => server.close());
beforeEach(async () => {
  server.app.setNow(TEST_NOW);
  sent.length = 0;
  for (const table of [
    broadcastRecipients,
    broadcasts,
    segments,
    outbox,
    notifications,
    mailDays,
    bouncedAddresses,
    notificationPreferences,
  ])
    await db().delete(table);
  await db()
    .delete(privacyRequests)
    .where(sql`user_id = any(${sql.param(people)}::int[])`);
  await db()
    .update(users)
    .set({ archivedAt: null, emailConfirmedAt: TEST_NOW })
    .where(sql`id = any(${sql.param(people)}::int[])`);
});

const ANNOUNCEMENT = `databaseId title state revision total done problem scheduledAt segmentName
  outcomes { outcome isNotified mail reason people }`;
interface Announcement {
  databaseId: number;
  state: string;
  revision: number;
  total: number;
  done: number;
  problem: string | null;
  outcomes: { outcome: string; isNotified: boolean; mail: string | null; reason: string | null; people: number }[];
}

/** A shared segment of admin@ with the ten members. */
async function segmentOf(province = PROVINCE, key = 'admin'): Promise<number> {
  const [row] = await db()
    .insert(segments)
    .values({
      ownerId: await server.idOf(key),
      name: province,
      list: 'members',
      search: `province=${province}`,
      key: `key of ${province} ${key}`,
      sharedAt: TEST_NOW,
      createdAt: TEST_NOW,
    })
    .returning({ id: segments.id });
  return row?.id ?? 0;
}

const SAVE = `mutation ($id: Int, $revision: Int, $input: AnnouncementInput!) {
  it: saveAnnouncement(databaseId: $id, revision: $revision, input: $input) { ${ANNOUNCEMENT} } }`;
const CONTENT = { title: 'Live on Saturday', body: 'Bring **two** questions.', path: '/events' };
const trySave = (key: string, input: object, edition: object = {}) =>
  server.request(key, SAVE, { ...edition, input: { ...CONTENT, audience: 'SEGMENT', isInApp: true, isMailed: true, ...input } });
const draft = async (input: object = {}, key = 'admin'): Promise<Announcement> =>
  (await trySave(key, { segmentId: 'segmentId' in input ? undefined : await segmentOf(), ...input })).data.it;

const SEND = `mutation ($id: Int!, $revision: Int!, $people: Int!, $when: String!, $day: Day, $time: String, $key: String) {
  it: sendAnnouncement(databaseId: $id, revision: $revision, people: $people, when: $when, day: $day, time: $time, idempotencyKey: $key) { ${ANNOUNCEMENT} } }`;
const trySend = (
  { databaseId: id, revision }: Pick<Announcement, 'databaseId' | 'revision'>,
  more: { people?: number; when?: string; day?: string; time?: string; key?: string } = {},
  as = 'admin',
) => server.request(as, SEND, { id, revision, people: 10, when: 'now', ...more });
const command = (name: string, id: number, key = 'admin') =>
  server.request(key, `mutation { it: ${name}(databaseId: ${id}) { ${ANNOUNCEMENT} } }`);
const read = async (id: number, key = 'admin'): Promise<Announcement | null> =>
  (await server.request(key, `{ viewer { announcement(databaseId: ${id}) { ${ANNOUNCEMENT} } } }`)).data.viewer.announcement;
const run = (options?: SendingOptions) => sendDueAnnouncements(server.app, 'test', options);
const notified = async (): Promise<number[]> =>
  (await db().select({ userId: notifications.userId }).from(notifications).orderBy(asc(notifications.userId))).map(({ userId }) => userId);
const mailed = async () => db().select().from(outbox).where(eq(outbox.kind, 'announcement')).orderBy(asc(outbox.userId));

/** A draft that was sent now. */
async function begun(input: object = {}): Promise<number> {
  const announcement = await draft(input);
  expect(codeOf(await trySend(announcement))).toBeUndefined();
  return announcement.databaseId;
}
const outcome = async (id: number) =>
  (await read(id))?.outcomes.map(({ outcome: of, mail, reason, people: count }) => [of, mail, reason, count]);

const check = async (args: string, key = 'admin') =>
  server.request(
    key,
    `{ viewer { announcementCheck(${args}) { matched people inApp byMail mailLater problem leftOut { reason people } } } }`,
  );
const reach = async (segmentId: number, key = 'admin') =>
  (await check(`audience: SEGMENT, segmentId: ${segmentId}, isInApp: true, isMailed: true`, key)).data.viewer.announcementCheck;

describe('the reach', () => {
  it('is everyone in the segment, by channel, with those left out and the reason', async () => {
    const [asks = 0, unconfirmed = 0, unwanted = 0, bounced = 0, had = 0] = people;
    await db().insert(privacyRequests).values({ userId: asks, kind: 'deletion', createdAt: TEST_NOW });
    await db().update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unconfirmed));
    await db().insert(notificationPreferences).values({ userId: unwanted, kind: 'announcement', email: false });
    await db()
      .insert(bouncedAddresses)
      .values({ address: `${PROVINCE}4@reach.example`, at: TEST_NOW, problem: 'x' });
    await db().insert(mailDays).values({ userId: had, day: '2025-11-12', mailId: 1 });
    expect(bounced).toBeGreaterThan(0);
    expect(await reach(await segmentOf())).toEqual({
      matched: 10,
      people: 9,
      inApp: 9,
      byMail: 6,
      mailLater: 1,
      problem: null,
      leftOut: [
        { reason: leftOutText('deletion'), people: 1 },
        { reason: leftOutText('unconfirmed'), people: 1 },
        { reason: leftOutText('unwanted'), people: 1 },
        { reason: leftOutText('bounced'), people: 1 },
      ],
    });
  });

  it('by email is later for everyone at night', async () => {
    server.app.setNow(new Date('2025-11-12T20:00:00+08:00'));
    expect(await reach(await segmentOf())).toMatchObject({ byMail: 10, mailLater: 10 });
  });

  it('of a person who sees only some people is those', async () => {
    const [group] = await db()
      .insert(groups)
      .values({ createdAt: TEST_NOW, name: 'Reach', leaderId: await server.idOf('coach') })
      .returning({ id: groups.id });
    await db()
      .insert(groupMembers)
      .values(people.slice(0, 3).map((userId) => ({ userId, groupId: group?.id ?? 0, joinedAt: TEST_NOW })));
    const id = await segmentOf();
    expect([(await reach(id)).matched, (await reach(id, 'coach')).matched]).toEqual([10, 3]);
    await db()
      .delete(groupMembers)
      .where(eq(groupMembers.groupId, group?.id ?? 0));
    await db()
      .delete(groups)
      .where(eq(groups.id, group?.id ?? 0));
  });

  it('is counted with the same statements for ten people as for everyone', async () => {
    const statements = async (args: string) => {
      let count = 0;
      const stop = onStatement(() => count++);
      await check(`${args}, isInApp: true, isMailed: false`);
      stop();
      return count;
    };
    const [some, all] = [await statements(`audience: SEGMENT, segmentId: ${await segmentOf()}`), await statements('audience: MEMBERS')];
    expect(all).toBeLessThanOrEqual(some);
  });

  it('of a segment that the reader does not see is an error', async () => {
    const id = await segmentOf();
    await db().update(segments).set({ sharedAt: null }).where(eq(segments.id, id));
    expect(codeOf(await check(`audience: SEGMENT, segmentId: ${id}, isInApp: true, isMailed: true`, 'coach'))).toBe('BAD_USER_INPUT');
  });
});

describe('an announcement', () => {
  it('reaches each person once, in the app and by email, with its outcomes', async () => {
    const id = await begun();
    expect(await read(id)).toMatchObject({ state: 'SENDING', done: 0 });
    expect(await run()).toBe(1);
    expect(await read(id)).toMatchObject({ state: 'SENT', total: 10, done: 10 });
    expect(await notified()).toEqual(people);
    expect((await mailed()).map(({ userId, state }) => [userId, state])).toEqual(people.map((userId) => [userId, 'waiting']));
    expect(await outcome(id)).toEqual([['DELIVERED', 'WAITING', null, 10]]);
    expect(await run()).toBe(0);
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 10 });
    expect(await outcome(id)).toEqual([['DELIVERED', 'SENT', null, 10]]);
    const [notification] = await db().select().from(notifications).limit(1);
    expect(notification).toMatchObject({ kind: 'announcement', title: CONTENT.title, body: 'Bring two questions.', path: '/events' });
  });

  it('has in its email the text, the address of the business, the reason and a link to unsubscribe', async () => {
    await begun();
    await run();
    await sendDueMails(server.app, { most: 1 });
    const [mail] = sent;
    expect(mail?.subject).toBe(CONTENT.title);
    expect(mail?.html).toContain('<strong>two</strong>');
    expect(mail?.text).toContain('12 Acacia Avenue');
    expect(mail?.text).toContain('because “Announcements of the team” is on in your notification settings');
    expect(mail?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=\d+\.announcement\./);
  });

  it('is one email a day together with all other kinds', async () => {
    const [first = 0] = people;
    await db().insert(mailDays).values({ userId: first, day: '2025-11-12', mailId: 1 });
    await begun();
    await run();
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 9, postponed: 1 });
    server.app.setNow(new Date('2025-11-13T08:00:00+08:00'));
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 1 });
  });

  it('is notified by night, and mailed in the morning', async () => {
    server.app.setNow(new Date('2025-11-12T20:00:00+08:00'));
    await begun();
    await run();
    expect(await notified()).toHaveLength(10);
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 0 });
    server.app.setNow(new Date('2025-11-13T08:00:00+08:00'));
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 10 });
  });

  it('only in the app has no email, and only by email no notification', async () => {
    const inApp = await begun({ isMailed: false });
    await run();
    expect([await notified(), await mailed()]).toEqual([people, []]);
    expect(await outcome(inApp)).toEqual([['DELIVERED', null, null, 10]]);
    await db().delete(notifications);
    await db().delete(segments);
    const byMail = await begun({ isInApp: false });
    await run();
    expect([await notified(), (await mailed()).length]).toEqual([[], 10]);
    expect(await outcome(byMail)).toEqual([['WAITING', 'WAITING', null, 10]]);
  });

  it('goes neither to people who unsubscribed before it was sent, nor to those who did a second ago', async () => {
    const [before = 0, aSecondAgo = 0] = people;
    await db().insert(notificationPreferences).values({ userId: before, kind: 'announcement', email: false });
    const id = await begun();
    await run();
    expect(await mailed()).toHaveLength(9);
    await unsubscribe(server.app, { userId: aSecondAgo, what: 'announcement' }, 'test');
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 8, cancelled: 1 });
    const unwanted = leftOutText('unwanted');
    expect(await outcome(id)).toEqual([
      ['DELIVERED', 'LEFT_OUT', unwanted, 2],
      ['DELIVERED', 'SENT', null, 8],
    ]);
    expect(await notified()).toEqual(people);
  });

  it('leaves out people who were archived or asked for deletion after they were selected', async () => {
    const id = await begun();
    await run({ perMinute: 4, chunk: 4 });
    expect(await read(id)).toMatchObject({ state: 'SENDING', total: 10, done: 4 });
    const [archived = 0, asks = 0] = people.slice(4);
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, archived));
    await db().insert(privacyRequests).values({ userId: asks, kind: 'deletion', createdAt: TEST_NOW });
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    await run();
    expect(await notified()).toHaveLength(8);
    const reasons = (await outcome(id))?.filter(([of]) => of === 'LEFT_OUT').map(([, , reason, count]) => [reason, count]);
    expect(reasons).toEqual([
      [leftOutText('archived'), 1],
      [leftOutText('deletion'), 1],
    ]);
  });

  it('notes an email that fails, comes back, or is left out as it leaves', async () => {
    const id = await begun();
    await run();
    await sendDueMails(server.app);
    const [first] = sent;
    await recordBounce(server.app, { messageId: first?.messageId ?? '', status: '5.1.1', problem: 'no such user' });
    expect(await outcome(id)).toContainEqual(['DELIVERED', 'FAILED', leftOutText('bounced'), 1]);
  });

  it('reaches at most so many people a minute', async () => {
    const id = await begun();
    const minute = async (n: number) => {
      server.app.setNow(new Date(TEST_NOW.getTime() + n * 60_000));
      await run({ perMinute: 4, chunk: 3 });
      return (await read(id))?.done;
    };
    expect([await minute(0), await minute(0.5), await minute(1), await minute(2)]).toEqual([4, 4, 8, 10]);
    expect(await read(id)).toMatchObject({ state: 'SENT' });
  });

  it('of a job that was killed continues after its last chunk, and reaches no one twice', async () => {
    const id = await begun();
    const stopping = new AbortController();
    stopping.abort();
    // One chunk is done before the signal is looked at.
    await run({ chunk: 3, signal: stopping.signal }).catch(() => undefined);
    await run({ chunk: 3 });
    expect(await read(id)).toMatchObject({ state: 'SENT', done: 10 });
    expect(await notified()).toEqual(people);
  });

  it('is sent once by several processes at the same time', async () => {
    const id = await begun();
    await Promise.all([run({ chunk: 2 }), run({ chunk: 2 }), run({ chunk: 3 })]);
    await run();
    expect(await read(id)).toMatchObject({ state: 'SENT', total: 10, done: 10 });
    expect(await notified()).toEqual(people);
    expect(await mailed()).toHaveLength(10);
  });

  it('to 3,000 people reaches each once, with the same statements for each chunk', async () => {
    const many = await addPeople(3000, 'Manyland');
    const announcement = await draft({ segmentId: await segmentOf('Manyland'), isMailed: false });
    await trySend(announcement, { people: 3000 });
    await run({ perMinute: 10_000, selectedAtOnce: 700 });
    expect(await read(announcement.databaseId)).toMatchObject({ state: 'SENT', total: 3000, done: 3000 });
    expect(await notified()).toEqual(many);
  }, 120_000);
});

describe('stopping', () => {
  it('leaves the rest unsent, also emails that have not left, and continuing sends them once', async () => {
    const id = await begun();
    await run({ perMinute: 4, chunk: 4 });
    expect(codeOf(await command('stopAnnouncement', id))).toBeUndefined();
    server.app.setNow(new Date(TEST_NOW.getTime() + 120_000));
    await run();
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 0, cancelled: 0 });
    expect(await read(id)).toMatchObject({ state: 'STOPPED', total: 10, done: 4 });
    expect((await mailed()).map(({ state, problem }) => [state, problem])).toEqual(Array(4).fill(['cancelled', STOPPED]));
    expect(await notified()).toEqual(people.slice(0, 4));
    expect(codeOf(await command('continueAnnouncement', id))).toBeUndefined();
    await run();
    expect(await sendDueMails(server.app)).toMatchObject({ sent: 10 });
    expect(await read(id)).toMatchObject({ state: 'SENT', done: 10 });
    expect(await notified()).toEqual(people);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(10);
  });

  it('is not possible before it is sent, or afterwards', async () => {
    const announcement = await draft();
    expect(codeOf(await command('stopAnnouncement', announcement.databaseId))).toBe('CONFLICT');
    await trySend(announcement);
    await run();
    for (const name of ['stopAnnouncement', 'continueAnnouncement', 'unscheduleAnnouncement'])
      expect(codeOf(await command(name, announcement.databaseId))).toBe('CONFLICT');
    expect(
      codeOf(await server.request('admin', `mutation { deleteAnnouncement(databaseId: ${announcement.databaseId}) { user { id } } }`)),
    ).toBe('CONFLICT');
  });
});

describe('sending', () => {
  it('twice by a double click sends once', async () => {
    const announcement = await draft();
    const key = 'a key of sixteen characters';
    const answers = await Promise.all([trySend(announcement, { key }), trySend(announcement, { key })]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    expect(codeOf(await trySend(announcement))).toBe('CONFLICT');
    await run();
    expect(await notified()).toEqual(people);
  });

  it('is rejected for another number of people than the sender saw', async () => {
    const answer = await trySend(await draft(), { people: 11 });
    expect([codeOf(answer), answer.errors[0].message]).toEqual(['CONFLICT', REACH_CHANGED]);
  });

  it('is rejected when no one matches', async () => {
    const announcement = await draft({ segmentId: await segmentOf('Nowhereland') });
    const answer = await trySend(announcement, { people: 0 });
    expect([codeOf(answer), answer.errors[0].message]).toEqual(['BAD_USER_INPUT', NO_RECIPIENTS]);
  });

  it('by email is rejected without the address of the business', async () => {
    const announcement = await draft();
    const isAddress = eq(settings.name, 'seller-address');
    const [known] = await db().select().from(settings).where(isAddress);
    await db().update(settings).set({ value: '' }).where(isAddress);
    server.app.values.forget();
    const answer = await trySend(announcement);
    expect(answer.errors[0].message).toBe(NO_POSTAL_ADDRESS);
    await db()
      .update(settings)
      .set({ value: known?.value ?? '' })
      .where(isAddress);
    server.app.values.forget();
  });

  it('of a version that the sender did not read is rejected', async () => {
    const announcement = await draft();
    const { databaseId: id, revision } = announcement;
    const segmentId = (await db().select({ id: segments.id }).from(segments))[0]?.id;
    expect(codeOf(await trySave('admin', { title: 'Edited', segmentId }, { id, revision }))).toBeUndefined();
    expect(codeOf(await trySend(announcement))).toBe('STALE');
    // Two people edit it: the second is told.
    expect(codeOf(await trySave('tribe-team-fa', { title: 'Mine', segmentId }, { id, revision }))).toBe('STALE');
  });

  it('later waits for its time, in Manila', async () => {
    const announcement = await draft();
    const answer = await trySend(announcement, { when: 'later', day: '2025-11-12', time: '7:00 PM' });
    expect(answer.data.it).toMatchObject({ state: 'SCHEDULED', scheduledAt: '2025-11-12T11:00:00.000Z' });
    await run();
    expect(await notified()).toEqual([]);
    server.app.setNow(new Date('2025-11-12T19:00:00+08:00'));
    await run();
    expect(await notified()).toEqual(people);
    expect(await read(announcement.databaseId)).toMatchObject({ state: 'SENT' });
  });

  it.each([
    ['2025-11-12', '9:30 AM'],
    ['2025-11-12', '10:00 AM'],
    ['2025-11-11', '7:00 PM'],
  ])('at %s, %s, which has passed, is rejected', async (day, time) => {
    expect(codeOf(await trySend(await draft(), { when: 'later', day, time }))).toBe('BAD_USER_INPUT');
  });

  it('is a draft again when its time is cancelled', async () => {
    const announcement = await draft();
    await trySend(announcement, { when: 'later', day: '2025-11-12', time: '7:00 PM' });
    expect((await command('unscheduleAnnouncement', announcement.databaseId)).data.it).toMatchObject({ state: 'DRAFT', scheduledAt: null });
    server.app.setNow(new Date('2025-11-12T19:00:00+08:00'));
    await run();
    expect(await notified()).toEqual([]);
  });

  it('to a segment that was deleted in the meantime stops, and reaches no one', async () => {
    const announcement = await draft();
    await trySend(announcement, { when: 'later', day: '2025-11-12', time: '7:00 PM' });
    await db().delete(segments);
    expect((await read(announcement.databaseId))?.problem).toBe(SEGMENT_DELETED);
    server.app.setNow(new Date('2025-11-12T19:00:00+08:00'));
    await run();
    expect(await read(announcement.databaseId)).toMatchObject({ state: 'STOPPED', problem: SEGMENT_DELETED, total: 0 });
    expect(await notified()).toEqual([]);
  });

  it('to a segment that no one is in at its time stops', async () => {
    const announcement = await draft();
    await trySend(announcement, { when: 'later', day: '2025-11-12', time: '7:00 PM' });
    await db()
      .update(users)
      .set({ archivedAt: TEST_NOW })
      .where(sql`id = any(${sql.param(people)}::int[])`);
    server.app.setNow(new Date('2025-11-12T19:00:00+08:00'));
    await run();
    expect(await read(announcement.databaseId)).toMatchObject({ state: 'STOPPED', problem: NO_RECIPIENTS });
  });
});

describe('the scope of the sender', () => {
  const flag = (key: string, held: boolean) =>
    db().execute(
      sql`update access_levels set function_access = function_access || ${JSON.stringify({ user_create: held })}::jsonb where key = ${key}`,
    );
  /** Runs with a coach who may send announcements and leads the first three people. */
  const asCoach = async (work: (groupId: number) => Promise<void>) => {
    await flag('coach', true);
    const [group] = await db()
      .insert(groups)
      .values({ createdAt: TEST_NOW, name: 'Reach', leaderId: await server.idOf('coach') })
      .returning({ id: groups.id });
    const groupId = group?.id ?? 0;
    await db()
      .insert(groupMembers)
      .values(people.slice(0, 3).map((userId) => ({ userId, groupId, joinedAt: TEST_NOW })));
    try {
      await work(groupId);
    } finally {
      await flag('coach', false);
      await db().delete(groupMembers).where(eq(groupMembers.groupId, groupId));
      await db().delete(groups).where(eq(groups.id, groupId));
    }
  };

  it('limits a shared segment to the own people, also to those at the time of sending', () =>
    asCoach(async (groupId) => {
      const announcement = await draft({ segmentId: await segmentOf() }, 'coach');
      const answer = await trySend(announcement, { people: 3, when: 'later', day: '2025-11-12', time: '7:00 PM' }, 'coach');
      expect(codeOf(answer)).toBeUndefined();
      const [left = 0, ...others] = people.slice(0, 3);
      await db()
        .delete(groupMembers)
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, left)));
      server.app.setNow(new Date('2025-11-12T19:00:00+08:00'));
      await run();
      expect(await notified()).toEqual(others);
    }));

  it('leaves out people who left it between two chunks', () =>
    asCoach(async (groupId) => {
      const announcement = await draft({ segmentId: await segmentOf(), isMailed: false }, 'coach');
      await trySend(announcement, { people: 3 }, 'coach');
      await run({ perMinute: 1, chunk: 1 });
      const [, left = 0] = people;
      await db()
        .delete(groupMembers)
        .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, left)));
      server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
      await run();
      expect(await notified()).toEqual([people[0], people[2]]);
      expect(await outcome(announcement.databaseId)).toContainEqual(['LEFT_OUT', null, leftOutText('out-of-scope'), 1]);
    }));

  it('is lost with the function flag: the announcement stops', () =>
    asCoach(async () => {
      const announcement = await draft({ segmentId: await segmentOf(), isMailed: false }, 'coach');
      await trySend(announcement, { people: 3 }, 'coach');
      await flag('coach', false);
      await run();
      expect(await read(announcement.databaseId)).toMatchObject({ state: 'STOPPED', problem: SENDER_MAY_NOT });
      expect(await notified()).toEqual([]);
    }));

  it('hides the announcements of others, and their recipients', () =>
    asCoach(async () => {
      const id = await begun({ isMailed: false });
      await run();
      expect(await read(id, 'coach')).toBeNull();
      const recipients = (key: string) =>
        server.request(key, `{ viewer { announcementRecipients(first: 20, filter: { announcementId: ${id} }) { totalCount } } }`);
      expect((await recipients('admin')).data.viewer.announcementRecipients.totalCount).toBe(10);
      expect((await recipients('coach')).data.viewer.announcementRecipients.totalCount).toBe(0);
      expect(codeOf(await command('stopAnnouncement', id, 'coach'))).toBe('NOT_FOUND');
    }));

  it('needs the function flag for every step, and the page alone to read', async () => {
    const id = await begun({ isMailed: false });
    expect(await read(id, 'tribe-team-ro')).toMatchObject({ state: 'SENDING' });
    for (const name of ['stopAnnouncement', 'continueAnnouncement', 'testAnnouncement'])
      expect(codeOf(await command(name, id, 'tribe-team-ro'))).toBe('FORBIDDEN');
    expect(codeOf(await server.request('member', `{ viewer { announcement(databaseId: ${id}) { title } } }`))).toBe('FORBIDDEN');
  });
});

it('sends its author a test, which does not take the day', async () => {
  const announcement = await draft();
  expect(codeOf(await command('testAnnouncement', announcement.databaseId))).toBeUndefined();
  expect(await sendDueMails(server.app)).toMatchObject({ sent: 1 });
  expect(sent[0]).toMatchObject({ to: 'admin@atlas.example', subject: `Test: ${CONTENT.title}`, unsubscribeUrl: null });
  expect(await db().$count(mailDays)).toBe(0);
  const entries = await db().select().from(auditEntries).where(eq(auditEntries.action, 'testAnnouncement'));
  expect(entries).toHaveLength(1);
  expect(await notified()).toEqual([]);
});

it('lists outcomes of a page of announcements with the same statements for one as for many', async () => {
  const count = async (wanted: number) => {
    await db().delete(broadcastRecipients);
    await db().delete(broadcasts);
    await db().delete(segments);
    for (let n = 0; n < wanted; n++) await draft({ audience: 'MEMBERS', segmentId: null });
    let statements = 0;
    const stop = onStatement(() => statements++);
    await server.request('admin', `{ viewer { announcements(first: 20) { edges { node { ${ANNOUNCEMENT} authorName } } } } }`);
    stop();
    return statements;
  };
  await count(1);
  expect(await count(8)).toBe(await count(1));
});
