import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_FLAGS, ROLES } from '@atlas/domain/access';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { users } from '../users/tables.ts';
import { accessLevels, userAccessLevels } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Level {
  key: string;
  name: string;
  role: string;
  holders: number;
}

describe('the list of access levels', () => {
  const LIST = `query ($filter: AccessLevelsFilter) { viewer { accessLevels(first: 50, filter: $filter) {
    totalCount edges { node { key name role holders pageAccess functionAccess } } } } }`;
  const list = async (filter: Record<string, unknown> = {}) => {
    const { edges, totalCount } = (await (await as('admin')).graphql(LIST, { filter })).json.data.viewer.accessLevels;
    const nodes = edges.map(({ node }: { node: Level }) => node) as Level[];
    expect(totalCount).toBe(nodes.length);
    return nodes;
  };

  it('has at least one level per role, sorted by name', async () => {
    const levels = await list();
    expect(levels.map(({ key }) => key)).toEqual(expect.arrayContaining([...ROLES]));
    expect(levels.filter(({ role }) => role === 'MEMBER').length).toBeGreaterThan(1);
    expect(levels.map(({ name }) => name)).toEqual(levels.map(({ name }) => name).toSorted());
  });

  it('counts the holders of each level', async () => {
    const { db } = server.app.database;
    const [member] = await db.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, 'member'));
    const held = await db.$count(userAccessLevels, eq(userAccessLevels.accessLevelId, member?.id ?? 0));
    const levels = await list();
    expect(levels.find(({ key }) => key === 'member')?.holders).toBe(held);
    expect(levels.find(({ key }) => key === 'alumni')?.holders).toBe(0);
  });

  it('filters by text, role and archived state', async () => {
    expect((await list({ search: 'STUDIO' })).map(({ key }) => key)).toEqual(['studio-year']);
    expect((await list({ role: 'TRIBE_TEAM_RO' })).map(({ key }) => key).toSorted()).toEqual([
      'learning-design',
      'payments-desk',
      'tribe-team-ro',
    ]);
    expect((await list({ archived: true })).map(({ key }) => key)).toEqual(['launch-crew']);
  });

  it.each(['member', 'tribe-team-fa', 'coach'])('is refused to %s', async (key) => {
    expect((await (await as(key)).graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('one access level', () => {
  const ONE = 'query ($key: String!) { viewer { accessLevel(key: $key) { name pageAccess functionAccess revision } } }';

  it('is found by its key in any case, with every flag', async () => {
    const { accessLevel } = (await (await as('admin')).graphql(ONE, { key: 'Tribe-Team-RO' })).json.data.viewer;
    expect(accessLevel.name).toBe('Tribe Team (Read Only)');
    expect(Object.keys(accessLevel.pageAccess).toSorted()).toEqual([...PAGE_FLAGS].toSorted());
    expect(accessLevel.functionAccess.user_create).toBe(false);
  });

  it('is null for an unknown key, and is refused to others', async () => {
    expect((await (await as('admin')).graphql(ONE, { key: 'nothing' })).json.data.viewer.accessLevel).toBeNull();
    expect((await (await as('member')).graphql(ONE, { key: 'member' })).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('shows its name to every signed-in caller, and its flags to no one else', async () => {
    const own = '{ viewer { user { accessLevels { id name } } } }';
    const member = await as('member');
    const [level] = (await member.graphql(own)).json.data.viewer.user.accessLevels;
    expect(level.name).toBe('Member');
    const node = (fields: string) => `query ($id: ID!) { node(id: $id) { ... on AccessLevel { ${fields} } } }`;
    expect((await member.graphql(node('name'), { id: level.id })).json.data.node.name).toBe('Member');
    expect((await member.graphql(node('pageAccess'), { id: level.id })).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await server.browser().graphql(node('name'), { id: level.id })).text).not.toContain('Member');
  });
});

describe('the query of the specification', () => {
  const LEVELS = '{ accessLevels { id databaseId name } }';

  it('returns every active access level to staff who enroll', async () => {
    const { accessLevels: levels } = (await (await as('tribe-team-fa')).graphql(LEVELS)).json.data;
    expect(levels).toHaveLength((await server.app.database.db.$count(accessLevels)) - 1);
    expect(Object.keys(levels[0])).toEqual(['id', 'databaseId', 'name']);
    expect(levels.map(({ name }: Level) => name)).not.toContain('Launch Crew 2024');
  });

  it('is refused to members and visitors', async () => {
    expect((await (await as('member')).graphql(LEVELS)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await server.browser().graphql(LEVELS)).json.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the table', () => {
  const row = { key: 'new-level', name: 'New', role: 'member' as const, pageAccess: {}, functionAccess: {} };
  it.each([
    ['a key that is taken, in another case', { key: 'MEMBER' }],
    ['a key that is not a slug', { key: 'new level' }],
    ['a role that is not one of the 13', { role: 'owner' as 'member' }],
  ])('refuses %s', async (_, wrong) => {
    await expect(server.app.database.db.insert(accessLevels).values({ createdAt: TEST_NOW, ...row, ...wrong })).rejects.toThrow();
  });

  it('lists people as members while they hold a member level', async () => {
    const { db } = server.app.database;
    const typeOf = async () =>
      (await db.select({ type: users.type }).from(users).where(eq(users.email, 'non-member@atlas.example')))[0]?.type;
    const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'non-member@atlas.example'));
    const [level] = await db.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, 'studio-year'));
    expect(await typeOf()).toBe('non-member');
    await db.insert(userAccessLevels).values({ createdAt: TEST_NOW, userId: person?.id ?? 0, accessLevelId: level?.id ?? 0 });
    expect(await typeOf()).toBe('member');
    await db.delete(userAccessLevels).where(eq(userAccessLevels.accessLevelId, level?.id ?? 0));
    expect(await typeOf()).toBe('non-member');
  });
});
