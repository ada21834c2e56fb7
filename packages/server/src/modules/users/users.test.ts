import { and, asc, eq, inArray, isNull, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '@atlas/domain/time';
import { globalId, testServer, type Browser, type TestServer } from '../../http/testServer.ts';
import { TEST_NOW } from '../../testing.ts';
import { groupCoaches, groupMembers, groups } from '../groups/tables.ts';
import { bugReports, privacyRequests, userMerges, userNotes, users } from './tables.ts';

let server: TestServer;
/** Three members whom the expert looks after, and one whom nobody but staff does. */
let led: number[];
let stranger: number;
beforeAll(async () => {
  server = await testServer();
  const { db } = server.app.database;
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.type, 'member'), isNull(users.archivedAt), like(users.email, '%@people.example')))
    .orderBy(asc(users.id))
    .limit(4);
  [stranger = 0, ...led] = members.map(({ id }) => id);
  const expert = await idOf('expert');
  await db.delete(groupMembers).where(inArray(groupMembers.userId, [stranger, ...led]));
  const [group] = await db
    .insert(groups)
    .values({ createdAt: TEST_NOW, name: 'Test group', leaderId: expert })
    .returning({ id: groups.id });
  await db.insert(groupMembers).values(led.map((userId) => ({ userId, groupId: group?.id ?? 0, joinedAt: TEST_NOW })));
});
afterAll(() => server.close());

const idOf = (key: string) => server.idOf(key);

/** The members of the groups that somebody leads or coaches. */
async function coachedBy(key: string): Promise<number[]> {
  const { db } = server.app.database;
  const id = await idOf(key);
  const led = db.select({ id: groups.id }).from(groups).where(eq(groups.leaderId, id));
  const coached = db.select({ id: groupCoaches.groupId }).from(groupCoaches).where(eq(groupCoaches.userId, id));
  const own = [...(await led), ...(await coached)].map((group) => group.id);
  const rows = await db.select({ id: groupMembers.userId }).from(groupMembers).where(inArray(groupMembers.groupId, own));
  return rows.map((row) => row.id);
}

const as = (key: string) => server.as(key);

const VARIABLES = { id: 'Int!', slug: 'String!', filter: 'PeopleFilter' };
const viewer = async (browser: Browser, query: string, variables: Record<string, unknown> = {}) => {
  const used = Object.entries(VARIABLES).filter(([name]) => query.includes(`$${name}`));
  const declared = used.length > 0 ? `(${used.map(([name, type]) => `$${name}: ${type}`).join(', ')})` : '';
  return (await browser.graphql(`query ${declared} { viewer { ${query} } }`, variables)).json;
};

describe('lists of people', () => {
  const LIST = 'members(first: 100, filter: $filter) { totalCount edges { node { databaseId province createdAt stage: name } } }';
  const list = async (browser: Browser, filter: Record<string, unknown> = {}) => {
    const { totalCount, edges } = (await viewer(browser, LIST, { filter })).data.viewer.members;
    return { totalCount, nodes: edges.map(({ node }: { node: { databaseId: number; province: string; createdAt: string } }) => node) };
  };

  it('show those who look after some people only those, in the list and in the count', async () => {
    const { totalCount, nodes } = await list(await as('expert'));
    const seen = nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
    expect(new Set(seen)).toEqual(new Set([await idOf('expert'), ...(await coachedBy('expert'))]));
    expect(seen).toEqual(expect.arrayContaining(led));
    expect(totalCount).toBe(seen.length);
  });

  it.each(['member', 'non-member', 'affiliate', 'team-lead'])('are refused to %s', async (key) => {
    expect((await viewer(await as(key), LIST)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('narrow by province', async () => {
    const admin = await as('admin');
    const { nodes, totalCount } = await list(admin, { province: 'Cebu' });
    expect(nodes.length).toBeGreaterThan(3);
    expect(new Set(nodes.map(({ province }: { province: string }) => province))).toEqual(new Set(['Cebu']));
    expect(totalCount).toBe(nodes.length);
    expect((await list(admin, { province: 'cebu; drop table users' })).totalCount).toBe(0);
  });

  it('narrow by the days on which the account was made, both included', async () => {
    const admin = await as('admin');
    const [row] = await server.app.database.db.select({ at: users.createdAt }).from(users).where(eq(users.id, stranger));
    const day = isoDay(row?.at ?? TEST_NOW);
    const { nodes } = await list(admin, { createdFrom: day, createdTo: day });
    expect(nodes.map(({ databaseId }: { databaseId: number }) => databaseId)).toContain(stranger);
    expect(new Set(nodes.map(({ createdAt }: { createdAt: string }) => isoDay(createdAt)))).toEqual(new Set([day]));
    const answer = await viewer(admin, LIST, { filter: { createdFrom: '11/12/2025' } });
    expect(answer.errors[0]).toMatchObject({ message: 'A day is written like 2025-11-30.', extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('one person', () => {
  const MEMBER =
    'member(databaseId: $id) { databaseId email batch { name } accessLevels { key } accessLevel { key name } notes { body author { name } } }';

  it('opens for those who look after the person, and is none for the others', async () => {
    const expert = await as('expert');
    const known = (await viewer(expert, MEMBER, { id: led[0] })).data.viewer.member;
    expect(known).toMatchObject({ databaseId: led[0], accessLevels: [{ key: 'member' }], accessLevel: { key: 'member', name: 'Member' } });
    expect((await viewer(expert, MEMBER, { id: stranger })).data.viewer.member).toBeNull();
    expect((await viewer(await as('admin'), MEMBER, { id: stranger })).data.viewer.member.databaseId).toBe(stranger);
  });

  it('is refused to who holds no flag', async () => {
    expect((await viewer(await as('member'), MEMBER, { id: led[0] })).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('keeps what is private from others who have its id', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on User { name email } } }`;
    const answer = await (await as('expert')).graphql(query, { id: globalId('User', stranger) });
    expect(answer.json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(answer.text).not.toContain('@people.example');
  });

  it('is found by the query of the specification, with exactly what was asked for', async () => {
    const query =
      'query ($id: Int!) { user(id: $id) { accessLevel { name } userProfile { firstName middleName lastName suffix sex birthdate } } }';
    const own = await idOf('member');
    const profile = { firstName: 'Maricel', middleName: null, lastName: 'Dela Cruz', suffix: null, sex: null, birthdate: null };
    const answer = { data: { user: { accessLevel: { name: 'Member' }, userProfile: profile } } };
    expect((await (await as('member')).graphql(query, { id: own })).json).toEqual(answer);
    expect((await (await as('admin')).graphql(query, { id: own })).json).toEqual(answer);
    expect((await (await as('expert')).graphql(query, { id: stranger })).json).toEqual({ data: { user: null } });
    expect((await (await as('member')).graphql(query, { id: stranger })).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await server.browser().graphql(query, { id: own })).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('notes', () => {
  const NOTES = 'member(databaseId: $id) { notes { id body author { name } } }';
  const write = async (userId: number, body: string) => {
    const [row] = await server.app.database.db
      .insert(userNotes)
      .values({ userId, authorId: await idOf('admin'), body, createdAt: TEST_NOW })
      .returning({ id: userNotes.id });
    return row?.id ?? 0;
  };

  it('are read by those who look after the person, the newest first', async () => {
    await write(led[0] ?? 0, 'Called on Tuesday.');
    const { notes } = (await viewer(await as('expert'), NOTES, { id: led[0] })).data.viewer.member;
    expect(notes[0]).toMatchObject({ body: 'Called on Tuesday.', author: { name: 'Paolo Reyes' } });
  });

  it('are read by nobody about themselves', async () => {
    const expert = await idOf('expert');
    await write(expert, 'Asks for a smaller group.');
    expect((await viewer(await as('expert'), NOTES, { id: expert })).data.viewer.member.notes).toEqual([]);
    expect((await viewer(await as('admin'), NOTES, { id: expert })).data.viewer.member.notes).toHaveLength(1);
  });

  it('are refused to the member, also by their id', async () => {
    const member = await as('member');
    const id = await write(await idOf('member'), 'Secret.');
    const answers = [await member.graphql('{ viewer { user { notes { body } } } }')];
    answers.push(await member.graphql('query ($id: ID!) { node(id: $id) { ... on UserNote { body } } }', { id: globalId('UserNote', id) }));
    for (const answer of answers) {
      expect(answer.json.errors).toHaveLength(1);
      expect(answer.text).not.toContain('Secret');
    }
  });

  it('have a text', async () => {
    await expect(write(stranger, '')).rejects.toThrow();
  });
});

describe('a profile', () => {
  const PROFILE = 'profile(slug: $slug) { user { name } about facebookProfile batchName wins { title body achievedOn } }';

  it('shows members what is meant for members', async () => {
    const { profile } = (await viewer(await as('non-member'), PROFILE, { slug: 'maricel-dela-cruz' })).data.viewer;
    expect(profile).toMatchObject({ user: { name: 'Maricel Dela Cruz' }, batchName: 'Batch 18', facebookProfile: null });
    expect(profile.about).toMatch(/Dasmariñas/);
    expect(profile.wins.length).toBeGreaterThan(2);
    const days = profile.wins.map(({ achievedOn }: { achievedOn: string }) => achievedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('does not open the rest of the person', async () => {
    const answer = await viewer(await as('non-member'), 'profile(slug: $slug) { user { name email } }', { slug: 'maricel-dela-cruz' });
    expect(answer.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each(['no-such-person', 'victor-sison', ''])('is none for %j', async (slug) => {
    expect((await viewer(await as('member'), PROFILE, { slug })).data.viewer.profile).toBeNull();
  });
});

describe('merges', () => {
  const MERGES =
    'userMerges(first: 50) { totalCount edges { node { kept { databaseId } archived { databaseId archivedAt } mergedBy { name } undoneAt } } }';

  it('are listed with both accounts', async () => {
    const { totalCount, edges } = (await viewer(await as('admin'), MERGES)).data.viewer.userMerges;
    expect(totalCount).toBe(edges.length);
    expect(edges.filter(({ node }: { node: { undoneAt: string | null } }) => node.undoneAt !== null)).toHaveLength(1);
    for (const { node } of edges) if (node.undoneAt === null) expect(node.archived.archivedAt).not.toBeNull();
  });

  it('show those who look after some people only merges of those', async () => {
    const row = { keptId: led[0] ?? 0, archivedId: stranger, moved: {}, mergedById: await idOf('admin'), undoableUntil: TEST_NOW };
    await server.app.database.db.insert(userMerges).values({ createdAt: TEST_NOW, ...row });
    const { edges } = (await viewer(await as('expert'), MERGES)).data.viewer.userMerges;
    expect(edges.map(({ node }: { node: { kept: { databaseId: number } } }) => node.kept.databaseId)).toContain(led[0]);
    const coached = await coachedBy('expert');
    for (const { node } of edges) expect(coached).toContain(node.kept.databaseId);
  });

  it('are of two accounts', async () => {
    const row = { keptId: stranger, archivedId: stranger, moved: {}, mergedById: stranger, undoableUntil: TEST_NOW };
    await expect(server.app.database.db.insert(userMerges).values({ createdAt: TEST_NOW, ...row })).rejects.toThrow();
  });
});

describe('privacy requests', () => {
  const REQUESTS = 'privacyRequests(first: 50) { totalCount edges { node { kind state user { email } } } }';

  it('are for those who edit people', async () => {
    const { totalCount, edges } = (await viewer(await as('tribe-team-fa'), REQUESTS)).data.viewer.privacyRequests;
    expect(totalCount).toBe(edges.length);
    const states = edges.map(({ node }: { node: { state: string } }) => node.state);
    expect(new Set(states)).toEqual(new Set(['REQUESTED', 'DONE', 'WITHDRAWN']));
    for (const key of ['member', 'tribe-team-ro', 'coach']) {
      expect((await viewer(await as(key), REQUESTS)).errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('of oneself are there for everybody', async () => {
    const mine = (await viewer(await as('member'), 'myPrivacyRequests { kind user { email } }')).data.viewer.myPrivacyRequests;
    expect(mine.length).toBeGreaterThan(0);
    for (const request of mine) expect(request.user.email).toBe('member@atlas.example');
  });

  it('have a day of decision once they are decided, and not before', async () => {
    const { db } = server.app.database;
    await expect(
      db.insert(privacyRequests).values({ createdAt: TEST_NOW, userId: stranger, kind: 'download', state: 'done' }),
    ).rejects.toThrow();
    await expect(
      db.insert(privacyRequests).values({ createdAt: TEST_NOW, userId: stranger, kind: 'download', decidedAt: TEST_NOW }),
    ).rejects.toThrow();
  });
});

describe('bug reports', () => {
  const REPORTS =
    'bugReports(first: 50, filter: { state: OPEN }) { totalCount edges { node { ticket state email user { name } screenshots } } }';

  it('are listed for staff, from visitors too', async () => {
    const { totalCount, edges } = (await viewer(await as('tribe-team-ro'), REPORTS)).data.viewer.bugReports;
    expect(totalCount).toBe(await server.app.database.db.$count(bugReports, eq(bugReports.state, 'open')));
    const nodes = edges.map(({ node }: { node: { state: string; email: string | null; user: object | null } }) => node);
    expect(nodes.every(({ state }: { state: string }) => state === 'OPEN')).toBe(true);
    expect(nodes.some(({ user, email }: { user: object | null; email: string | null }) => user === null && email !== null)).toBe(true);
  });

  it.each(['member', 'coach', 'success-manager'])('are refused to %s', async (key) => {
    expect((await viewer(await as(key), REPORTS)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('have a ticket of their own', async () => {
    const { db } = server.app.database;
    const [known] = await db.select({ ticket: bugReports.ticket }).from(bugReports).limit(1);
    await expect(db.insert(bugReports).values({ createdAt: TEST_NOW, ticket: known?.ticket ?? '', body: 'Twice' })).rejects.toThrow();
  });
});

describe('the table', () => {
  it.each([
    ['an address that is taken, in other letters', { email: 'MEMBER@atlas.example' }],
    ['a Tribe ID that is taken', { tribeId: 'T10000001' }],
    ['a profile address that is taken', { slug: 'Maricel-Dela-Cruz' }],
    ['an address without an @', { email: 'nobody' }],
    ['a name of nothing', { firstName: '' }],
  ])('refuses %s', async (_, wrong) => {
    const { db } = server.app.database;
    const row = { email: 'new@people.example', tribeId: 'T1', slug: 'new-person', firstName: 'New', lastName: 'Person' };
    await expect(db.insert(users).values({ createdAt: TEST_NOW, ...row, ...wrong })).rejects.toThrow();
    expect(await db.$count(users, and(eq(users.tribeId, 'T1'), ne(users.id, 0)))).toBe(0);
  });
});
