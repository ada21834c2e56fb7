import {
  CHALLENGE_OVER,
  DAY_NOT_OPEN,
  GROUPING_TOO_OLD,
  NO_ONE_TO_GROUP,
  NO_SUCH_DAY,
  NOT_IN_CHALLENGE,
  START_STAYS,
} from '@atlas/domain/challenges';
import { LIST_CHANGED } from '@atlas/domain/jobs';
import { and, desc, eq, isNull, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { signUpPerson } from '../../testing/testPeople.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { withSecrets } from '../notifications/secrets.ts';
import { xpEntries } from '../stages/tables.ts';
import { claimChallengeDays } from './dayCommands.ts';
import { challengeGroups, challengeParticipants, challengeProgress, challenges, challengeTasks } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
afterEach(() => server.app.setNow(TEST_NOW));

const db = () => server.app.database.db;
const message = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message;
const problemOf = (answer: Awaited<ReturnType<TestServer['request']>>) => [codeOf(answer), message(answer)];
const fieldErrors = (answer: { errors: { extensions: { fieldErrors?: object } }[] }) => answer.errors[0]?.extensions.fieldErrors;

async function participantOf(key: string) {
  const [row] = await db()
    .select()
    .from(challengeParticipants)
    .where(eq(challengeParticipants.userId, await server.idOf(key)));
  return row;
}
const daysOf = async (participantId: number) =>
  (await db().select().from(challengeProgress).where(eq(challengeProgress.participantId, participantId)))
    .map(({ day }) => day)
    .toSorted((a, b) => a - b);
const finish = (key: string, day: number) =>
  server.request(key, 'mutation ($day: Int!) { it: finishChallengeDay(day: $day) { progress { day } daysToCatchUp } }', { day });
const reopen = (key: string, day: number) =>
  server.request(key, 'mutation ($day: Int!) { it: reopenChallengeDay(day: $day) { progress { day } } }', { day });
const ledger = async (userId: number) =>
  (
    await db()
      .select()
      .from(xpEntries)
      .where(and(eq(xpEntries.userId, userId), eq(xpEntries.source, 'challenge')))
  ).reduce((sum, { points }) => sum + points, 0);
const actions = async (subjectId: number) =>
  (
    await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'challenge participant'), eq(auditEntries.subjectId, subjectId)))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action);

describe('a day of a member', () => {
  it('is finished once with its points, and reopened with them', async () => {
    const [participant, userId] = [await participantOf('member'), await server.idOf('member')];
    const id = participant?.id ?? 0;
    await db()
      .delete(challengeProgress)
      .where(and(eq(challengeProgress.participantId, id), eq(challengeProgress.day, 7)));
    const [task] = await db()
      .select()
      .from(challengeTasks)
      .where(and(eq(challengeTasks.challengeId, participant?.challengeId ?? 0), eq(challengeTasks.day, 7)));
    await db()
      .delete(xpEntries)
      .where(eq(xpEntries.sourceName, `challenge:${task?.id ?? 0}`));
    const before = await ledger(userId);
    const earlier = (await actions(id)).length;
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish('member', 7)));
    expect(answers.map(codeOf)).toEqual(Array(4).fill(undefined));
    expect(answers[0]?.data.it.progress.map(({ day }: { day: number }) => day)).toContain(7);
    expect(await ledger(userId)).toBe(before + (task?.points ?? 0));
    await reopen('member', 7);
    await reopen('member', 7);
    expect(await daysOf(id)).not.toContain(7);
    expect(await ledger(userId)).toBe(before);
    expect((await actions(id)).slice(earlier)).toEqual(['finishChallengeDay', 'reopenChallengeDay']);
  });

  it('can be caught up on until the challenge ends', async () => {
    const { id = 0 } = (await participantOf('member')) ?? {};
    server.app.setNow(new Date('2025-11-17T15:59:59.999Z'));
    await reopen('member', 1);
    expect(codeOf(await finish('member', 1))).toBeUndefined();
    expect(await daysOf(id)).toContain(1);
    server.app.setNow(new Date('2025-11-17T16:00:00.000Z'));
    expect(problemOf(await finish('member', 2))).toEqual(['CONFLICT', CHALLENGE_OVER]);
    expect(problemOf(await reopen('member', 1))).toEqual(['CONFLICT', CHALLENGE_OVER]);
    expect(await daysOf(id)).toContain(1);
  });

  it('opens at midnight in Manila', async () => {
    server.app.setNow(new Date('2025-11-12T19:59:59.999+04:00'));
    expect(problemOf(await finish('member', 8))).toEqual(['CONFLICT', DAY_NOT_OPEN]);
    server.app.setNow(new Date('2025-11-12T20:00:00.000+04:00'));
    expect(codeOf(await finish('member', 8))).toBeUndefined();
    await reopen('member', 8);
  });

  it.each([0, 13, 2_000_000_000])('refuses day %i', async (day) => {
    expect(problemOf(await finish('member', day))).toEqual(['NOT_FOUND', NO_SUCH_DAY]);
  });

  it('is refused to people without a challenge, and to visitors', async () => {
    expect(problemOf(await finish('newcomer', 1))).toEqual(['NOT_FOUND', NOT_IN_CHALLENGE]);
    expect(codeOf((await server.browser().graphql('mutation { finishChallengeDay(day: 1) { id } }')).json)).toBe('UNAUTHENTICATED');
  });

  it('is of the running challenge, not of a later one', async () => {
    const userId = await server.idOf('member');
    const [next] = await db().select().from(challenges).where(eq(challenges.name, 'December Challenge'));
    const values = { challengeId: next?.id ?? 0, email: 'member@atlas.example', userId, createdAt: TEST_NOW };
    await db().insert(challengeParticipants).values(values);
    const name = async () =>
      (await server.request('member', '{ viewer { myChallenge { challenge { name } } } }')).data.viewer.myChallenge.challenge.name;
    expect(await name()).toBe('12-Day Freelancing Challenge');
    server.app.setNow(new Date('2025-11-18T02:00:00Z'));
    expect(await name()).toBe('December Challenge');
    await db()
      .delete(challengeParticipants)
      .where(and(eq(challengeParticipants.userId, userId), eq(challengeParticipants.challengeId, next?.id ?? 0)));
  });
});

const JOIN = 'mutation ($email: String!) { registerToChallenge(email: $email) { email } }';
const mailsTo = (email: string) => db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));

/** Joins as a visitor, and returns the key in the email. */
async function keyOf(email: string): Promise<string> {
  await server.browser().graphql(JOIN, { email });
  const [mail] = await mailsTo(email);
  const payload = await withSecrets(server.app, 'challengeJoined', mail?.payload);
  return new URLSearchParams(payload?.path.split('?')[1]).get('key') ?? '';
}
const BY_KEY = `query ($key: String!) { challengeByKey(key: $key) { name today days offerPath openDays { day title isFinished } } }`;
const byKey = async (key: string) => (await server.browser().graphql(BY_KEY, { key })).json.data.challengeByKey;
const post = (key: string, body: string, headers = {}) =>
  server.browser().send('/thank-you?of=challenge&key=held', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `challenge-key=${key}`, ...headers },
  });

describe('a participant without an account', () => {
  it('gets one link by email, whose key is stored as a hash only', async () => {
    const key = await keyOf('ana@example.com');
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await keyOf('ana@example.com')).toBe(key);
    const [row] = await db().select().from(challengeParticipants).where(eq(challengeParticipants.email, 'ana@example.com'));
    expect(row?.keyHash).toHaveLength(32);
    const mails = await mailsTo('ana@example.com');
    expect(JSON.stringify([row, mails])).not.toContain(key);
    expect(mails[0]?.payload).toMatchObject({ challenge: '12-Day Freelancing Challenge', firstDay: 'Thursday, 11/06/2025' });
  });

  it('gets no email when a member joins with their account', async () => {
    await server.request('newcomer', JOIN, { email: 'newcomer@atlas.example' });
    expect((await mailsTo('newcomer@atlas.example')).filter(({ kind }) => kind === 'challengeJoined')).toEqual([]);
    await db().delete(challengeParticipants).where(eq(challengeParticipants.email, 'newcomer@atlas.example'));
  });

  it('sees the open days, and nothing after the challenge or with another key', async () => {
    const key = await keyOf('ben@example.com');
    const page = await byKey(key);
    expect(page).toMatchObject({ name: '12-Day Freelancing Challenge', today: 7, days: 12 });
    expect(page.openDays.map(({ day }: { day: number }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const other of ['', 'held', 'x'.repeat(32), `${key}x`]) expect(await byKey(other)).toBeNull();
    server.app.setNow(new Date('2025-11-17T15:59:59.999Z'));
    expect(await byKey(key)).toMatchObject({ today: 12 });
    server.app.setNow(new Date('2025-11-17T16:00:00.000Z'));
    expect(await byKey(key)).toBeNull();
  });

  it('marks and reopens days by the form, without script', async () => {
    const key = await keyOf('carla@example.com');
    const [row] = await db().select().from(challengeParticipants).where(eq(challengeParticipants.email, 'carla@example.com'));
    const id = row?.id ?? 0;
    for (const day of [7, 7, 3]) {
      const { status, headers } = await post(key, `do=finish&day=${day}`);
      expect([status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        303,
        '/thank-you?of=challenge&key=held',
        'no-store',
        'no-referrer',
      ]);
    }
    await post(key, 'do=finish&day=8');
    expect(await daysOf(id)).toEqual([3, 7]);
    await post(key, 'do=reopen&day=3');
    await post('y'.repeat(32), 'do=finish&day=4');
    expect((await post(key, 'do=finish&day=5', { origin: 'https://evil.example' })).status).toBe(403);
    expect(await daysOf(id)).toEqual([7]);
    expect(await actions(id)).toEqual(['registerToChallenge', 'finishChallengeDay', 'finishChallengeDay', 'reopenChallengeDay']);
  });

  it('keeps the days and gets their points once the address of an account is confirmed', async () => {
    const person = await signUpPerson(server);
    const key = await keyOf(person.email);
    await post(key, 'do=finish&day=1');
    await post(key, 'do=finish&day=2');
    expect(await ledger(person.id)).toBe(0);
    const actor = { userId: person.id, onBehalfOfId: null, requestId: 'test' };
    for (let times = 0; times < 2; times += 1)
      await server.app.database.transaction((tx) => claimChallengeDays(tx, actor, person, TEST_NOW));
    const [row] = await db().select().from(challengeParticipants).where(eq(challengeParticipants.email, person.email));
    expect(row?.userId).toBe(person.id);
    expect(await daysOf(row?.id ?? 0)).toEqual([1, 2]);
    expect(await ledger(person.id)).toBe(40);
    expect((await actions(row?.id ?? 0)).filter((action) => action === 'claimChallengeDays')).toHaveLength(1);
  });

  it('gets three emails a day at most', async () => {
    const limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      for (let times = 0; times < 5; times += 1) {
        limited.app.setNow(new Date(TEST_NOW.getTime() + times * 1000));
        const { json } = await limited.browser().graphql(JOIN, { email: 'dora@example.com' });
        expect(json.data.registerToChallenge).toEqual({ email: 'dora@example.com' });
      }
      expect(await limited.app.database.db.$count(outbox, eq(outbox.recipient, 'dora@example.com'))).toBe(3);
    } finally {
      await limited.close();
    }
  });
});

const TASKS = Array.from({ length: 12 }, (_none, index) => ({ title: `Task ${index + 1}`, body: '', points: index }));
const CREATE =
  'mutation ($input: ChallengeInput!) { it: createChallenge(input: $input) { databaseId revision days phase tasks { day title points } } }';
const input = (name: string, more: object = {}) => ({ name, startsOn: '2026-03-02', groupSize: 3, tasks: TASKS, ...more });

describe('staff', () => {
  it('create a challenge, edit it, and start another from the last one', async () => {
    const { it: made } = (await server.request('admin', CREATE, { input: input('March') })).data;
    expect(made).toMatchObject({ revision: 1, days: 12, phase: 'UPCOMING' });
    expect(made.tasks).toHaveLength(12);
    const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: ChallengeInput!) {
      it: updateChallenge(databaseId: $id, revision: $revision, input: $input) { name startsOn groupSize tasks { title } } }`;
    const update = (revision: number, of: object) => server.request('admin', UPDATE, { id: made.databaseId, revision, input: of });
    const changed = (await update(1, input('March', { groupSize: 4, tasks: TASKS.map((task) => ({ ...task, title: `${task.title}!` })) })))
      .data.it;
    expect([changed.groupSize, changed.tasks[0].title]).toEqual([4, 'Task 1!']);
    expect(codeOf(await update(1, input('Late')))).toBe('STALE');
    expect(fieldErrors(await update(2, input('July Challenge')))).toEqual({ name: 'Another challenge has this name.' });
    const START =
      'mutation ($name: String!) { it: startChallengeFromLast(name: $name, startsOn: "2026-06-01") { groupSize startsOn tasks { title points } } }';
    const next = (await server.request('admin', START, { name: 'June' })).data.it;
    expect(next).toEqual({
      groupSize: 4,
      startsOn: '2026-06-01',
      tasks: TASKS.map(({ title, points }) => ({ title: `${title}!`, points })),
    });
  });

  it('get a message at the field for bad input, and the start stays once a day is finished', async () => {
    expect(fieldErrors(await server.request('admin', CREATE, { input: input('', { startsOn: 'soon' }) }))).toEqual({
      name: 'Name is required',
      startsOn: 'Start date is not valid',
    });
    const [running] = await db().select().from(challenges).where(eq(challenges.name, '12-Day Freelancing Challenge'));
    const answer = await server.request(
      'admin',
      `mutation ($id: Int!, $input: ChallengeInput!) { updateChallenge(databaseId: $id, revision: 1, input: $input) { id } }`,
      { id: running?.id, input: input('12-Day Freelancing Challenge') },
    );
    expect(fieldErrors(answer)).toEqual({ startsOn: START_STAYS });
  });

  it('preview a grouping, apply it, and undo it within a day', async () => {
    const [july] = await db().select().from(challenges).where(eq(challenges.name, 'July Challenge'));
    const challengeId = july?.id ?? 0;
    const emails = Array.from({ length: 7 }, (_none, index) => `buddy${index}@example.com`);
    await db()
      .insert(challengeParticipants)
      .values(emails.map((email) => ({ challengeId, email, createdAt: TEST_NOW })));
    const PREVIEW = `query ($id: Int!) { viewer { challengeGrouping(challengeId: $id, groupSize: 4, seed: "july") {
      fingerprint sizes groups { name members { email } } } } }`;
    const preview = async () => (await server.request('admin', PREVIEW, { id: challengeId })).data.viewer.challengeGrouping;
    const plan = await preview();
    expect(plan.sizes.reduce((sum: number, size: number) => sum + size, 0)).toBe(
      await db().$count(challengeParticipants, eq(challengeParticipants.challengeId, challengeId)),
    );
    expect(await preview()).toEqual(plan);
    const APPLY = `mutation ($id: Int!, $fingerprint: String!) {
      it: groupParticipants(challengeId: $id, groupSize: 4, seed: "july", fingerprint: $fingerprint) { withoutBuddies grouping { databaseId mayUndo } } }`;
    const apply = (fingerprint: string) => server.request('admin', APPLY, { id: challengeId, fingerprint });
    await db().insert(challengeParticipants).values({ challengeId, email: 'late@example.com', createdAt: TEST_NOW });
    expect(problemOf(await apply(plan.fingerprint))).toEqual(['STALE', LIST_CHANGED]);
    const again = await preview();
    const applied = (await apply(again.fingerprint)).data.it;
    expect(applied).toMatchObject({ withoutBuddies: 0, grouping: { mayUndo: true } });
    const groups = await db().select().from(challengeGroups).where(eq(challengeGroups.challengeId, challengeId));
    expect(groups.map(({ name }) => name).toSorted()).toEqual(again.groups.map(({ name }: { name: string }) => name).toSorted());
    expect(problemOf(await apply((await preview()).fingerprint))).toEqual(['CONFLICT', NO_ONE_TO_GROUP]);
    const UNDO = `mutation ($id: Int!, $grouping: Int!) { it: undoGrouping(challengeId: $id, groupingId: $grouping) { grouping { databaseId } } }`;
    const undo = () => server.request('admin', UNDO, { id: challengeId, grouping: applied.grouping.databaseId });
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
    expect(problemOf(await undo())).toEqual(['CONFLICT', GROUPING_TOO_OLD]);
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000 - 1));
    expect((await undo()).data.it).toEqual({ grouping: null });
    expect(codeOf(await undo())).toBeUndefined();
    const grouped = and(eq(challengeParticipants.challengeId, challengeId), isNull(challengeParticipants.groupId));
    expect(await db().$count(challengeParticipants, grouped)).toBe(
      await db().$count(challengeParticipants, eq(challengeParticipants.challengeId, challengeId)),
    );
    const lines = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'challenge'), eq(auditEntries.subjectId, challengeId)))
      .orderBy(auditEntries.id);
    expect(lines.map(({ action }) => action)).toEqual(['groupParticipants', 'undoGrouping']);
    await db().delete(challengeParticipants).where(like(challengeParticipants.email, 'buddy%@example.com'));
  });

  it.each(['member', 'coach', 'tribe-team-ro'])('without the flag are refused: %s', async (key) => {
    expect(codeOf(await server.request(key, CREATE, { input: input('No') }))).toBe('FORBIDDEN');
  });
});
