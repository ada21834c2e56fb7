import { RATE_LIMITS } from '@atlas/domain/auth';
import { and, desc, eq, isNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { rateLimits } from '../auth/tables.ts';
import { groupMembers } from '../groups/tables.ts';
import { challengeGroups, challengeParticipants, challengeProgress, challenges } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const request: TestServer['request'] = (...args) => server.request(...args);
const db = () => server.app.database.db;

const idOf = (key: string) => server.idOf(key);
async function participantOf(key: string) {
  const [row] = await db()
    .select()
    .from(challengeParticipants)
    .where(eq(challengeParticipants.userId, await idOf(key)));
  return row ?? { id: 0, groupId: 0, challengeId: 0 };
}

describe('isChallengeParticipant', () => {
  const ASKED = 'query ($email: String!) { isChallengeParticipant(email: $email) { id isChallengeParticipant } }';
  const requested = async (email: string) => (await server.browser().graphql(ASKED, { email })).json.data.isChallengeParticipant;

  it('returns to a visitor whether an address participates', async () => {
    expect(await requested('member@atlas.example')).toEqual({ id: expect.any(String) as string, isChallengeParticipant: true });
    expect((await requested('mang.tonyo@mail.example')).isChallengeParticipant).toBe(true);
    expect((await requested('nobody@atlas.example')).isChallengeParticipant).toBe(false);
  });

  it('ignores case and spaces in an address', async () => {
    expect(await requested('  Member@ATLAS.example ')).toEqual(await requested('member@atlas.example'));
  });

  it('returns the same for an account that does not participate and for no account', async () => {
    const [account, noOne] = [await requested('admin@atlas.example'), await requested('nobody@atlas.example')];
    expect([Object.keys(account), account.isChallengeParticipant]).toEqual([Object.keys(noOne), noOne.isChallengeParticipant]);
    expect(Buffer.from(account.id, 'base64url')).toHaveLength(32);
  });

  it('is limited per hour', async () => {
    const limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      const request = async () => (await limited.browser().graphql(ASKED, { email: 'member@atlas.example' })).json;
      expect((await request()).data.isChallengeParticipant.isChallengeParticipant).toBe(true);
      for (let times = 1; times < 120; times++) await limited.app.limits.take('challengeNetwork', '127.0.0.1');
      expect(codeOf(await request())).toBe('RATE_LIMITED');
    } finally {
      await limited.close();
    }
  });
});

describe('registerToChallenge', () => {
  const JOIN = 'mutation ($email: String!) { registerToChallenge(email: $email) { email } }';
  const rowsOf = (email: string) => db().select().from(challengeParticipants).where(eq(challengeParticipants.email, email));
  const lines = () => db().select().from(auditEntries).where(eq(auditEntries.action, 'registerToChallenge')).orderBy(desc(auditEntries.id));
  const forget = (email: string) => db().delete(challengeParticipants).where(eq(challengeParticipants.email, email));

  it('registers a caller with their account once, and the session reflects it', async () => {
    const join = () => request('newcomer', JOIN, { email: ' Newcomer@atlas.example ' });
    expect((await join()).data.registerToChallenge).toEqual({ email: 'newcomer@atlas.example' });
    const userId = await idOf('newcomer');
    const [row] = await rowsOf('newcomer@atlas.example');
    expect(row).toMatchObject({ userId, createdAt: TEST_NOW });
    const [line] = await lines();
    expect(line).toMatchObject({ actorId: userId, subjectType: 'challenge participant', subjectId: row?.id, after: { userId } });
    expect((await join()).data.registerToChallenge).toEqual({ email: 'newcomer@atlas.example' });
    expect(await rowsOf('newcomer@atlas.example')).toEqual([row]);
    expect((await lines())[0]?.id).toBe(line?.id);
    expect((await request('newcomer', '{ redwood { currentUser } }')).data.redwood.currentUser.isChallenger).toBe(true);
    await forget('newcomer@atlas.example');
  });

  it('registers a visitor by address alone, and the account owns it once its owner joins', async () => {
    const visitor = server.browser();
    const { json } = await visitor.graphql(JOIN, { email: 'newcomer@atlas.example' });
    expect(json.data.registerToChallenge).toEqual({ email: 'newcomer@atlas.example' });
    expect(await rowsOf('newcomer@atlas.example')).toMatchObject([{ userId: null }]);
    expect((await lines())[0]).toMatchObject({ actorId: null });
    await request('newcomer', JOIN, { email: 'newcomer@atlas.example' });
    expect(await rowsOf('newcomer@atlas.example')).toMatchObject([{ userId: await idOf('newcomer') }]);
    await forget('newcomer@atlas.example');
  });

  it.each([
    ['', 'Email is required'],
    ['juan', 'Enter a valid email address (e.g., juan@example.com)'],
  ])('refuses %j with a message for the field', async (email, message) => {
    const [error] = (await request('newcomer', JOIN, { email })).errors;
    expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { email: message } });
  });

  it("refuses another person's address to a signed-in caller", async () => {
    expect(codeOf(await request('newcomer', JOIN, { email: 'returnee@atlas.example' }))).toBe('FORBIDDEN');
    expect(await rowsOf('returnee@atlas.example')).toEqual([]);
  });

  it('ends with the last day of the last challenge', async () => {
    try {
      server.app.setNow(new Date('2025-12-23T16:00:00.000Z'));
      const answer = await server.browser().graphql(JOIN, { email: 'late@people.example' });
      expect(answer.json.errors[0].extensions).toMatchObject({ code: 'GONE' });
      expect(await rowsOf('late@people.example')).toEqual([]);
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('counts only addresses that join towards the limit', async () => {
    const limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      const join = async (email: string) => (await limited.browser().graphql(JOIN, { email })).json;
      for (const email of ['no address', 'ana@example.com', 'ana@example.com', 'ana@example.com', 'eva@example.com']) await join(email);
      const rows = await limited.app.database.db.select().from(rateLimits).where(like(rateLimits.key, 'challengeJoinNetwork:%'));
      expect(rows.map(({ points }) => points)).toEqual([2]);
    } finally {
      await limited.close();
    }
  });

  it('is limited per hour', async () => {
    const limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
    try {
      for (let times = 0; times < RATE_LIMITS.challengeJoinNetwork.attempts; times++)
        await limited.app.limits.take('challengeJoinNetwork', '127.0.0.1');
      expect(codeOf((await limited.browser().graphql(JOIN, { email: 'juan@example.com' })).json)).toBe('RATE_LIMITED');
      const none = eq(challengeParticipants.email, 'juan@example.com');
      expect(await limited.app.database.db.$count(challengeParticipants, none)).toBe(0);
    } finally {
      await limited.close();
    }
  });
});

describe('my challenge', () => {
  const MINE = `{ viewer { myChallenge { email daysToCatchUp progress { day finishedAt } user { name }
    challenge { name startsOn days today participantCount tasks { day title body points } finishedByDay { day finished } }
    group { name memberCount members { databaseId email user { name } progress { day } } } } } }`;

  it('is on its seventh day, with the days left to catch up on', async () => {
    const { myChallenge } = (await request('member', MINE)).data.viewer;
    expect(myChallenge.challenge).toMatchObject({ name: '12-Day Freelancing Challenge', startsOn: '2025-11-06', days: 12, today: 7 });
    expect(myChallenge.challenge.tasks.map(({ day }: { day: number }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const finished = myChallenge.progress.map(({ day }: { day: number }) => day) as number[];
    expect(new Set([...finished.filter((day) => day < 7), ...myChallenge.daysToCatchUp])).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(myChallenge.daysToCatchUp.some((day: number) => finished.includes(day))).toBe(false);
    const { challengeId } = await participantOf('member');
    const ofChallenge = eq(challengeParticipants.challengeId, challengeId);
    expect(myChallenge.challenge.participantCount).toBe(await db().$count(challengeParticipants, ofChallenge));
    const [first] = myChallenge.challenge.finishedByDay;
    const finishers = await db()
      .select()
      .from(challengeProgress)
      .innerJoin(challengeParticipants, eq(challengeParticipants.id, challengeProgress.participantId))
      .where(and(ofChallenge, eq(challengeProgress.day, 1)));
    expect(first).toEqual({ day: 1, finished: finishers.length });
  });

  it("shows the buddies' names, and only the viewer's own address", async () => {
    const { myChallenge } = (await request('member', MINE)).data.viewer;
    expect(myChallenge.email).toBe('member@atlas.example');
    expect(myChallenge.group.members).toHaveLength(myChallenge.group.memberCount);
    const addresses = myChallenge.group.members.map(({ email }: { email: string | null }) => email).filter(Boolean);
    expect(addresses).toEqual(['member@atlas.example']);
  });

  it('is found by address for a participant who joined before they had an account', async () => {
    const { challengeId } = await participantOf('member');
    await db().insert(challengeParticipants).values({ createdAt: TEST_NOW, challengeId, email: 'Newcomer@atlas.example' });
    expect((await request('newcomer', MINE)).data.viewer.myChallenge).toMatchObject({ user: null, group: null, challenge: { today: 7 } });
    await db().delete(challengeParticipants).where(eq(challengeParticipants.email, 'newcomer@atlas.example'));
    expect((await request('newcomer', MINE)).data.viewer.myChallenge).toBeNull();
  });

  it.each([
    ['2025-11-05T15:59:59.999Z', null],
    ['2025-11-05T16:00:00.000Z', 1],
    ['2025-11-17T15:59:59.999Z', 12],
    ['2025-11-17T16:00:00.000Z', null],
  ])('at %s is on day %s', async (now, today) => {
    try {
      server.app.setNow(new Date(now));
      expect((await request('member', MINE)).data.viewer.myChallenge.challenge.today).toBe(today);
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });
});

describe('the participants', () => {
  const PARTICIPANTS = `query ($filter: ChallengeParticipantsFilter) { viewer { challengeParticipants(first: 100, filter: $filter) {
    totalCount edges { node { databaseId email user { databaseId } progress { day } } } } } }`;
  interface Listed {
    databaseId: number;
    email: string | null;
    user: { databaseId: number } | null;
    progress: { day: number }[];
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await request(key, PARTICIPANTS, { filter })).data.viewer.challengeParticipants;
    return { total: totalCount as number, nodes: edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it('are all listed for staff, including those without an account', async () => {
    expect((await list('admin')).total).toBe(await db().$count(challengeParticipants));
    const [tonyo] = (await list('tribe-team-ro', { search: 'mang.tonyo@mail.example' })).nodes;
    expect(tonyo).toMatchObject({ email: 'mang.tonyo@mail.example', user: null });
  });

  it("are limited to a coach's own groups, in the list and in its count", async () => {
    const { total, nodes } = await list('coach');
    const own = db().select({ id: groupMembers.userId }).from(groupMembers);
    const inGroups = new Set((await own).map(({ id }) => id));
    expect(nodes.every(({ user }) => user !== null && inGroups.has(user.databaseId))).toBe(true);
    expect(total).toBe(nodes.length);
    expect(nodes.some(({ email }) => email === 'member@atlas.example')).toBe(true);
    expect((await list('coach', { search: 'mang.tonyo@mail.example' })).total).toBe(0);
  });

  it('filter by name, group and finished day', async () => {
    expect((await list('admin', { search: 'maricel dela' })).nodes.map(({ email }) => email)).toEqual(['member@atlas.example']);
    const { groupId } = await participantOf('member');
    expect((await list('admin', { groupId })).total).toBe(4);
    const finished = await list('admin', { finishedDay: 3 });
    expect(finished.total).toBe(await db().$count(challengeProgress, eq(challengeProgress.day, 3)));
    expect((await list('admin', { withoutGroup: true })).total).toBe(
      await db().$count(challengeParticipants, isNull(challengeParticipants.groupId)),
    );
  });

  it.each(['member', 'team-lead', 'affiliate', 'non-member'])('are refused to %s', async (key) => {
    expect(codeOf(await request(key, PARTICIPANTS))).toBe('FORBIDDEN');
    expect(codeOf(await request(key, '{ viewer { challengeGroups { totalCount } } }'))).toBe('FORBIDDEN');
    expect(codeOf(await request(key, '{ viewer { challenges { name } } }'))).toBe('FORBIDDEN');
  });

  it('open by id for themselves, their buddies and their managers', async () => {
    const id = globalId('ChallengeParticipant', (await participantOf('member')).id);
    const query = 'query ($id: ID!) { node(id: $id) { ... on ChallengeParticipant { email } } }';
    const seen = async (key: string) => (await request(key, query, { id })).data.node;
    for (const key of ['member', 'coach', 'admin']) expect(await seen(key), key).toEqual({ email: 'member@atlas.example' });
    expect(await seen('fasttrack')).toEqual({ email: null });
    for (const key of ['expert', 'newcomer', 'non-member']) expect(await seen(key), key).toBeNull();
  });
});

describe('groups of buddies', () => {
  const GROUPS = '{ viewer { challengeGroups(first: 100) { totalCount edges { node { databaseId name memberCount } } } } }';

  it('are those with a participant in scope, and list only the participants in scope', async () => {
    const [all, own] = [
      (await request('admin', GROUPS)).data.viewer.challengeGroups,
      (await request('coach', GROUPS)).data.viewer.challengeGroups,
    ];
    expect(all.totalCount).toBe(await db().$count(challengeGroups));
    expect(own.totalCount).toBeLessThan(all.totalCount);
    expect(own.totalCount).toBe(own.edges.length);
    const id = (await participantOf('member')).groupId;
    const query = 'query ($id: Int!) { viewer { challengeGroup(databaseId: $id) { memberCount members { user { name } } } } }';
    const names = async (key: string) => (await request(key, query, { id })).data.viewer.challengeGroup;
    expect((await names('admin')).members).toHaveLength(4);
    // fasttrack@ shares the group, but is in a group of another coach.
    expect((await names('coach')).members.map(({ user }: { user: { name: string } }) => user.name)).not.toContain('Christian Domingo');
    expect((await names('coach')).memberCount).toBe(4);
  });

  it('do not open by id for callers without anyone in them', async () => {
    const id = globalId('ChallengeGroup', (await participantOf('member')).groupId ?? 0);
    const query = 'query ($id: ID!) { node(id: $id) { ... on ChallengeGroup { name } } }';
    expect((await request('member', query, { id })).data.node).not.toBeNull();
    expect((await request('newcomer', query, { id })).data.node).toBeNull();
    expect((await request('expert', query, { id })).data.node).toBeNull();
  });
});

describe('the database forbids', () => {
  it.each([
    [
      'an address twice, regardless of case',
      'challenge_participants_once',
      async () => {
        const { challengeId } = await participantOf('member');
        return db().insert(challengeParticipants).values({ createdAt: TEST_NOW, challengeId, email: 'MEMBER@atlas.example' });
      },
    ],
    [
      'a day twice',
      'challenge_progress_participant_id_day_pk',
      async () => {
        const [row] = await db().select().from(challengeProgress).limit(1);
        return db()
          .insert(challengeProgress)
          .values({ participantId: row?.participantId ?? 0, day: row?.day ?? 0, finishedAt: TEST_NOW });
      },
    ],
    [
      'a challenge of no days',
      'challenges_days',
      async () => db().insert(challenges).values({ createdAt: TEST_NOW, name: 'None', startsOn: '2025-12-01', days: 0 }),
    ],
  ])('%s', async (_what, constraint, write) => {
    await expect(write()).rejects.toMatchObject({ cause: { constraint } });
  });
});
