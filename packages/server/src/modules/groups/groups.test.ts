import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { onStatement } from '../../db/pool.ts';
import { codeOf, globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { groupMembers, groups, headCoaches, subgroups } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const request: TestServer['request'] = (...args) => server.request(...args);
const db = () => server.app.database.db;

const idOf = (key: string) => server.idOf(key);
async function groupNamed(name: string): Promise<number> {
  const [row] = await db().select({ id: groups.id }).from(groups).where(eq(groups.name, name));
  return row?.id ?? 0;
}
const membershipOf = async (key: string) => {
  const [row] = await db()
    .select()
    .from(groupMembers)
    .where(eq(groupMembers.userId, await idOf(key)));
  return row;
};

describe('the list of groups', () => {
  const GROUPS = '{ viewer { groups { totalCount edges { node { name memberCount } } } } }';
  it.each([
    ['admin', ['Amihan', 'Bayanihan', 'Dalisay', 'Hiraya', 'Mayon']],
    ['tribe-team-ro', ['Amihan', 'Bayanihan', 'Dalisay', 'Hiraya', 'Mayon']],
    ['coach', ['Amihan', 'Bayanihan']],
    ['assistant-coach', ['Bayanihan', 'Dalisay']],
    ['expert', ['Hiraya']],
    ['head-coach', ['Amihan', 'Bayanihan', 'Dalisay', 'Hiraya']],
    ['stage-leader', ['Mayon']],
  ])('of %s contains the groups they manage: %j', async (key, names) => {
    const { groups: found } = (await request(key, GROUPS)).data.viewer;
    expect(found.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(names);
    expect(found.totalCount).toBe(names.length);
  });

  it.each(['member', 'team-lead', 'group-leader', 'success-manager', 'affiliate', 'non-member'])('is refused to %s', async (key) => {
    expect(codeOf(await request(key, GROUPS))).toBe('FORBIDDEN');
  });

  it('has the fields of the groups screen', async () => {
    const query = `query ($id: Int!) { viewer { group(databaseId: $id) {
      name leader { name } coaches { name } memberCount activeCount subgroups { name memberCount } stageMix { members stage { number } } } } }`;
    const id = await groupNamed('Amihan');
    const { group } = (await request('coach', query, { id })).data.viewer;
    expect(group).toMatchObject({ name: 'Amihan', leader: { name: 'Rowena Aquino' }, coaches: [{ name: 'Liza Manalo' }] });
    expect(group.subgroups.map(({ name }: { name: string }) => name)).toEqual(['Amihan Gabi', 'Amihan Hapon', 'Amihan Umaga']);
    expect(group.memberCount).toBe(await db().$count(groupMembers, eq(groupMembers.groupId, id)));
    const staged = group.stageMix.reduce((total: number, { members }: { members: number }) => total + members, 0);
    expect(staged).toBeGreaterThan(0);
    expect(staged).toBeLessThanOrEqual(group.memberCount);
    expect(group.activeCount).toBeLessThanOrEqual(group.memberCount);
  });

  it("refuses another person's group by number and by id", async () => {
    const id = await groupNamed('Mayon');
    const query = 'query ($id: Int!, $node: ID!) { viewer { group(databaseId: $id) { name } } node(id: $node) { ... on Group { name } } }';
    const seen = (key: string) => request(key, query, { id, node: globalId('Group', id) });
    expect((await seen('stage-leader')).data).toEqual({ viewer: { group: { name: 'Mayon' } }, node: { name: 'Mayon' } });
    expect((await seen('coach')).data).toEqual({ viewer: { group: null }, node: null });
    expect((await seen('head-coach')).data).toEqual({ viewer: { group: null }, node: null });
    const member = await seen('member');
    expect([codeOf(member), member.data?.node ?? null]).toEqual(['FORBIDDEN', null]);
  });
});

describe('the members of a group', () => {
  const MEMBERS = `query ($id: Int!, $filter: MembersOfGroupFilter) { viewer { group(databaseId: $id) { memberCount
    members(first: 100, filter: $filter) { totalCount edges { node { databaseId user { name } progress { percentage } } } } } } }`;
  const MY_GROUP = `{ viewer { myGroup { name members(first: 100) { totalCount edges { node { databaseId stage { number } progress { percentage } lastFinishedAt } } } }
    mySubgroup { databaseId name members(first: 100) { totalCount edges { node { databaseId } } } } } }`;
  interface Listed {
    databaseId: number;
    progress: object | null;
    lastFinishedAt?: string | null;
  }
  const nodesOf = (list: { edges: { node: Listed }[] }) => list.edges.map(({ node }) => node);

  it('are all listed for a coach of the group, with their progress', async () => {
    const id = await groupNamed('Amihan');
    const { group } = (await request('coach', MEMBERS, { id })).data.viewer;
    expect(group.members.totalCount).toBe(group.memberCount);
    expect(nodesOf(group.members)).toHaveLength(group.memberCount);
    expect(nodesOf(group.members).every(({ progress }) => progress !== null)).toBe(true);
  });

  it('filter by name and subgroup, and a search does not match addresses', async () => {
    const id = await groupNamed('Amihan');
    const found = async (filter: object) =>
      (await request('coach', MEMBERS, { id, filter })).data.viewer.group.members.totalCount as number;
    expect(await found({ search: 'maricel dela' })).toBe(1);
    expect(await found({ search: 'member@atlas.example' })).toBe(0);
    const subgroupId = (await membershipOf('member'))?.subgroupId ?? 0;
    expect(await found({ subgroupId })).toBe(await db().$count(groupMembers, eq(groupMembers.subgroupId, subgroupId)));
  });

  it("are limited to a member's own subgroup, without their progress", async () => {
    const { myGroup, mySubgroup } = (await request('member', MY_GROUP)).data.viewer;
    const [own, everyone] = [
      await membershipOf('member'),
      await db().$count(groupMembers, eq(groupMembers.groupId, await groupNamed('Amihan'))),
    ];
    expect([myGroup.name, mySubgroup.databaseId]).toEqual(['Amihan', own?.subgroupId]);
    expect(myGroup.members.totalCount).toBe(await db().$count(groupMembers, eq(groupMembers.subgroupId, own?.subgroupId ?? 0)));
    expect(myGroup.members.totalCount).toBeLessThan(everyone);
    expect(nodesOf(mySubgroup.members).map(({ databaseId }) => databaseId)).toEqual(
      nodesOf(myGroup.members).map(({ databaseId }) => databaseId),
    );
    const others = nodesOf(myGroup.members).filter(({ databaseId }) => databaseId !== own?.userId);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ progress, lastFinishedAt }) => progress === null && lastFinishedAt === null)).toBe(true);
    expect(nodesOf(myGroup.members).find(({ databaseId }) => databaseId === own?.userId)?.progress).toEqual({ percentage: 71 });
  });

  it('do not open by id for members of another group', async () => {
    const id = globalId('GroupMember', await idOf('member'));
    const query = 'query ($id: ID!) { node(id: $id) { ... on GroupMember { user { name } } } }';
    const names = await Promise.all(
      ['coach', 'group-leader', 'expert', 'upcoming', 'non-member'].map(async (key) => (await request(key, query, { id })).data.node),
    );
    expect(names).toEqual([{ user: { name: 'Maricel Dela Cruz' } }, { user: { name: 'Maricel Dela Cruz' } }, null, null, null]);
  });

  it('need as many statements for a hundred as for two', async () => {
    const id = await groupNamed('Amihan');
    const count = async (first: number) => {
      let statements = 0;
      const stop = onStatement(() => statements++);
      const query = `query ($id: Int!) { viewer { group(databaseId: $id) { members(first: ${first}) { totalCount edges { node { joinedAt subgroup { name } stage { name } user { name } lastFinishedAt progress { points percentage } } } } } } }`;
      expect((await request('coach', query, { id })).errors).toBeUndefined();
      stop();
      return statements;
    };
    const few = await count(2);
    expect(await count(20)).toBeLessThanOrEqual(few + 1);
  });
});

describe('the leader of a group', () => {
  const MANAGED =
    '{ viewer { managedGroup { name memberCount members(first: 100) { totalCount edges { node { progress { percentage } } } } } } }';

  it('manages it with all of its members', async () => {
    const { managedGroup } = (await request('group-leader', MANAGED)).data.viewer;
    expect(managedGroup.name).toBe('Amihan');
    expect(managedGroup.members.totalCount).toBe(managedGroup.memberCount);
    expect(managedGroup.members.edges.every(({ node }: { node: { progress: object | null } }) => node.progress !== null)).toBe(true);
  });

  it('is the only one with a managed group', async () => {
    expect((await request('member', MANAGED)).data.viewer.managedGroup).toBeNull();
    expect((await request('coach', MANAGED)).data.viewer.managedGroup).toBeNull();
  });
});

describe('subgroups', () => {
  const SUBGROUPS =
    '{ viewer { subgroups(first: 50) { totalCount edges { node { databaseId name hasRoom capacity memberCount group { name } } } } } }';
  const listed = async (key: string) => (await request(key, SUBGROUPS)).data.viewer.subgroups;

  it('are limited to the groups that the caller manages', async () => {
    const { totalCount, edges } = await listed('coach');
    expect(totalCount).toBe(6);
    expect(new Set(edges.map(({ node }: { node: { group: { name: string } } }) => node.group.name))).toEqual(
      new Set(['Amihan', 'Bayanihan']),
    );
    expect((await listed('admin')).totalCount).toBe(13);
  });

  it("are limited to a member's own", async () => {
    const { totalCount, edges } = await listed('member');
    expect([totalCount, edges[0].node.databaseId]).toEqual([1, (await membershipOf('member'))?.subgroupId]);
  });

  it('depend on the access level in use: a coach using the member level sees what members see', async () => {
    const browser = server.browser();
    await browser.logIn('multi');
    const names = async () =>
      (await browser.graphql(SUBGROUPS)).json.data.viewer.subgroups.edges.map(
        ({ node }: { node: { name: string } }) => node.name,
      ) as string[];
    expect(await names()).toEqual(['Bayanihan Luzon']);
    const { accessLevels } = (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser;
    const coach = accessLevels.find(({ key }: { key: string }) => key === 'coach');
    await browser.graphql('mutation ($id: Int!) { switchRole(accessLevelId: $id) }', { id: coach.id });
    expect(await names()).toEqual(['Bayanihan Luzon', 'Mayon Early shift', 'Mayon Graveyard shift', 'Mayon Mid shift']);
  });

  it.each(['non-member', 'success-manager', 'affiliate'])('are refused to %s', async (key) => {
    expect(codeOf(await request(key, SUBGROUPS))).toBe('FORBIDDEN');
  });

  it('open for their members, and not for members of another one', async () => {
    const id = (await membershipOf('member'))?.subgroupId ?? 0;
    const query =
      'query ($id: Int!, $node: ID!) { viewer { subgroup(databaseId: $id) { databaseId } } node(id: $node) { ... on Subgroup { databaseId } } }';
    const seen = async (key: string) => {
      const { viewer, node } = (await request(key, query, { id, node: globalId('Subgroup', id) })).data;
      expect(node).toEqual(viewer.subgroup);
      return node !== null;
    };
    expect(await Promise.all(['member', 'coach', 'head-coach', 'admin', 'upcoming', 'expert'].map(seen))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('have room until the last seat is taken', async () => {
    const id = (await membershipOf('member'))?.subgroupId ?? 0;
    const members = await db().$count(groupMembers, eq(groupMembers.subgroupId, id));
    const hasRoom = async (capacity: number | null) => {
      await db().update(subgroups).set({ capacity }).where(eq(subgroups.id, id));
      return (await request('member', 'query ($id: Int!) { viewer { subgroup(databaseId: $id) { hasRoom } } }', { id })).data.viewer
        .subgroup.hasRoom;
    };
    expect(await hasRoom(members)).toBe(false);
    expect(await hasRoom(null)).toBe(true);
    expect(await hasRoom(members + 1)).toBe(true);
  });
});

describe("a person's place in the community", () => {
  it('is visible to the person and to their managers', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on User { community { group { name } subgroup { name } stage { number } accountabilityGroup { name } } } } }`;
    const id = globalId('User', await idOf('member'));
    const community = {
      group: { name: 'Amihan' },
      subgroup: { name: 'Amihan Umaga' },
      stage: { number: 2 },
      accountabilityGroup: { name: 'Narra' },
    };
    expect((await request('coach', query, { id })).data.node).toEqual({ community });
    expect((await request('member', query, { id })).data.node).toEqual({ community });
    expect(codeOf(await request('expert', query, { id }))).toBe('FORBIDDEN');
    expect(codeOf(await request('upcoming', query, { id }))).toBe('FORBIDDEN');
  });
});

describe('the database forbids', () => {
  const inTwo = async () => {
    const [amihan, mayon] = [await groupNamed('Amihan'), await groupNamed('Mayon')];
    const rows = await db()
      .select()
      .from(subgroups)
      .where(inList(subgroups.groupId, [amihan, mayon]));
    return { amihan, mayon, of: (groupId: number) => rows.find((row) => row.groupId === groupId)?.id ?? 0 };
  };

  it.each([
    [
      'a second group of the same name',
      'groups_name_unique',
      async () => db().insert(groups).values({ createdAt: TEST_NOW, name: 'Amihan' }),
    ],
    ['a group without a name', 'groups_name', async () => db().insert(groups).values({ createdAt: TEST_NOW, name: '' })],
    [
      'a second group for a member',
      'group_members_pkey',
      async () =>
        db()
          .insert(groupMembers)
          .values({ userId: await idOf('member'), groupId: (await inTwo()).mayon, joinedAt: TEST_NOW }),
    ],
    [
      'a subgroup of another group',
      'group_members_subgroup',
      async () => {
        const { amihan, mayon, of } = await inTwo();
        return db()
          .insert(groupMembers)
          .values({ userId: await idOf('newcomer'), groupId: amihan, subgroupId: of(mayon), joinedAt: TEST_NOW });
      },
    ],
    [
      'a subgroup that moves to another group without its members',
      'group_members_subgroup',
      async () => {
        const { amihan, mayon, of } = await inTwo();
        return db()
          .update(subgroups)
          .set({ groupId: mayon, name: 'Moved' })
          .where(and(eq(subgroups.id, of(amihan))));
      },
    ],
    [
      'a subgroup without capacity',
      'subgroups_capacity',
      async () =>
        db()
          .insert(subgroups)
          .values({ createdAt: TEST_NOW, groupId: (await inTwo()).amihan, name: 'Empty', capacity: 0 }),
    ],
    [
      'a coach who is their own head coach',
      'head_coaches_two',
      async () =>
        db()
          .insert(headCoaches)
          .values({ coachId: await idOf('multi'), headCoachId: await idOf('multi') }),
    ],
  ])('%s', async (_what, constraint, write) => {
    await expect(write()).rejects.toMatchObject({ cause: { constraint } });
  });
});
