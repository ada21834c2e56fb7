import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { codeOf, globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accountabilityGroups, accountabilityMembers, checkIns, roundChoices, selectionRounds } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const request: TestServer['request'] = (...args) => server.request(...args);
const db = () => server.app.database.db;

const idOf = (key: string) => server.idOf(key);
async function groupOf(key: string): Promise<number> {
  const [row] = await db()
    .select()
    .from(accountabilityMembers)
    .where(eq(accountabilityMembers.userId, await idOf(key)));
  return row?.groupId ?? 0;
}
async function membersOf(groupId: number): Promise<number[]> {
  const rows = await db().select().from(accountabilityMembers).where(eq(accountabilityMembers.groupId, groupId));
  return rows.map(({ userId }) => userId);
}

describe('the list of accountability groups', () => {
  const GROUPS = `query ($filter: AccountabilityGroupsFilter) { viewer { accountabilityGroups(first: 50, filter: $filter) {
    totalCount edges { node { databaseId name capacity memberCount hasRoom isOverFull chatLink } } } } }`;
  interface Listed {
    name: string;
    capacity: number;
    memberCount: number;
    hasRoom: boolean;
    isOverFull: boolean;
    chatLink: string | null;
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await request(key, GROUPS, { filter })).data.viewer.accountabilityGroups;
    return { total: totalCount as number, nodes: edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it.each([
    ['team-lead', ['Narra']],
    ['assistant-team-lead', ['Narra']],
    ['member', ['Narra']],
    ['coach', []],
    ['newcomer', []],
  ])('of %s contains the groups they lead and their own: %j', async (key, names) => {
    const { total, nodes } = await list(key);
    expect(nodes.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
    expect(nodes.every(({ chatLink }) => chatLink !== null)).toBe(true);
  });

  it('of staff contains every group', async () => {
    expect((await list('admin')).total).toBe(await db().$count(accountabilityGroups));
    expect((await list('tribe-team-ro')).total).toBe((await list('admin')).total);
  });

  it('reports which groups are over-full and which have room', async () => {
    const [all, overFull, withRoom] = [
      await list('admin'),
      await list('admin', { overFull: true }),
      await list('admin', { withRoom: true }),
    ];
    expect(overFull.total).toBe(1);
    expect(overFull.nodes.every((group) => group.isOverFull && !group.hasRoom && group.memberCount > group.capacity)).toBe(true);
    expect(withRoom.total).toBeGreaterThan(1);
    expect(withRoom.nodes.every((group) => group.hasRoom && !group.isOverFull)).toBe(true);
    const full = all.nodes.filter((group) => group.memberCount === group.capacity);
    expect(full.length).toBe(all.total - overFull.total - withRoom.total);
    expect(full.every((group) => !group.hasRoom && !group.isOverFull)).toBe(true);
  });

  it('requires visitors to log in', async () => {
    expect(codeOf((await server.browser().graphql(GROUPS)).json)).toBe('UNAUTHENTICATED');
  });
});

describe('a group', () => {
  const GROUP = `query ($id: Int!) { viewer { accountabilityGroup(databaseId: $id) {
    name leader { name } assistant { name } meetingDay meetingTime weeks checkedInCount needHelpCount
    members(first: 20) { totalCount edges { node { databaseId user { name } checkIns { week answer next needsHelp } } } } } } }`;
  interface Member {
    databaseId: number;
    checkIns: { week: string }[] | null;
  }

  it('shows its leader a grid of members and eight weeks', async () => {
    const id = await groupOf('member');
    const { accountabilityGroup: group } = (await request('team-lead', GROUP, { id })).data.viewer;
    expect(group).toMatchObject({ name: 'Narra', leader: { name: 'Grace Santiago' }, assistant: { name: 'Arvin Magsaysay' } });
    // TEST_NOW is a Wednesday; its week began on the tenth.
    expect(group.weeks).toEqual([
      '2025-09-22',
      '2025-09-29',
      '2025-10-06',
      '2025-10-13',
      '2025-10-20',
      '2025-10-27',
      '2025-11-03',
      '2025-11-10',
    ]);
    expect(group.meetingTime).toMatch(/^\d\d:\d\d$/);
    const members = group.members.edges.map(({ node }: { node: Member }) => node) as Member[];
    expect(new Set(members.map(({ databaseId }) => databaseId))).toEqual(new Set(await membersOf(id)));
    for (const { checkIns: said } of members) {
      expect(said?.every(({ week }) => group.weeks.includes(week))).toBe(true);
      expect(said?.map(({ week }) => week)).toEqual(said?.map(({ week }) => week).toSorted());
    }
    const now = and(inList(checkIns.userId, await membersOf(id)), eq(checkIns.week, '2025-11-10'));
    expect(group.checkedInCount).toBe(await db().$count(checkIns, now));
    expect(group.needHelpCount).toBe(await db().$count(checkIns, and(now, eq(checkIns.needsHelp, true))));
  });

  it('shows a member who is in it, and only their own check-ins', async () => {
    const { accountabilityGroup: group } = (await request('member', GROUP, { id: await groupOf('member') })).data.viewer;
    const own = await idOf('member');
    const members = group.members.edges.map(({ node }: { node: Member }) => node) as Member[];
    expect(members.length).toBeGreaterThan(3);
    expect(members.filter(({ checkIns: said }) => said !== null).map(({ databaseId }) => databaseId)).toEqual([own]);
  });

  it.each([
    ['team-lead', true],
    ['admin', true],
    ['returnee', true],
    // Manages one of its members.
    ['coach', true],
    ['expired', false],
  ])('opens for %s: %s', async (key, opens) => {
    const id = await groupOf('member');
    const query = `query ($id: Int!, $node: ID!, $member: ID!) { viewer { accountabilityGroup(databaseId: $id) { name } }
      node(id: $node) { ... on AccountabilityGroup { name } } member: node(id: $member) { ... on AccountabilityMember { user { name } } } }`;
    const { data } = await request(key, query, {
      id,
      node: globalId('AccountabilityGroup', id),
      member: globalId('AccountabilityMember', await idOf('overdue')),
    });
    expect([data.viewer.accountabilityGroup !== null, data.node !== null, data.member !== null]).toEqual([opens, opens, opens]);
  });

  it('hides its chat and its other members from a coach who manages one of them', async () => {
    const query = `query ($id: ID!) { node(id: $id) { ... on User { community { accountabilityGroup { name chatLink members(first: 20) { totalCount edges { node { databaseId } } } } } } } }`;
    const { accountabilityGroup: group } = (await request('coach', query, { id: globalId('User', await idOf('member')) })).data.node
      .community;
    expect([group.name, group.chatLink]).toEqual(['Narra', null]);
    const seen = group.members.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId) as number[];
    // The coach's groups are Amihan and Bayanihan; returnee@ is in another one.
    expect(seen).toContain(await idOf('overdue'));
    expect(seen).not.toContain(await idOf('returnee'));
    expect(group.members.totalCount).toBe(seen.length);
  });

  it("is available as the viewer's own group or the group they lead", async () => {
    const query = '{ viewer { myAccountabilityGroup { name } ledAccountabilityGroup { name } myCheckIns { week } } }';
    expect((await request('member', query)).data.viewer).toMatchObject({
      myAccountabilityGroup: { name: 'Narra' },
      ledAccountabilityGroup: null,
    });
    expect((await request('assistant-team-lead', query)).data.viewer).toEqual({
      myAccountabilityGroup: null,
      ledAccountabilityGroup: { name: 'Narra' },
      myCheckIns: [],
    });
  });
});

describe('members without a group', () => {
  const UNPLACED = `{ viewer { unplacedMembers(first: 100) { totalCount edges { node { databaseId } } } } }`;
  const list = async (key: string) => (await request(key, UNPLACED)).data.viewer.unplacedMembers;

  it('are in no group and lead none', async () => {
    const { totalCount, edges } = await list('admin');
    const ids = edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId) as number[];
    expect(totalCount).toBe(ids.length);
    expect(ids).toContain(await idOf('newcomer'));
    expect(ids).not.toContain(await idOf('coach'));
    expect(await db().$count(accountabilityMembers, inList(accountabilityMembers.userId, ids))).toBe(0);
    expect(await db().$count(accountabilityGroups, inList(accountabilityGroups.leaderId, ids))).toBe(0);
  });

  it("are limited to a coach's own groups, and refused to members", async () => {
    const [all, own] = [await list('admin'), await list('coach')];
    expect(own.totalCount).toBeLessThan(all.totalCount);
    expect(codeOf(await request('member', UNPLACED))).toBe('FORBIDDEN');
    expect(codeOf(await request('team-lead', UNPLACED))).toBe('FORBIDDEN');
  });
});

describe('check-ins', () => {
  const CHECK_INS = `query ($filter: CheckInsFilter) { viewer { checkIns(first: 100, filter: $filter) {
    totalCount edges { node { id week answer next needsHelp user { databaseId name } } } } } }`;
  interface Listed {
    id: string;
    week: string;
    needsHelp: boolean;
    user: { databaseId: number };
  }
  const list = async (key: string, filter: object = {}) => {
    const { totalCount, edges } = (await request(key, CHECK_INS, { filter })).data.viewer.checkIns;
    return { total: totalCount as number, nodes: edges.map(({ node }: { node: Listed }) => node) as Listed[] };
  };

  it("are limited to a team lead's people, in the list and in its count", async () => {
    const { total, nodes } = await list('team-lead');
    const people = await membersOf(await groupOf('member'));
    expect(nodes.every(({ user }) => people.includes(user.databaseId))).toBe(true);
    expect(total).toBe(await db().$count(checkIns, inList(checkIns.userId, people)));
    expect((await list('admin')).total).toBe(await db().$count(checkIns));
  });

  it("are limited to a member's own", async () => {
    const { total, nodes } = await list('member');
    expect(total).toBeGreaterThan(0);
    expect(new Set(nodes.map(({ user }) => user.databaseId))).toEqual(new Set([await idOf('member')]));
  });

  it('filter by group, week and help', async () => {
    const groupId = await groupOf('member');
    const of = inList(checkIns.userId, await membersOf(groupId));
    const week = '2025-11-03';
    expect((await list('admin', { groupId, week })).total).toBe(await db().$count(checkIns, and(of, eq(checkIns.week, week))));
    const requesting = await list('admin', { week, needsHelp: true });
    expect(requesting.nodes.every((node) => node.needsHelp && node.week === week)).toBe(true);
    expect(requesting.total).toBeGreaterThan(0);
  });

  it('do not open by id for callers who do not manage the member', async () => {
    const [own] = (await list('member')).nodes;
    const query = 'query ($node: ID!) { node(id: $node) { ... on CheckIn { week } } }';
    const seen = async (key: string) => (await request(key, query, { node: own?.id })).data;
    const week = { week: own?.week };
    for (const key of ['member', 'team-lead', 'coach', 'admin']) expect(await seen(key), key).toEqual({ node: week });
    for (const key of ['overdue', 'expert', 'non-member']) expect(await seen(key), key).toEqual({ node: null });
  });
});

describe('choosing a team lead', () => {
  const ROUNDS = `{ viewer { selectionRounds { totalCount edges { node { databaseId name kind state seatCount chosenCount
    myChoices { rank assigned lead { name } }
    seats { lead { databaseId } groupName seats seatsLeft wantedCount assigned { databaseId } } } } } } }`;
  interface Seat {
    lead: { databaseId: number };
    groupName: string | null;
    seats: number;
    seatsLeft: number;
    wantedCount: number;
    assigned: object[];
  }
  interface Round {
    databaseId: number;
    kind: string;
    state: string;
    seatCount: number;
    chosenCount: number;
    myChoices: { rank: number; assigned: boolean }[];
    seats: Seat[];
  }
  const list = async (key: string) =>
    (await request(key, ROUNDS)).data.viewer.selectionRounds.edges.map(({ node }: { node: Round }) => node) as Round[];
  const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0);

  it('happens in rounds of every state and both kinds', async () => {
    const rounds = await list('admin');
    expect(rounds.map(({ state }) => state)).toEqual(['UPCOMING', 'OPEN', 'CLOSED', 'ANNOUNCED', 'ANNOUNCED']);
    expect(new Set(rounds.map(({ kind }) => kind))).toEqual(new Set(['CHOOSE_ONE', 'RANK_THREE']));
  });

  it('shows each member their own choice, and shows staff every assigned seat', async () => {
    const [admin, member] = [await list('admin'), await list('member')];
    const [first] = member.slice(-1);
    expect(first?.myChoices).toHaveLength(1);
    expect(member.at(-2)?.myChoices.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(member.every(({ seats }) => seats.every(({ assigned }) => assigned.length === 0))).toBe(true);
    for (const round of admin) {
      const taken = await db().$count(roundChoices, and(eq(roundChoices.roundId, round.databaseId), eq(roundChoices.assigned, true)));
      expect(sumOf(round.seats, ({ assigned }) => assigned.length)).toBe(taken);
      expect(sumOf(round.seats, ({ seatsLeft }) => seatsLeft)).toBe(round.seatCount - taken);
      expect(sumOf(round.seats, ({ wantedCount }) => wantedCount)).toBe(round.chosenCount);
      expect(round.seats.every(({ seats, seatsLeft }) => seatsLeft >= 0 && seatsLeft <= seats)).toBe(true);
    }
  });

  it('shows a lead the people who have a seat with them', async () => {
    const lead = await idOf('team-lead');
    const seats = (await list('team-lead')).flatMap((round) => round.seats);
    expect(
      sumOf(
        seats.filter((seat) => seat.lead.databaseId === lead),
        ({ assigned }) => assigned.length,
      ),
    ).toBe(await db().$count(roundChoices, and(eq(roundChoices.leadId, lead), eq(roundChoices.assigned, true))));
    expect(seats.filter((seat) => seat.lead.databaseId !== lead).every(({ assigned }) => assigned.length === 0)).toBe(true);
  });

  it('is open from the opening until the closing, exclusive', async () => {
    const [open] = await db().select().from(selectionRounds).where(eq(selectionRounds.name, 'Team leads of Batch 18'));
    const at = async (instant: Date | undefined, milliseconds: number) => {
      server.app.setNow(new Date((instant?.getTime() ?? 0) + milliseconds));
      return (
        (await request('member', '{ viewer { openSelectionRound { name seat(leadId: 0) { seats } } } }')).data.viewer.openSelectionRound
          ?.name ?? null
      );
    };
    try {
      expect(await at(open?.opensAt, -1)).toBeNull();
      expect(await at(open?.opensAt, 0)).toBe('Team leads of Batch 18');
      expect(await at(open?.closesAt, -1)).toBe('Team leads of Batch 18');
      expect(await at(open?.closesAt, 0)).toBeNull();
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });
});

describe('the database forbids', () => {
  const round = async () => {
    const [row] = await db()
      .select()
      .from(selectionRounds)
      .where(isNotNull(selectionRounds.assignedAt))
      .orderBy(selectionRounds.id)
      .limit(1);
    return row ?? { id: 0, opensAt: TEST_NOW, closesAt: TEST_NOW };
  };
  const member = () => idOf('member');

  it.each([
    [
      'two rounds at the same time',
      'selection_rounds_apart',
      async () => {
        const { opensAt, closesAt } = await round();
        return db().insert(selectionRounds).values({ createdAt: TEST_NOW, name: 'Again', kind: 'choose-one', opensAt, closesAt, seed: 1 });
      },
    ],
    [
      'a round that closes before it opens',
      'selection_rounds_span',
      async () =>
        db()
          .insert(selectionRounds)
          .values({ createdAt: TEST_NOW, name: 'Odd', kind: 'choose-one', opensAt: TEST_NOW, closesAt: TEST_NOW, seed: 1 }),
    ],
    [
      'a fourth choice',
      'round_choices_rank',
      async () =>
        db()
          .insert(roundChoices)
          .values({ createdAt: TEST_NOW, roundId: (await round()).id, userId: await idOf('newcomer'), rank: 4, leadId: await member() }),
    ],
    [
      'the same lead twice',
      'round_choices_lead',
      async () => {
        const [own] = await db()
          .select()
          .from(roundChoices)
          .where(eq(roundChoices.userId, await member()))
          .limit(1);
        return db()
          .insert(roundChoices)
          .values({ createdAt: TEST_NOW, roundId: own?.roundId ?? 0, userId: await member(), rank: 2, leadId: own?.leadId ?? 0 });
      },
    ],
    [
      'a member who chooses themselves',
      'round_choices_not_oneself',
      async () =>
        db()
          .insert(roundChoices)
          .values({
            createdAt: TEST_NOW,
            roundId: (await round()).id,
            userId: await idOf('newcomer'),
            rank: 1,
            leadId: await idOf('newcomer'),
          }),
    ],
    [
      'two check-ins in a week',
      'check_ins_once',
      async () => {
        const [said] = await db()
          .select()
          .from(checkIns)
          .where(eq(checkIns.userId, await member()))
          .limit(1);
        return db()
          .insert(checkIns)
          .values({ createdAt: TEST_NOW, userId: await member(), week: said?.week ?? '', answer: 'done' });
      },
    ],
    [
      'a week that begins on a Tuesday',
      'check_ins_week',
      async () =>
        db()
          .insert(checkIns)
          .values({ createdAt: TEST_NOW, userId: await idOf('newcomer'), week: '2025-11-11', answer: 'done' }),
    ],
    [
      'a second group for a member',
      'accountability_members_pkey',
      async () =>
        db()
          .insert(accountabilityMembers)
          .values({ userId: await member(), groupId: await groupOf('member'), joinedAt: TEST_NOW }),
    ],
    [
      'an eighth day of the week',
      'accountability_groups_day',
      async () => db().insert(accountabilityGroups).values({ createdAt: TEST_NOW, name: 'Odd', meetingDay: 8 }),
    ],
  ])('%s', async (_what, constraint, write) => {
    await expect(write()).rejects.toMatchObject({ cause: { constraint } });
  });
});
