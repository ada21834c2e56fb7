import { MEMBER_NEED_NAMES, type MemberNeed, memberNeeds } from '@atlas/domain/groups';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readListRequest } from '../../commands/declaredList.ts';
import { readSheet } from '../../commands/exportedList.ts';
import { exportedListNamed } from '../../exportedLists.ts';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  // One member for each boundary of a birthday, in a group of the coach.
  await server.app.database.db.execute(sql`
    update users set birthdate = case chosen.place when 1 then date '1990-11-12' when 2 then date '1990-11-19' when 3 then date '1990-11-20' when 4 then null end
    from (select user_id, row_number() over (order by user_id) as place from group_members
      where group_id = (select id from groups where name = 'Amihan')) as chosen
    where users.id = chosen.user_id and chosen.place <= 4`);
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const rowsOf = async <Row extends Record<string, unknown>>(query: string): Promise<Row[]> =>
  (await db().execute(sql.raw(query))).rows as unknown as Row[];
const groupNamed = async (name: string) => (await rowsOf<{ id: number }>(`select id from groups where name = '${name}'`))[0]?.id ?? 0;
const asDate = (value: unknown) => (value === null ? null : new Date(value as string));

/** The needs of the members of a group, by the rule of domain on facts that are read plainly. */
async function expectedNeeds(groupId: number): Promise<Map<number, ReturnType<typeof memberNeeds>>> {
  const rows = await rowsOf<Record<string, never>>(`
    select u.id, u.created_at, u.birthdate::text as birthdate,
      (select c.created_at from check_ins c where c.user_id = u.id and c.needs_help and c.week >= date '2025-11-03'
        and c.week = (select max(week) from check_ins where user_id = u.id)) as help,
      greatest((select max(last_seen_at) from sessions s where s.user_id = u.id and s.revoked_at is null and s.impersonator_id is null),
        (select max(at) from sign_in_log l where l.user_id = u.id and l.is_success and not l.is_reported)) as seen,
      (select max(expires_at) from subscriptions s where s.user_id = u.id and s.unsubscribed_at is null) as expiry,
      us.entered_at, (select max(finished_at) from finished_tasks f where f.user_id = u.id) as finished,
      exists (select 1 from move_ups m where m.user_id = u.id and m.stage_id = us.stage_id and m.state = 'waiting') as waits
    from group_members g join users u on u.id = g.user_id left join user_stages us on us.user_id = u.id and us.left_at is null
    where g.group_id = ${groupId} and u.archived_at is null`);
  return new Map(
    rows.map((row: Record<string, unknown>) => {
      const facts = {
        helpAskedAt: asDate(row['help']),
        createdAt: asDate(row['created_at']) ?? TEST_NOW,
        lastSeenAt: asDate(row['seen']),
        lastExpiry: asDate(row['expiry']),
        stage:
          row['entered_at'] === null
            ? null
            : { enteredAt: asDate(row['entered_at'])!, lastFinishedAt: asDate(row['finished']), waitsForReview: row['waits'] === true },
        birthdate: row['birthdate'] as string | null,
      };
      return [Number(row['id']), memberNeeds(facts, TEST_NOW)];
    }),
  );
}

interface Member {
  databaseId: number;
  needs: { kind: string; days: number }[];
  lastSeenAt: string | null;
  mobileNumber: string | null;
}
const MEMBERS = `query ($id: Int, $filter: MembersOfGroupFilter) { viewer { ledGroup(databaseId: $id) { databaseId name
  needs { calls counts { kind members } }
  members(first: 100, filter: $filter, sort: { by: need }) { totalCount edges { node { databaseId needs { kind days } lastSeenAt mobileNumber } } } } } }`;
const ledGroup = async (key: string, id: number | null, filter: object = {}) =>
  (await server.request(key, MEMBERS, { id, filter })).data.viewer.ledGroup;
const nodesOf = (group: { members: { edges: { node: Member }[] } }): Member[] => group.members.edges.map(({ node }) => node);

describe('the needs of the members of a group', () => {
  it.each(['Amihan', 'Bayanihan', 'Dalisay', 'Hiraya', 'Mayon'])('are those of the rule: %s', async (name) => {
    const id = await groupNamed(name);
    const expected = await expectedNeeds(id);
    const group = await ledGroup('admin', id);
    const found = new Map(nodesOf(group).map(({ databaseId, needs }) => [databaseId, needs]));
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([...expected.keys()].toSorted((a, b) => a - b));
    for (const [userId, needs] of expected)
      expect(found.get(userId), `member ${userId}`).toEqual(needs.map(({ kind, days }) => ({ kind: kind.toUpperCase(), days })));
    const having = (kind: MemberNeed) => [...expected.values()].filter((needs) => needs.some((need) => need.kind === kind)).length;
    expect(group.needs.counts).toEqual(MEMBER_NEED_NAMES.map((kind) => ({ kind: kind.toUpperCase(), members: having(kind) })));
    const calls = [...expected.values()].filter((needs) => needs.some(({ kind }) => kind !== 'quiet7' && kind !== 'birthday')).length;
    expect(group.needs.calls).toBe(calls);
  });

  it('occur in the demo, each of them', async () => {
    const { needs } = await ledGroup('coach', await groupNamed('Amihan'));
    const zero = needs.counts.filter(({ members }: { members: number }) => members === 0).map(({ kind }: { kind: string }) => kind);
    const other = (await ledGroup('admin', await groupNamed('Bayanihan'))).needs.counts;
    expect(zero.filter((kind: string) => other.find((one: { kind: string }) => one.kind === kind)?.members === 0)).toEqual([]);
  });

  it('filter the members as they are counted', async () => {
    const id = await groupNamed('Amihan');
    const { needs } = await ledGroup('coach', id);
    for (const { kind, members } of needs.counts) {
      const group = await ledGroup('coach', id, { need: kind });
      expect(group.members.totalCount, kind).toBe(members);
      expect(nodesOf(group).every((member) => member.needs.some((need) => need.kind === kind))).toBe(true);
    }
  });

  it('order the members: the most urgent first, and the longest-waiting of each', async () => {
    const order = MEMBER_NEED_NAMES.map((kind) => kind.toUpperCase());
    const ranks = nodesOf(await ledGroup('coach', await groupNamed('Amihan'))).map(({ needs: [first] }) => ({
      rank: first === undefined ? order.length : order.indexOf(first.kind),
      // An expiry and a birthday are nearer with fewer days.
      days: first === undefined ? 0 : ['EXPIRING', 'BIRTHDAY'].includes(first.kind) ? first.days : -first.days,
    }));
    expect(ranks.length).toBeGreaterThan(10);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a.rank - b.rank || a.days - b.days));
  });

  it('continue on the next page in the same order', async () => {
    const id = await groupNamed('Amihan');
    const PAGE = `query ($id: Int, $after: String) { viewer { ledGroup(databaseId: $id) {
      members(first: 7, after: $after, sort: { by: need }) { pageInfo { endCursor hasNextPage } edges { node { databaseId } } } } } }`;
    const ids: number[] = [];
    for (let after: string | null = null; ;) {
      const { members }: { members: { pageInfo: { hasNextPage: boolean; endCursor: string }; edges: { node: { databaseId: number } }[] } } =
        (await server.request('coach', PAGE, { id, after })).data.viewer.ledGroup;
      ids.push(...members.edges.map(({ node }) => node.databaseId));
      if (!members.pageInfo.hasNextPage) break;
      after = members.pageInfo.endCursor;
    }
    expect(ids).toEqual(nodesOf(await ledGroup('coach', id)).map(({ databaseId }) => databaseId));
  });

  it('stay hidden from fellow members, also as a filter and as an order', async () => {
    const QUERY = `query ($filter: MembersOfGroupFilter, $sort: MembersOfGroupSort) { viewer { myGroup { needs { calls }
      members(first: 100, filter: $filter, sort: $sort) { edges { node { databaseId needs { kind } lastSeenAt mobileNumber } } } } } }`;
    const read = async (filter: object, sort: object) => (await server.request('member', QUERY, { filter, sort })).data.viewer.myGroup;
    const own = await server.idOf('member');
    const group = await read({}, { by: 'name' });
    const others = nodesOf(group).filter(({ databaseId }) => databaseId !== own);
    expect(group.needs).toBeNull();
    expect(others.length).toBeGreaterThan(3);
    expect(others.every(({ needs, lastSeenAt, mobileNumber }) => needs.length === 0 && lastSeenAt === null && mobileNumber === null)).toBe(
      true,
    );
    for (const kind of MEMBER_NEED_NAMES) {
      const { members } = await read({ need: kind.toUpperCase() }, { by: 'name' });
      expect(members.edges.every(({ node }: { node: Member }) => node.databaseId === own)).toBe(true);
    }
    const byNeed = nodesOf(await read({}, { by: 'need' })).map(({ databaseId }) => databaseId);
    expect(byNeed.filter((id) => id !== own)).toEqual(others.map(({ databaseId }) => databaseId));
  });
});

describe('a leader', () => {
  /** The groups each account leads or coaches, in a second implementation that does not use the scopes. */
  const ledBy = (userId: number) => `select g.id from groups g where g.archived_at is null and
    (g.leader_id = ${userId} or exists (select 1 from group_coaches c where c.group_id = g.id and c.user_id = ${userId}))`;

  it.each(['group-leader', 'coach', 'assistant-coach', 'expert', 'team-lead', 'stage-leader'])(
    'has exactly their own groups: %s',
    async (key) => {
      const userId = await server.idOf(key);
      const expected = (await rowsOf<{ id: number }>(`${ledBy(userId)} order by 1`)).map(({ id }) => id);
      const { ledGroups } = (await server.request(key, '{ viewer { ledGroups { databaseId } } }')).data.viewer;
      const found = ledGroups.map(({ databaseId }: { databaseId: number }) => databaseId) as number[];
      expect(expected.length).toBeGreaterThan(0);
      expect(found.toSorted((a, b) => a - b)).toEqual(expected);
      expect((await ledGroup(key, null)).databaseId).toBe(found[0]);
      for (const { id } of await rowsOf<{ id: number }>('select id from groups order by id')) {
        const group = await ledGroup(key, id);
        if (!expected.includes(id)) {
          expect(group).toBeNull();
          continue;
        }
        const own = await rowsOf<{
          id: number;
          last_name: string;
        }>(`select u.id, u.last_name from group_members m join users u on u.id = m.user_id
        where m.group_id = ${id} and u.archived_at is null order by 1`);
        expect(
          nodesOf(group)
            .map(({ databaseId }) => databaseId)
            .toSorted((a, b) => a - b),
        ).toEqual(own.map((row) => row.id));
        expect(group.members.totalCount).toBe(own.length);
        const searched = nodesOf(await ledGroup(key, id, { search: own[0]?.last_name ?? '' }));
        expect(searched.map(({ databaseId }) => databaseId)).toContain(own[0]?.id);
      }
    },
  );

  it.each(['member', 'non-member', 'affiliate', 'success-manager'])('is none of %s', async (key) => {
    const { ledGroups, ledGroup: none } = (await server.request(key, '{ viewer { ledGroups { name } ledGroup { name } } }')).data.viewer;
    expect([ledGroups, none]).toEqual([[], null]);
    expect(await ledGroup(key, await groupNamed('Amihan'))).toBeNull();
  });

  it('who lost the group sees it no longer', async () => {
    const id = await groupNamed('Hiraya');
    expect((await ledGroup('expert', id)).name).toBe('Hiraya');
    const userId = await server.idOf('expert');
    await db().execute(sql`delete from group_coaches where group_id = ${id} and user_id = ${userId}`);
    expect(await ledGroup('expert', id)).toBeNull();
    expect(await ledGroup('expert', null)).toBeNull();
    await db().execute(sql`insert into group_coaches values (${id}, ${userId})`);
  });

  it.each(['coach', 'assistant-coach', 'expert', 'head-coach'])(
    'lists, counts, searches and exports their own members only: %s',
    async (key) => {
      const { source } = await contextOf(server.app, key);
      const userId = source.reader.userId;
      const coached =
        key === 'head-coach'
          ? (await rowsOf<{ id: number }>(`select coach_id as id from head_coaches where head_coach_id = ${userId}`)).map(({ id }) => id)
          : [userId];
      const own = new Set((await Promise.all(coached.map((id) => rowsOf<{ id: number }>(ledBy(id))))).flat().map(({ id }) => id));
      const every = await rowsOf<{ id: number; name: string }>('select id, name from groups order by id');
      const LIST = `query ($filter: GroupMembersFilter!) { viewer { groupMembers(first: 100, filter: $filter) { totalCount edges { node { databaseId user { name } } } } } }`;
      for (const group of every) {
        const expected = own.has(group.id)
          ? (
              await rowsOf<{ id: number }>(`select u.id from group_members m join users u on u.id = m.user_id
              where m.group_id = ${group.id} and u.archived_at is null order by 1`)
            ).map(({ id }) => id)
          : [];
        const list = async (filter: object) =>
          (await server.request(key, LIST, { filter: { groupId: group.id, ...filter } })).data.viewer.groupMembers;
        const found = await list({});
        const ids = found.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId) as number[];
        expect(
          ids.toSorted((a, b) => a - b),
          group.name,
        ).toEqual(expected);
        expect(found.totalCount).toBe(expected.length);
        const [first] = await rowsOf<{
          id: number;
          last_name: string;
        }>(`select u.id, u.last_name from group_members m join users u on u.id = m.user_id
        where m.group_id = ${group.id} and u.archived_at is null order by u.id limit 1`);
        const searched = await list({ search: first?.last_name ?? 'nobody' });
        const isFound = searched.edges.some(({ node }: { node: { databaseId: number } }) => node.databaseId === first?.id);
        expect(isFound, group.name).toBe(own.has(group.id));
        const exported = exportedListNamed('groupMembers')!;
        const sheet: unknown[][] = [];
        const request = readListRequest(exported.list, `groupId=${group.id}`);
        for await (const chunk of readSheet(await contextOf(server.app, key), exported, request)) sheet.push(...chunk);
        expect(sheet.map(([id]) => Number(id)).toSorted((a, b) => a - b)).toEqual(expected);
      }
    },
  );

  it('opens the members of their own group without a number in the address', async () => {
    const QUERY = `{ viewer { membersGroup { databaseId } groupMembers(first: 100) { edges { node { group { databaseId } } } } } }`;
    const { membersGroup, groupMembers } = (await server.request('coach', QUERY)).data.viewer;
    expect(membersGroup.databaseId).toBe(await groupNamed('Amihan'));
    expect(groupMembers.edges.length).toBeGreaterThan(0);
    expect(
      groupMembers.edges.every(
        ({ node }: { node: { group: { databaseId: number } } }) => node.group.databaseId === membersGroup.databaseId,
      ),
    ).toBe(true);
  });

  it.each(['member', 'team-lead', 'group-leader', 'non-member', 'success-manager'])(
    'needs the page to list members of a group: %s',
    async (key) => {
      expect(codeOf(await server.request(key, '{ viewer { groupMembers(first: 1) { totalCount } } }'))).toBe('FORBIDDEN');
    },
  );
});

describe('the members of a subgroup', () => {
  const QUERY = `query ($id: Int) { viewer { membersSubgroup(databaseId: $id) { databaseId }
    subgroupMembers(first: 100, filter: { subgroupId: $id }) { totalCount edges { node { databaseId } } } listedSubgroups { databaseId } } }`;
  const read = async (key: string, id: number | null = null) => (await server.request(key, QUERY, { id })).data.viewer;
  const subgroupOf = async (key: string) =>
    (await rowsOf<{ id: number }>(`select subgroup_id as id from group_members where user_id = ${await server.idOf(key)}`))[0]?.id ?? 0;
  const membersOf = (id: number) =>
    rowsOf<{ id: number }>(
      `select m.user_id as id from group_members m join users u on u.id = m.user_id where m.subgroup_id = ${id} and u.archived_at is null`,
    );

  it('are those of the own subgroup without a number in the address', async () => {
    const id = await subgroupOf('member');
    const { membersSubgroup, subgroupMembers, listedSubgroups } = await read('member');
    expect([membersSubgroup.databaseId, subgroupMembers.totalCount]).toEqual([id, (await membersOf(id)).length]);
    expect(listedSubgroups).toEqual([{ databaseId: id }]);
  });

  it('are those of the led subgroup for a person without a place of their own, whose menu leads there', async () => {
    const id = await subgroupOf('upcoming');
    const leaderId = await server.idOf('newcomer');
    const [former] = await rowsOf<{ leader_id: number | null }>(`select leader_id from subgroups where id = ${id}`);
    await db().execute(sql`update subgroups set leader_id = ${leaderId} where id = ${id}`);
    const { membersSubgroup, subgroupMembers } = await read('newcomer');
    expect([membersSubgroup.databaseId, subgroupMembers.totalCount]).toEqual([id, (await membersOf(id)).length]);
    const { redwood } = (await server.request('newcomer', '{ redwood { currentUser } }')).data;
    expect(redwood.currentUser.subGroup.id).toBe(id);
    await db().execute(sql`update subgroups set leader_id = ${former?.leader_id ?? null} where id = ${id}`);
    expect((await read('newcomer')).membersSubgroup).toBeNull();
  });

  it('of another subgroup are not listed for a member', async () => {
    const other = await subgroupOf('upcoming');
    const { membersSubgroup, subgroupMembers } = await read('member', other);
    expect([membersSubgroup, subgroupMembers.totalCount]).toEqual([null, 0]);
  });

  it.each(['coach', 'member'])('are exported as they are listed: %s', async (key) => {
    const id = await subgroupOf('member');
    const exported = exportedListNamed('subgroupMembers')!;
    const sheet: unknown[][] = [];
    const request = readListRequest(exported.list, `subGroupId=${id}`);
    for await (const chunk of readSheet(await contextOf(server.app, key), exported, request)) sheet.push(...chunk);
    expect(sheet.map(([userId]) => Number(userId)).toSorted((a, b) => a - b)).toEqual(
      (await membersOf(id)).map((row) => row.id).toSorted((a, b) => a - b),
    );
    const own = await server.idOf('member');
    const mobiles = sheet.filter(([userId]) => Number(userId) !== own).map((cells) => cells[7]);
    // Fellow members do not see numbers and needs.
    expect(mobiles.some((mobile) => mobile !== null)).toBe(key === 'coach');
  });

  it('of the own subgroup stay open without the page flag, others close', async () => {
    const [own, other] = [await subgroupOf('member'), await subgroupOf('overdue')];
    const setFlag = (value: boolean, level: string) =>
      db().execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ viewSubGroupMembers: value })}::jsonb where key = ${level}`,
      );
    expect((await read('coach', other)).subgroupMembers.totalCount).toBe((await membersOf(other)).length);
    await setFlag(false, 'member');
    await setFlag(false, 'coach');
    expect((await read('member', own)).subgroupMembers.totalCount).toBe((await membersOf(own)).length);
    expect((await read('coach', other)).subgroupMembers.totalCount).toBe(0);
    await setFlag(true, 'member');
    await setFlag(true, 'coach');
  });
});

describe('the activity of a group', () => {
  it('counts the members who finished a task in each of eight weeks, as a plain query does', async () => {
    const id = await groupNamed('Amihan');
    const QUERY = 'query ($id: Int) { viewer { ledGroup(databaseId: $id) { activity { week active } } } }';
    const { activity } = (await server.request('coach', QUERY, { id })).data.viewer.ledGroup;
    expect(activity.map(({ week }: { week: string }) => week)).toEqual([
      '2025-09-22',
      '2025-09-29',
      '2025-10-06',
      '2025-10-13',
      '2025-10-20',
      '2025-10-27',
      '2025-11-03',
      '2025-11-10',
    ]);
    for (const { week, active } of activity) {
      const [expected] = await rowsOf<{ n: number }>(`select count(distinct f.user_id)::int as n from finished_tasks f
        join group_members m on m.user_id = f.user_id where m.group_id = ${id}
        and f.finished_at >= timestamptz '${week} 00:00+08' and f.finished_at < timestamptz '${week} 00:00+08' + interval '7 days'`);
      expect(active, week).toBe(expected?.n);
    }
    expect(activity.some(({ active }: { active: number }) => active > 0)).toBe(true);
  });

  it('needs the same number of statements for one group as for five', async () => {
    const { onStatement } = await import('../../db/pool.ts');
    const count = async (first: number) => {
      let statements = 0;
      const stop = onStatement(() => statements++);
      const query = `{ viewer { groups(first: ${first}) { edges { node { isLed memberCount activity { active } needs { calls } stageMix { members } } } } } }`;
      expect((await server.request('admin', query)).errors).toBeUndefined();
      stop();
      return statements;
    };
    await count(1);
    expect(await count(5)).toBe(await count(1));
  });
});
