import { MAX_HOME_SEGMENTS, MAX_SEGMENTS, SEGMENT_NAME_TAKEN, TOO_MANY_ON_HOME, TOO_MANY_SEGMENTS } from '@atlas/domain/segments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whereOf } from '../../db/list.ts';
import { onStatement } from '../../db/pool.ts';
import { codeOf, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { batches } from '../batches/tables.ts';
import { groupCoaches, groupMembers, groups } from '../groups/tables.ts';
import { userStages } from '../stages/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { portfolio, successManagers } from '../successManagers/tables.ts';
import { userAccessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';
import { segmentRows } from './repo.ts';
import { segments } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.database.db.delete(segments).then(() => undefined));

const db = () => server.app.database.db;
const SEGMENT = 'databaseId name search path link isOwn isShared isOnHome people problem notices revision';

interface SegmentRow {
  databaseId: number;
  name: string;
  search: string;
  path: string;
  link: string;
  isOwn: boolean;
  people: number | null;
  problem: string | null;
  notices: string[];
  revision: number;
}

const SAVE = `mutation ($id: Int, $revision: Int, $input: SegmentInput!) {
  it: saveSegment(databaseId: $id, revision: $revision, input: $input) { ${SEGMENT} } }`;
const trySave = (key: string, input: object, edition: object = {}) =>
  server.request(key, SAVE, { ...edition, input: { name: 'Cebu', list: 'MEMBERS', search: 'province=Cebu', ...input } });
const save = async (key: string, input: object = {}): Promise<SegmentRow> => (await trySave(key, input)).data.it;
const command = (key: string, call: string) => server.request(key, `mutation { it: ${call} { __typename } }`);
const listed = async (key: string, filter = '{}'): Promise<SegmentRow[]> =>
  (
    await server.request(key, `{ viewer { segments(first: 100, filter: ${filter}) { edges { node { ${SEGMENT} } } } } }`)
  ).data.viewer.segments.edges.map(({ node }: { node: SegmentRow }) => node);
const byKey = async (key: string, link: string): Promise<SegmentRow | null> =>
  (
    await server.request(key, `query ($key: String!) { viewer { it: segmentByKey(key: $key) { ${SEGMENT} } } }`, {
      key: new URLSearchParams(link.split('?')[1]).get('segment'),
    })
  ).data.viewer.it;

/** Adds a segment with filters as an older version may have stored them. */
const stored = async (key: string, search: string, name = search): Promise<number> => {
  const [row] = await db()
    .insert(segments)
    .values({ ownerId: await server.idOf(key), name, list: 'members', search, key: name, sharedAt: TEST_NOW, createdAt: TEST_NOW })
    .returning({ id: segments.id });
  return row?.id ?? 0;
};

describe('a segment', () => {
  it('keeps the filters of an address, without its order and page', async () => {
    const segment = await save('admin', { search: '?sort=name&page=3&status=active&province=Cebu' });
    expect(segment).toMatchObject({
      search: 'province=Cebu&status=active',
      path: '/community/members?province=Cebu&status=active',
      isOwn: true,
      problem: null,
      notices: [],
    });
  });

  it.each([
    [{ search: '' }, 'search'],
    [{ search: 'sort=name' }, 'search'],
    [{ search: 'stauts=active' }, 'search'],
    [{ search: 'status=active&status=inactive' }, 'search'],
    [{ name: '  ' }, 'name'],
  ])('is rejected for %j', async (input, field) => {
    const { errors } = await trySave('admin', input);
    expect([errors[0].extensions.code, Object.keys(errors[0].extensions.fieldErrors)]).toEqual(['BAD_USER_INPUT', [field]]);
    expect(await db().$count(segments)).toBe(0);
  });

  it('has a name that its owner uses once, whatever the case', async () => {
    await save('admin');
    const { errors } = await trySave('admin', { name: 'CEBU' });
    expect(errors[0].extensions.fieldErrors).toEqual({ name: SEGMENT_NAME_TAKEN });
    expect((await save('coach')).name).toBe('Cebu');
  });

  it('gets other filters or another name, but not over a version that was not read', async () => {
    const { databaseId: id, revision } = await save('admin');
    expect((await trySave('admin', { search: 'province=Iloilo' }, { id, revision })).data.it.search).toBe('province=Iloilo');
    expect(codeOf(await trySave('admin', { name: 'Other' }, { id, revision }))).toBe('STALE');
  });

  it(`is one of at most ${MAX_SEGMENTS} of its owner`, async () => {
    const ownerId = await server.idOf('admin');
    await db()
      .insert(segments)
      .values(
        Array.from({ length: MAX_SEGMENTS }, (_none, n) => ({
          ownerId,
          name: `S${n}`,
          list: 'members' as const,
          search: 'province=Cebu',
          key: `key ${n}`,
          createdAt: TEST_NOW,
        })),
      );
    expect((await trySave('admin', {})).errors[0]).toMatchObject({ message: TOO_MANY_SEGMENTS, extensions: { code: 'CONFLICT' } });
    expect(await save('coach')).toMatchObject({ isOwn: true });
  });

  it('is private until it is shared, and private again afterwards', async () => {
    const { databaseId: id, link } = await save('admin');
    const seen = async () => [(await listed('coach')).length, (await byKey('coach', link)) !== null];
    expect(await seen()).toEqual([0, false]);
    for (const call of [`shareSegment(databaseId: ${id}, isShared: true)`, `deleteSegment(databaseId: ${id})`])
      expect(codeOf(await command('coach', call))).toBe('NOT_FOUND');
    await command('admin', `shareSegment(databaseId: ${id}, isShared: true)`);
    expect(await seen()).toEqual([1, true]);
    for (const call of [`shareSegment(databaseId: ${id}, isShared: false)`, `deleteSegment(databaseId: ${id})`])
      expect(codeOf(await command('coach', call))).toBe('FORBIDDEN');
    await command('admin', `shareSegment(databaseId: ${id}, isShared: false)`);
    expect(await seen()).toEqual([0, false]);
  });

  it('is closed to those who do not open the lists of people, also by its link', async () => {
    const { databaseId: id, link } = await save('admin');
    await command('admin', `shareSegment(databaseId: ${id}, isShared: true)`);
    const key = new URLSearchParams(link.split('?')[1]).get('segment');
    for (const role of ['member', 'team-lead', 'affiliate'])
      expect(codeOf(await server.request(role, `{ viewer { segmentByKey(key: "${key}") { name } } }`))).toBe('FORBIDDEN');
  });

  it('is on the home page of its owner, with others up to a limit', async () => {
    const ids: number[] = [];
    for (let n = 0; n <= MAX_HOME_SEGMENTS; n++) ids.push((await save('admin', { name: `S${n}` })).databaseId);
    const codes: (string | undefined)[] = [];
    for (const id of ids) codes.push(codeOf(await command('admin', `pinSegment(databaseId: ${id}, isOnHome: true)`)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(MAX_HOME_SEGMENTS);
    const { errors } = await command('admin', `pinSegment(databaseId: ${ids.at(-1)}, isOnHome: true)`);
    expect(errors[0].message).toBe(TOO_MANY_ON_HOME);
    const home = async (key: string) => (await server.request(key, '{ viewer { homeSegments { name people } } }')).data.viewer.homeSegments;
    expect(await home('admin')).toHaveLength(MAX_HOME_SEGMENTS);
    expect(await home('coach')).toEqual([]);
  });
});

describe('stored filters that cannot be used', () => {
  it.each(['', 'gone=1', 'status=archived', 'batch=all'])('%j select no one instead of everyone', async (search) => {
    const id = await stored('admin', search, 'Old');
    expect(await listed('admin')).toMatchObject([{ people: null, problem: expect.stringMatching(/filter/) }]);
    const ctx = await contextOf(server.app, 'admin');
    expect(() => segmentRows({ list: 'members', search }, ctx.source)).toThrow(/filter/);
    const check = `announcementCheck(audience: SEGMENT, segmentId: ${id}, isInApp: true, isMailed: false) { people }`;
    expect(codeOf(await server.request('admin', `{ viewer { ${check} } }`))).toBe('BAD_USER_INPUT');
  });

  it('are an error of a bulk operation and of an export with the same address', async () => {
    const answer = await server.request(
      'admin',
      'mutation { previewBulkJob(operation: MOVE_BATCH, input: { batchId: 1 }, selection: { list: members, search: "gone=1" }) { id } }',
    );
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });
});

describe('a segment that names a record', () => {
  const inBatch = async () => {
    const [batch] = await db()
      .select({ id: batches.id })
      .from(batches)
      .where(sql`archived_at is null`)
      .limit(1);
    return batch?.id ?? 0;
  };

  it('that is archived states it, and selects the same people', async () => {
    const id = await inBatch();
    const before = await save('admin', { search: `batch=${id}` });
    await db().update(batches).set({ archivedAt: TEST_NOW }).where(eq(batches.id, id));
    expect(await listed('admin')).toMatchObject([{ people: before.people, notices: [expect.stringContaining('archived')] }]);
    await db().update(batches).set({ archivedAt: null }).where(eq(batches.id, id));
  });

  it('that is gone states it, and selects no one', async () => {
    await save('admin', { search: 'batch=999999&level=999999&funnel=999999&group=999999&stage=999999' });
    const [segment] = await listed('admin');
    expect(segment?.people).toBe(0);
    expect(segment?.notices).toHaveLength(5);
  });
});

it('counts a page of segments with one statement, and their notices with another', async () => {
  const count = async (segmentsOf: number) => {
    await db().delete(segments);
    for (let n = 0; n < segmentsOf; n++) await stored('admin', `batch=${n + 1}`, `S${n}`);
    let statements = 0;
    const stop = onStatement(() => statements++);
    await listed('admin');
    stop();
    return statements;
  };
  await count(1);
  expect(await count(12)).toBe(await count(1));
});

// --- Scope ---------------------------------------------------------------------------------------

const ROLES = ['admin', 'coach', 'expert', 'success-manager'] as const;

/** Pseudo-random numbers from a seed, the same in each run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** All rows that decide about the filters, and who sees whom, without the conditions of the lists. */
async function world() {
  const [people, bought, inGroups, inStages, levels, led, coached, cared] = await Promise.all([
    db().select().from(users),
    db().select().from(subscriptions),
    db().select().from(groupMembers),
    db().select().from(userStages),
    db().select().from(userAccessLevels),
    db().select().from(groups),
    db().select().from(groupCoaches),
    db()
      .select({ userId: portfolio.userId, managerUserId: successManagers.userId })
      .from(portfolio)
      .innerJoin(successManagers, eq(successManagers.id, portfolio.managerId)),
  ]);
  return { people, bought, inGroups, inStages, levels, led, coached, cared };
}
type World = Awaited<ReturnType<typeof world>>;

/** The ids that a role sees, in JavaScript. */
function seenBy(role: string, readerId: number, { people, inGroups, led, coached, cared }: World): Set<number> {
  if (role === 'admin') return new Set(people.map(({ id }) => id));
  if (role === 'success-manager')
    return new Set([readerId, ...cared.filter(({ managerUserId }) => managerUserId === readerId).map(({ userId }) => userId)]);
  // An archived group is not part of any scope.
  const living = led.filter(({ archivedAt }) => archivedAt === null);
  const own = new Set(
    [
      ...living.filter(({ leaderId }) => leaderId === readerId).map(({ id }) => id),
      ...coached.filter(({ userId }) => userId === readerId).map(({ groupId }) => groupId),
    ].filter((id) => living.some((group) => group.id === id)),
  );
  return new Set([readerId, ...inGroups.filter(({ groupId }) => own.has(groupId)).map(({ userId }) => userId)]);
}

const TODAY = new Date('2025-11-12T00:00:00+08:00');

/** A choice of filters, and the same choice as a condition in JavaScript. */
function randomFilters(random: (below: number) => number, { people, bought, inGroups, inStages, levels }: World) {
  const some = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)];
  const filters: Record<string, string> = {};
  const conditions: ((person: World['people'][number]) => boolean)[] = [];
  const add = (name: string, value: string | number | null | undefined, condition: (person: World['people'][number]) => boolean) => {
    if (value == null) return;
    filters[name] = String(value);
    conditions.push(condition);
  };
  const current = (id: number) =>
    bought.some(
      (one) => one.userId === id && one.unsubscribedAt === null && one.startsAt <= TEST_NOW && one.expiresAt.getTime() >= TODAY.getTime(),
    );
  const CHOICES = [
    () => {
      const status = some(['active', 'inactive']);
      add('status', status, ({ id }) => current(id) === (status === 'active'));
    },
    () => {
      const [a, b] = [some(people)?.batchId, some(people)?.batchId];
      if (a != null && b != null) add('batch', `${a},${b}`, ({ batchId }) => batchId === a || batchId === b);
    },
    () => {
      const province = some(people)?.province;
      if (province != null)
        add('province', province.replaceAll('%', '%25').replaceAll(',', '%2C'), (person) => person.province === province);
    },
    () => {
      const stageId = some(inStages)?.stageId;
      add('stage', stageId, ({ id }) => inStages.some((one) => one.userId === id && one.stageId === stageId && one.leftAt === null));
    },
    () => {
      const groupId = some(inGroups)?.groupId;
      add('group', groupId, ({ id }) => inGroups.some((one) => one.userId === id && one.groupId === groupId));
    },
    () => {
      const levelId = some(levels)?.accessLevelId;
      add('level', levelId, ({ id }) => levels.some((one) => one.userId === id && one.accessLevelId === levelId));
    },
    () => {
      const funnelId = some(bought)?.funnelId;
      add('funnel', funnelId, ({ id }) =>
        bought.some((one) => one.userId === id && one.funnelId === funnelId && one.unsubscribedAt === null),
      );
    },
    () => {
      const day = some(['2025-01-01', '2025-08-01', '2025-11-01']);
      add('createdFrom', day, ({ createdAt }) => createdAt.getTime() >= new Date(`${day}T00:00:00+08:00`).getTime());
    },
  ];
  const wanted = 1 + random(3);
  for (let n = 0; n < wanted; n++) some(CHOICES)?.();
  if (conditions.length === 0) CHOICES[0]?.();
  // The later of two values of one filter is the one in the address.
  return { filters, matches: conditions };
}

it('selects what the reader sees, for 40 random choices of filters and roles, as an independent query does', async () => {
  const random = randomNumbers(20_251_112);
  const all = await world();
  let found = 0;
  for (let n = 0, tried = 0; tried < 40; n++) {
    const role = ROLES[n % ROLES.length] ?? 'admin';
    const list = n % 5 === 4 ? ('nonMembers' as const) : ('members' as const);
    const { filters, matches } = randomFilters(random, all);
    if (Object.keys(filters).length < matches.length) continue;
    tried += 1;
    const ctx = await contextOf(server.app, role);
    const visible = seenBy(role, await server.idOf(role), all);
    const kind = list === 'members' ? 'member' : 'non-member';
    const expected = all.people
      .filter((person) => person.archivedAt === null && person.type === kind && visible.has(person.id) && matches.every((is) => is(person)))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
    const search = new URLSearchParams(filters).toString();
    const rows = await db()
      .select({ id: users.id })
      .from(users)
      .where(whereOf(segmentRows({ list, search }, ctx.source)))
      .orderBy(users.id);
    expect([role, list, search, rows.map(({ id }) => id)]).toEqual([role, list, search, expected]);
    found += expected.length;
  }
  expect(found).toBeGreaterThan(100);
});

it('counts the people of a shared segment by the scope of each reader', async () => {
  const { databaseId } = await save('coach', { search: 'createdFrom=2000-01-01' });
  await command('coach', `shareSegment(databaseId: ${databaseId}, isShared: true)`);
  const all = await world();
  for (const role of ROLES) {
    const visible = seenBy(role, await server.idOf(role), all);
    const expected = all.people.filter(({ id, archivedAt, type }) => archivedAt === null && type === 'member' && visible.has(id)).length;
    expect([role, (await listed(role))[0]?.people]).toEqual([role, Math.min(expected, 1001)]);
  }
});
