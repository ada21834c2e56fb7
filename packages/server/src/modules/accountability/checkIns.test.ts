import { CHECK_IN_STEPS } from '@atlas/domain/groups';
import { addManilaDays } from '@atlas/domain/time';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { notifications } from '../notifications/tables.ts';
import { portfolio, successManagers } from '../successManagers/tables.ts';
import { users } from '../users/tables.ts';
import { takeDueSteps } from './ladder.ts';
import { accountabilityChoices, accountabilityGroups, accountabilityMembers, checkInCalls, checkIns, checkInSteps } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const db = () => server.app.database.db;
const idOf = (key: string) => server.idOf(key);
const THIS_WEEK = '2025-11-10';
/** An instant by the clock in Manila. */
const manila = (time: string) => new Date(`${time}+08:00`);

const SAVE = `mutation ($week: Day!, $input: CheckInInput!) { saveCheckIn(week: $week, input: $input) {
  databaseId week answer next needsHelp reply } }`;
const save = (key: string, input: object, week = THIS_WEEK) => server.request(key, SAVE, { week, input });
const newsOf = (userId: number, like = '%') =>
  db()
    .select({
      kind: notifications.kind,
      key: notifications.dedupeKey,
      title: notifications.title,
      body: notifications.body,
      path: notifications.path,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        inList(notifications.kind, ['check-in', 'staff-task']),
        sql`${notifications.dedupeKey} like ${like}`,
      ),
    )
    .orderBy(asc(notifications.id));
const forget = async (userId: number) => {
  await db().delete(checkIns).where(eq(checkIns.userId, userId));
  await db().delete(checkInCalls).where(eq(checkInCalls.userId, userId));
};

describe('saveCheckIn', () => {
  it('saves a check-in with one tap, and changes it until the week ends in Manila', async () => {
    const id = await idOf('member');
    await forget(id);
    expect((await save('member', { answer: 'PARTLY' })).data.saveCheckIn).toMatchObject({ answer: 'PARTLY', next: '', needsHelp: false });
    // Sunday, the last minute in Manila; in Dubai it is 19:59.
    server.app.setNow(manila('2025-11-16T23:59:59.999'));
    const changed = await save('member', { answer: 'DONE', next: ' Send two proposals. ' });
    expect(changed.data.saveCheckIn).toMatchObject({ answer: 'DONE', next: 'Send two proposals.' });
    expect(await db().$count(checkIns, eq(checkIns.userId, id))).toBe(1);
    server.app.setNow(manila('2025-11-17T00:00:00'));
    const late = await save('member', { answer: 'STUCK' });
    expect(late.errors[0].extensions).toMatchObject({
      code: 'CONFLICT',
      originalError: { message: 'That week is over. Check in for this week instead.' },
    });
    const [kept] = await db().select().from(checkIns).where(eq(checkIns.userId, id));
    expect(kept?.answer).toBe('done');
  });

  it('refuses a week that has not begun, and a day that is not a Monday', async () => {
    expect(codeOf(await save('member', { answer: 'DONE' }, '2025-11-17'))).toBe('CONFLICT');
    expect(codeOf(await save('member', { answer: 'DONE' }, '2025-11-12'))).toBe('CONFLICT');
  });

  it('is for members of a group: not for a leader of it, a person without one, or one who left', async () => {
    const id = await idOf('member');
    for (const key of ['team-lead', 'newcomer', 'admin']) expect(codeOf(await save(key, { answer: 'DONE' })), key).toBe('CONFLICT');
    const [place] = await db().delete(accountabilityMembers).where(eq(accountabilityMembers.userId, id)).returning();
    expect(codeOf(await save('member', { answer: 'DONE' }))).toBe('CONFLICT');
    await db().insert(accountabilityMembers).values(place!);
    expect(codeOf(await save('member', { answer: 'DONE' }))).toBeUndefined();
  });

  it('of 20 taps at once is one check-in', async () => {
    const id = await idOf('member');
    await forget(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('member', { answer: 'DONE', needsHelp: true })));
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    expect(await db().$count(checkIns, eq(checkIns.userId, id))).toBe(1);
    // One call for help reaches each leader once.
    for (const key of ['team-lead', 'assistant-team-lead']) expect(await newsOf(await idOf(key), `check-in help ${id} %`)).toHaveLength(1);
  });

  it('reports a missing answer at its field', async () => {
    const answer = await save('member', { answer: 'DONE', next: 'x'.repeat(501) });
    expect(answer.errors[0].extensions.fieldErrors).toHaveProperty('next');
  });
});

describe('a call for help', () => {
  const HELP = `{ viewer { ledAccountabilityGroup { databaseId needHelpCount grid { databaseId standing missedWeeks isCalledThisWeek
    thisWeek { answer next } checkIns { databaseId needsHelp reply } user { firstName } } } } }`;
  const gridOf = async (key: string) => (await server.request(key, HELP)).data.viewer.ledAccountabilityGroup;

  it('is first in the grid until it is answered, and the member reads the answer', async () => {
    const id = await idOf('member');
    await forget(id);
    const { databaseId } = (await save('member', { answer: 'STUCK', next: 'I cannot find clients.', needsHelp: true })).data.saveCheckIn;
    const [first] = (await gridOf('team-lead')).grid;
    expect(first).toMatchObject({ databaseId: id, standing: 'HELP' });
    const REPLY = `mutation ($id: Int!, $reply: String!) { replyToCheckIn(databaseId: $id, reply: $reply) { reply repliedBy { firstName } } }`;
    for (const key of ['member', 'expiring', 'newcomer'])
      expect(codeOf(await server.request(key, REPLY, { id: databaseId, reply: 'Mine' })), key).toBe('NOT_FOUND');
    const answered = await server.request('assistant-team-lead', REPLY, { id: databaseId, reply: 'Call me tonight.' });
    expect(answered.data.replyToCheckIn.reply).toBe('Call me tonight.');
    await server.request('team-lead', REPLY, { id: databaseId, reply: 'Call us tonight.' });
    expect((await gridOf('team-lead')).grid.find((row: { databaseId: number }) => row.databaseId === id).standing).toBe('FINE');
    // Changing the answer does not notify again.
    expect(await newsOf(id, `check-in ${databaseId} answered%`)).toHaveLength(1);
    const { data } = await server.request('member', '{ viewer { myCheckIns { week reply repliedBy { firstName } } } }');
    expect(data.viewer.myCheckIns.at(-1)).toMatchObject({ week: THIS_WEEK, reply: 'Call us tonight.' });
  });

  it('is not shown to the other members', async () => {
    const id = await idOf('member');
    await forget(id);
    await save('member', { answer: 'STUCK', next: 'Nothing.', needsHelp: true });
    const { data } = await server.request(
      'expiring',
      '{ viewer { myAccountabilityGroup { grid { id } buddies { databaseId standing missedWeeks lastCalledAt checkIns { id } thisWeek { answer next } } } } }',
    );
    const { grid, buddies } = data.viewer.myAccountabilityGroup;
    expect(grid).toEqual([]);
    expect(buddies.find((row: { databaseId: number }) => row.databaseId === id)).toEqual({
      databaseId: id,
      standing: null,
      missedWeeks: null,
      lastCalledAt: null,
      checkIns: null,
      thisWeek: { answer: 'STUCK', next: 'Nothing.' },
    });
    expect(buddies.map((row: { databaseId: number }) => row.databaseId)).not.toContain(await idOf('expiring'));
  });

  it('ends with a call, which may be taken back', async () => {
    const id = await idOf('member');
    await forget(id);
    await save('member', { answer: 'STUCK', needsHelp: true });
    server.app.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const CALL = 'mutation ($id: Int!, $called: Boolean!) { setCalled(userId: $id, called: $called) { standing isCalledThisWeek } }';
    for (const key of ['member', 'newcomer', 'expiring'])
      expect(codeOf(await server.request(key, CALL, { id, called: true })), key).toBe('NOT_FOUND');
    for (const _again of [1, 2]) {
      const { data } = await server.request('team-lead', CALL, { id, called: true });
      expect(data.setCalled).toEqual({ standing: 'FINE', isCalledThisWeek: true });
    }
    expect(await db().$count(checkInCalls, eq(checkInCalls.userId, id))).toBe(1);
    const { data } = await server.request('team-lead', CALL, { id, called: false });
    expect(data.setCalled).toEqual({ standing: 'HELP', isCalledThisWeek: false });
  });
});

describe('a leader who is a member too', () => {
  it('looks after the others and not themselves, whatever role is in use', async () => {
    const [member, other] = [await idOf('member'), await idOf('expiring')];
    const [group] = await db().select().from(accountabilityMembers).where(eq(accountabilityMembers.userId, member));
    const { id } = (await db().select().from(accountabilityGroups).where(eq(accountabilityGroups.id, group!.groupId)))[0]!;
    const [before] = await db().select().from(accountabilityGroups).where(eq(accountabilityGroups.id, id));
    await db().update(accountabilityGroups).set({ assistantId: member }).where(eq(accountabilityGroups.id, id));
    await forget(member);
    await forget(other);
    await save('member', { answer: 'STUCK', needsHelp: true });
    // The other leader alone is asked for help.
    expect(await newsOf(member, `check-in help ${member} %`)).toEqual([]);
    const mine = (await save('member', { answer: 'STUCK', needsHelp: true })).data.saveCheckIn.databaseId;
    const theirs = (await save('expiring', { answer: 'DONE' })).data.saveCheckIn.databaseId;
    const REPLY = `mutation ($id: Int!) { replyToCheckIn(databaseId: $id, reply: "Well done.") { reply } }`;
    expect(codeOf(await server.request('member', REPLY, { id: mine }))).toBe('NOT_FOUND');
    expect((await server.request('member', REPLY, { id: theirs })).data.replyToCheckIn.reply).toBe('Well done.');
    await db().update(accountabilityGroups).set({ assistantId: before!.assistantId }).where(eq(accountabilityGroups.id, id));
  });
});

describe('the streak', () => {
  it('counts the weeks in a row, also those before the grid begins', async () => {
    const id = await idOf('member');
    await forget(id);
    await db()
      .insert(checkIns)
      .values(
        Array.from({ length: 12 }, (_none, n) => ({
          userId: id,
          week: addManilaDays(manila('2025-11-03T12:00:00'), -7 * n)
            .toISOString()
            .slice(0, 10),
          answer: 'done' as const,
          createdAt: TEST_NOW,
        })),
      );
    const { data } = await server.request('member', '{ viewer { checkInStreak checkInWeek myCheckIns { week } } }');
    expect(data.viewer).toMatchObject({ checkInStreak: 12, checkInWeek: THIS_WEEK });
    expect(data.viewer.myCheckIns).toHaveLength(7);
  });
});

describe('choices', () => {
  it('are any time and a buddy until the member chooses', async () => {
    const READ = '{ viewer { accountabilityChoices { meets allowsBuddy } } }';
    expect((await server.request('newcomer', READ)).data.viewer.accountabilityChoices).toEqual({ meets: null, allowsBuddy: true });
    const SAVE_CHOICES =
      'mutation ($meets: MeetingTime, $buddy: Boolean!) { saveAccountabilityChoices(meets: $meets, allowsBuddy: $buddy) { meets allowsBuddy } }';
    await server.request('newcomer', SAVE_CHOICES, { meets: 'EVENING', buddy: false });
    expect((await server.request('newcomer', READ)).data.viewer.accountabilityChoices).toEqual({ meets: 'EVENING', allowsBuddy: false });
    await server.request('newcomer', SAVE_CHOICES, { meets: null, buddy: true });
    expect((await server.request('newcomer', READ)).data.viewer.accountabilityChoices).toEqual({ meets: null, allowsBuddy: true });
  });
});

describe('the ladder', () => {
  /** A group of its own with a lead and members who joined in September and checked in for the week of October 27. */
  async function quietGroup(members = 3) {
    const name = `Quiet ${crypto.randomUUID().slice(0, 8)}`;
    const people = await db()
      .insert(users)
      .values(
        ['lead', 'manager', ...Array.from({ length: members }, (_none, n) => `member ${n}`)].map((role) => {
          const key = `${name}-${role}`.toLowerCase().replaceAll(' ', '-');
          return { email: `${key}@people.example`, tribeId: key, slug: key, firstName: role, lastName: name, createdAt: TEST_NOW };
        }),
      )
      .returning({ id: users.id });
    const [leaderId, managerUserId, ...memberIds] = people.map(({ id }) => id) as [number, number, ...number[]];
    const [group] = await db().insert(accountabilityGroups).values({ name, leaderId, createdAt: TEST_NOW }).returning();
    const [manager] = await db().insert(successManagers).values({ userId: managerUserId, createdAt: TEST_NOW }).returning();
    const joinedAt = manila('2025-09-01T08:00:00');
    await db()
      .insert(accountabilityMembers)
      .values(memberIds.map((userId) => ({ userId, groupId: group!.id, joinedAt })));
    await db()
      .insert(portfolio)
      .values(memberIds.map((userId) => ({ userId, managerId: manager!.id, since: joinedAt })));
    await db()
      .insert(checkIns)
      .values(memberIds.map((userId) => ({ userId, week: '2025-10-27', answer: 'done' as const, createdAt: joinedAt })));
    const checkIn = (userId: number, week: string) =>
      db().insert(checkIns).values({ userId, week, answer: 'done', createdAt: server.app.clock.now() });
    return { group: group!, leaderId, managerUserId, memberIds, checkIn };
  }
  /** Runs the job at both instants and every 12 hours between them, by the clock in Manila. */
  async function during(from: string, to: string): Promise<void> {
    const [first, last] = [manila(from), manila(to)];
    for (let at = first; at < last; at = new Date(at.getTime() + 12 * 3_600_000)) await runAt(at);
    await runAt(last);
  }
  async function runAt(at: Date): Promise<void> {
    server.app.setNow(at);
    await takeDueSteps(server.app);
  }
  const about = (memberId: number) => `check-in % ${memberId} %`;

  it('asks the member, a buddy, the lead and the success manager, each once', async () => {
    const { leaderId, managerUserId, memberIds, checkIn } = await quietGroup(2);
    const [silent, buddy] = memberIds as [number, number];
    for (const week of ['2025-11-03', '2025-11-10', '2025-11-17', '2025-11-24']) await checkIn(buddy, week);
    const told = async () => ({
      silent: (await newsOf(silent, about(silent))).length,
      buddy: (await newsOf(buddy, about(silent))).length,
      lead: (await newsOf(leaderId, about(silent))).length,
      manager: (await newsOf(managerUserId, about(silent))).length,
    });
    await during('2025-11-03T00:00:00', '2025-11-08T17:00:00');
    expect(await told()).toEqual({ silent: 0, buddy: 0, lead: 0, manager: 0 });
    await during('2025-11-08T18:00:00', '2025-11-10T08:00:00');
    expect(await told()).toEqual({ silent: 1, buddy: 0, lead: 0, manager: 0 });
    await during('2025-11-10T09:00:00', '2025-11-17T08:00:00');
    expect(await told()).toEqual({ silent: 1, buddy: 1, lead: 0, manager: 0 });
    await during('2025-11-17T09:00:00', '2025-11-24T08:00:00');
    expect(await told()).toEqual({ silent: 1, buddy: 1, lead: 1, manager: 0 });
    await during('2025-11-24T09:00:00', '2025-12-14T23:00:00');
    expect(await told()).toEqual({ silent: 1, buddy: 1, lead: 1, manager: 1 });
    expect((await newsOf(managerUserId, about(silent))).map(({ kind }) => kind)).toEqual(['staff-task']);
    const [word] = await newsOf(buddy, about(silent));
    expect(word?.title).toBe('Write to member 0');
    expect(`${word?.title} ${word?.body}`).not.toMatch(/week|check/i);
    const steps = await db().select().from(checkInSteps).where(eq(checkInSteps.userId, silent));
    expect(steps.map(({ step }) => step).toSorted()).toEqual([...CHECK_IN_STEPS].toSorted());
  }, 120_000);

  it('stops at a check-in, and begins again with the next silence', async () => {
    const { leaderId, memberIds, checkIn } = await quietGroup(2);
    const [silent, buddy] = memberIds as [number, number];
    await during('2025-11-10T09:00:00', '2025-11-10T10:00:00');
    expect(await newsOf(buddy, about(silent))).toHaveLength(1);
    await checkIn(silent, '2025-11-10');
    await during('2025-11-15T18:00:00', '2025-11-15T19:00:00');
    await during('2025-11-17T09:00:00', '2025-11-17T10:00:00');
    expect(await newsOf(leaderId, about(silent))).toHaveLength(0);
    expect(await newsOf(silent, about(silent))).toHaveLength(0);
    await during('2025-11-24T09:00:00', '2025-11-24T10:00:00');
    expect(await newsOf(buddy, about(silent))).toHaveLength(2);
  }, 60_000);

  it('goes to the lead at once for a member who wants no buddy, or asked for help last', async () => {
    const { leaderId, memberIds } = await quietGroup(3);
    const [shy, helped, buddy] = memberIds as [number, number, number];
    await db().insert(accountabilityChoices).values({ userId: shy, meets: null, allowsBuddy: false });
    await db().update(checkIns).set({ needsHelp: true }).where(eq(checkIns.userId, helped));
    await during('2025-11-10T09:00:00', '2025-11-10T11:00:00');
    for (const silent of [shy, helped]) {
      expect(await newsOf(leaderId, about(silent))).toHaveLength(1);
      expect(await newsOf(buddy, about(silent))).toHaveLength(0);
    }
  }, 60_000);

  it('reaches someone in a group without a lead, and for a lead who is a member of their own group', async () => {
    const { group, leaderId, managerUserId, memberIds } = await quietGroup(1);
    const [silent] = memberIds as [number];
    await db()
      .insert(accountabilityMembers)
      .values({ userId: leaderId, groupId: group.id, joinedAt: manila('2025-09-01T08:00:00') });
    await during('2025-11-17T09:00:00', '2025-11-17T09:00:00');
    expect(await newsOf(leaderId, about(silent))).toHaveLength(1);
    // No one else leads, so the success manager is asked, and staff for a member in no portfolio.
    const admins = await newsOf(await idOf('admin'), about(leaderId));
    expect(admins).toHaveLength(1);
    await db().update(accountabilityGroups).set({ leaderId: null }).where(eq(accountabilityGroups.id, group.id));
    await db().delete(checkInSteps).where(eq(checkInSteps.userId, silent));
    await during('2025-11-17T10:00:00', '2025-11-17T10:00:00');
    expect(await newsOf(managerUserId, about(silent))).toHaveLength(1);
  }, 60_000);

  it('leaves archived people, archived groups and people who left alone', async () => {
    const { group, leaderId, memberIds } = await quietGroup(2);
    const [gone, left] = memberIds as [number, number];
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, gone));
    await db().delete(accountabilityMembers).where(eq(accountabilityMembers.userId, left));
    await during('2025-11-17T09:00:00', '2025-11-17T09:00:00');
    expect(await newsOf(leaderId)).toEqual([]);
    await db().update(accountabilityGroups).set({ archivedAt: TEST_NOW }).where(eq(accountabilityGroups.id, group.id));
    await db().update(users).set({ archivedAt: null }).where(eq(users.id, gone));
    await during('2025-11-17T10:00:00', '2025-11-17T10:00:00');
    expect(await newsOf(leaderId)).toEqual([]);
  }, 60_000);

  it('is taken once by two processes at the same time', async () => {
    const { leaderId, memberIds } = await quietGroup(6);
    server.app.setNow(manila('2025-11-17T09:00:00'));
    await Promise.all([takeDueSteps(server.app), takeDueSteps(server.app), takeDueSteps(server.app)]);
    expect(await newsOf(leaderId)).toHaveLength(6);
    for (const id of memberIds) expect(await db().$count(checkInSteps, eq(checkInSteps.userId, id))).toBe(1);
  }, 60_000);
});
