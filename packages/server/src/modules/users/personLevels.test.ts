import { EVERY_LEVEL, LEVEL_ALLOWS_MORE, OWN_LEVELS, PERSON_IS_ABOVE } from '@atlas/domain/access';
import { TASK_ELSEWHERE } from '@atlas/domain/journey';
import { UNCONFIRMED_AFFILIATE } from '@atlas/domain/affiliates';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const levelId = async (key: string) => (await db().select().from(accessLevels).where(eq(accessLevels.key, key)))[0]?.id ?? 0;
const change = async (browser: Browser, name: 'giveAccessLevel' | 'takeAccessLevel', databaseId: number, key: string) => {
  const query = `mutation M($databaseId: Int!, $level: Int!) { ${name}(databaseId: $databaseId, accessLevelId: $level) { accessLevelNames } }`;
  const { data, errors } = (await browser.graphql(query, { databaseId, level: await levelId(key) })).json;
  return errors ? [errors[0].extensions.code, errors[0].message] : data[name].accessLevelNames;
};
let made = 0;
/** A person with these access levels, who can sign in. */
async function newPerson(...keys: string[]): Promise<{ id: number; browser: Browser }> {
  const email = `person.${++made}@example.com`;
  const [member] = await db().select().from(users).where(eq(users.email, 'member@atlas.example'));
  const names = { firstName: 'Ana', lastName: 'Reyes', tribeId: `L${made}`, slug: `person-levels-${made}` };
  const [row] = await db()
    .insert(users)
    .values({ ...names, email, emailConfirmedAt: TEST_NOW, passwordHash: member?.passwordHash, createdAt: TEST_NOW })
    .returning({ id: users.id });
  const id = row?.id ?? 0;
  for (const key of keys)
    await db()
      .insert(userAccessLevels)
      .values({ userId: id, accessLevelId: await levelId(key), createdAt: TEST_NOW });
  const browser = server.browser();
  if (keys.length > 0) await browser.post('/api/auth', { method: 'login', username: email, password: server.app.settings.demoPassword });
  return { id, browser };
}
const currentUser = async (browser: Browser) => (await browser.graphql('{ redwood { currentUser } }')).json.data.redwood.currentUser;

describe('an access level of a person', () => {
  it('is given and revoked with effect at their next request', async () => {
    const admin = await server.as('admin');
    const { id, browser } = await newPerson('member');
    expect(await change(admin, 'giveAccessLevel', id, 'coach')).toEqual(['Member', 'Coach']);
    expect((await currentUser(browser)).accessLevels).toHaveLength(2);
    expect(await change(admin, 'takeAccessLevel', id, 'member')).toEqual(['Coach']);
    expect(await currentUser(browser)).toBeNull();
    const lines = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.subjectType, 'user')));
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['giveAccessLevel', { accessLevels: ['member'] }, { accessLevels: ['coach', 'member'] }],
      ['takeAccessLevel', { accessLevels: ['coach', 'member'] }, { accessLevels: ['coach'] }],
    ]);
  });

  it.each([
    ['one that they hold', 'giveAccessLevel', 'member', ['CONFLICT', 'Already has Member.']],
    ['one that they do not hold', 'takeAccessLevel', 'coach', ['CONFLICT', 'Does not have Coach.']],
  ] as const)('stays unchanged: %s', async (_what, name, key, rejected) => {
    expect(await change(await server.as('admin'), name, (await newPerson('member')).id, key)).toEqual(rejected);
  });

  it('that allows more than the caller’s is neither given nor revoked', async () => {
    const staff = await server.as('tribe-team-fa');
    const { id } = await newPerson('member');
    expect(await change(staff, 'giveAccessLevel', id, 'admin')).toEqual(['FORBIDDEN', LEVEL_ALLOWS_MORE]);
  });

  it.each(['admin', 'member'])('%s of someone with a higher role is neither given nor revoked', async (level) => {
    const staff = await server.as('tribe-team-fa');
    const id = await server.idOf('admin');
    for (const name of ['giveAccessLevel', 'takeAccessLevel'] as const)
      expect(await change(staff, name, id, level)).toEqual(['FORBIDDEN', PERSON_IS_ABOVE]);
  });

  it('of the caller cannot be changed', async () => {
    const admin = await server.as('admin');
    for (const name of ['giveAccessLevel', 'takeAccessLevel'] as const)
      expect(await change(admin, name, await server.idOf('admin'), name === 'giveAccessLevel' ? 'member' : 'admin')).toEqual([
        'FORBIDDEN',
        OWN_LEVELS,
      ]);
  });

  it('cannot be changed during a staff view', async () => {
    const browser = server.browser();
    await browser.logIn('admin');
    await browser.graphql(`mutation { startImpersonation(userId: ${await server.idOf('tribe-team-fa')}, reason: "A look around") }`);
    const { id } = await newPerson('member');
    expect((await change(browser, 'giveAccessLevel', id, 'coach'))[0]).toBe('FORBIDDEN');
  });

  it('of the last administrator cannot be revoked', async () => {
    const admin = await server.as('admin');
    const second = await newPerson('admin');
    expect(await change(second.browser, 'takeAccessLevel', await server.idOf('admin'), 'admin')).not.toContain('CONFLICT');
    // The person who is left is the last administrator, and no one else may revoke it.
    expect(await change(second.browser, 'takeAccessLevel', second.id, 'admin')).toEqual(['FORBIDDEN', OWN_LEVELS]);
    await db()
      .insert(userAccessLevels)
      .values({ userId: await server.idOf('admin'), accessLevelId: await levelId('admin'), createdAt: TEST_NOW });
    expect(await currentUser(admin)).not.toBeNull();
  });

  it('of two administrators who revoke each other’s at once stays with one of them', async () => {
    const [first, second] = [await newPerson('admin'), await newPerson('admin')];
    const others = sql`user_id not in (${first.id}, ${second.id}) and access_level_id = ${await levelId('admin')}`;
    const { rows } = await db().execute<{ user_id: number }>(sql`delete from user_access_levels where ${others} returning user_id`);
    const answers = await Promise.all([
      change(first.browser, 'takeAccessLevel', second.id, 'admin'),
      change(second.browser, 'takeAccessLevel', first.id, 'admin'),
    ]);
    const left = and(eq(userAccessLevels.accessLevelId, await levelId('admin')));
    expect([await db().$count(userAccessLevels, left), answers.length]).toEqual([1, 2]);
    for (const { user_id: userId } of rows)
      await db()
        .insert(userAccessLevels)
        .values({ userId, accessLevelId: await levelId('admin'), createdAt: TEST_NOW });
  });

  it('affiliate needs a confirmed address', async () => {
    const { id } = await newPerson('member');
    await db().update(users).set({ emailConfirmedAt: null }).where(eq(users.id, id));
    expect(await change(await server.as('admin'), 'giveAccessLevel', id, 'affiliate')).toEqual(['CONFLICT', UNCONFIRMED_AFFILIATE]);
  });

  it.each(['member', 'coach', 'success-manager', 'tribe-team-ro'])('cannot be changed by %s', async (key) => {
    expect((await change(await server.as(key), 'giveAccessLevel', (await newPerson('member')).id, 'coach'))[0]).toBe('FORBIDDEN');
  });
});

describe('the sessions of a person', () => {
  it('are ended by staff', async () => {
    const { id, browser } = await newPerson('member');
    const END = `mutation { endSessions(userId: ${id}) }`;
    const { json } = await (await server.as('coach')).graphql(END);
    expect(json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await (await server.as('admin')).graphql(END)).json.data.endSessions).toBe(1);
    expect(await currentUser(browser)).toBeNull();
    const lines = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'endSessions'), eq(auditEntries.subjectId, id)));
    expect(lines).toMatchObject([{ after: { endedSessions: 1 } }]);
  });
});

describe('the reason why a person cannot open an item', () => {
  const WHY = `query W($id: Int!, $kind: ExplainedKind!, $item: Int!) {
    viewer { member(databaseId: $id) { explainedAccess(kind: $kind, databaseId: $item) { levelName opens problem lock { reason text } } } }
  }`;
  const explain = async (key: string, id: number, kind: string, item: number) => {
    const { data, errors } = (await (await server.as(key)).graphql(WHY, { id, kind, item })).json;
    return errors ? errors[0].extensions.code : data.viewer.member?.explainedAccess;
  };
  const OWN = `query O($item: Int!) { viewer { course(databaseId: $item) { lock { reason text } } } }`;

  it('is the same as for the person themselves, for every course and five people', async () => {
    const { rows } = await db().execute<{ id: number }>(sql`select id from courses where archived_at is null order by id`);
    let requested = 0;
    for (const key of ['member', 'expired', 'overdue', 'newcomer', 'non-member']) {
      for (const { id: item } of rows) {
        const own = (await (await server.as(key)).graphql(OWN, { item })).json.data.viewer.course;
        const [notified] = (await explain('admin', await server.idOf(key), 'COURSE', item)) ?? [];
        // People see nothing of a course that they never had.
        if (own !== null) expect([key, item, notified.lock]).toEqual([key, item, own.lock]);
        requested += 1;
      }
    }
    expect(requested).toBeGreaterThan(50);
  });

  it('is returned for each of their access levels', async () => {
    const { rows } = await db().execute<{ id: number }>(sql`select id from events where archived_at is null order by id limit 1`);
    const notified = await explain('admin', await server.idOf('multi'), 'EVENT', rows[0]?.id ?? 0);
    expect(notified.map(({ levelName }: { levelName: string }) => levelName)).toEqual(['Member', 'Affiliate', 'Coach']);
  });

  it('is that of the course for its lessons, unless the lesson itself is not published or archived', async () => {
    const { rows } = await db().execute<{ id: number; course: number }>(sql`select l.id, u.course_id as course from lessons l
      join units u on u.id = l.unit_id join courses c on c.id = u.course_id
      where l.archived_at is null and l.published_at <= ${TEST_NOW} and c.archived_at is null order by l.id`);
    for (const key of ['member', 'expired', 'overdue', 'non-member']) {
      const id = await server.idOf(key);
      const { id: lesson, course } = rows[rows.length - 1]!;
      expect(await explain('admin', id, 'LESSON', lesson)).toEqual(await explain('admin', id, 'COURSE', course));
    }
    const lesson = rows[0]?.id ?? 0;
    await db().execute(sql`update lessons set published_at = null where id = ${lesson}`);
    expect(await explain('admin', await server.idOf('member'), 'LESSON', lesson)).toMatchObject([{ opens: false, lock: null }]);
    await db().execute(sql`update lessons set published_at = ${TEST_NOW}::timestamptz - interval '1 day' where id = ${lesson}`);
  });

  it('names the locked contents of a product', async () => {
    const { rows } = await db().execute<{ product: number; name: string }>(sql`select p.product_id as product, c.name from product_courses p
      join courses c on c.id = p.course_id where c.archived_at is null and c.published_at <= ${TEST_NOW} order by p.product_id limit 1`);
    const { product, name } = rows[0]!;
    const [verdict] = await explain('admin', await server.idOf('non-member'), 'PRODUCT', product);
    expect(verdict).toMatchObject({ opens: false, lock: null });
    expect(verdict.problem).toContain(`${name}: This is not part of your membership yet.`);
    expect(await explain('admin', await server.idOf('admin'), 'PRODUCT', product)).toMatchObject([{ opens: true, problem: null }]);
  });

  it('is the stage of the person for a task, whichever access level they use', async () => {
    const id = await server.idOf('member');
    const { rows } = await db().execute<{ id: number; isOwn: boolean }>(sql`select t.id, t.stage_id = s.stage_id as "isOwn" from tasks t
      cross join user_stages s where s.user_id = ${id} and s.left_at is null and t.archived_at is null order by t.id`);
    const taskOf = (isOwn: boolean) => rows.find((row) => row.isOwn === isOwn)?.id ?? 0;
    expect(await explain('admin', id, 'TASK', taskOf(true))).toMatchObject([{ levelName: EVERY_LEVEL, opens: true }]);
    expect(await explain('admin', id, 'TASK', taskOf(false))).toMatchObject([{ opens: false, problem: TASK_ELSEWHERE }]);
  });

  it('is for staff who manage the person', async () => {
    expect(await explain('member', await server.idOf('coach'), 'COURSE', 1)).toBe('FORBIDDEN');
    for (const kind of ['COURSE', 'LESSON', 'EVENT', 'RESOURCE', 'PRODUCT', 'TASK'])
      expect(await explain('admin', await server.idOf('member'), kind, 2_000_000_000)).toBe('NOT_FOUND');
  });
});
