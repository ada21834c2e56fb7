import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_KEEPS, adminKeeps, BUILT_IN_STAYS, LAST_SETTINGS, OWN_LEVEL, ROLE_ABOVE } from '@atlas/domain/access';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { accessLevelVersions } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const LEVEL =
  'databaseId key name role revision pageAccess functionAccess archivedAt versions { number name savedBy restoredFrom pageAccess createdAt }';
const request = (call: string, variables: Record<string, unknown> = {}, types = '', as = 'admin') =>
  server.request(as, `mutation ${types} { it: ${call} { ${LEVEL} } }`, variables);
const INPUT = '($input: AccessLevelInput!)';
const given = (values: Record<string, unknown> = {}) => ({
  name: 'Night desk',
  role: 'TRIBE_TEAM_RO',
  pageAccess: ['users'],
  functionAccess: [],
  ...values,
});
const create = (values: Record<string, unknown>, as = 'admin') =>
  request('createAccessLevel(input: $input)', { input: given(values) }, INPUT, as);
let made = 0;
const created = async (values: Record<string, unknown> = {}) => (await create({ key: `made-${(made += 1)}`, ...values })).data.it;
const update = (level: { databaseId: number; revision: number }, values: Record<string, unknown>, as = 'admin') =>
  request(
    `updateAccessLevel(databaseId: ${level.databaseId}, revision: ${level.revision}, input: $input)`,
    { input: given(values) },
    INPUT,
    as,
  );
const archive = (id: number, archived = true) => request(`setAccessLevelArchived(databaseId: ${id}, archived: ${archived})`);
const restore = (level: { databaseId: number; revision: number }, number: number) =>
  request(`restoreAccessLevelVersion(databaseId: ${level.databaseId}, revision: ${level.revision}, number: ${number})`);
const levelOf = async (key: string) =>
  (await server.request('admin', `{ viewer { accessLevel(key: "${key}") { ${LEVEL} } } }`)).data.viewer.accessLevel;
const messageOf = (answer: { errors: [{ message: string }] }) => answer.errors[0].message;

/**
 * Gives a demo account an access level and signs in with it.
 *
 * @returns the browser, and a function that revokes the level
 */
async function using(key: string, levelId: number) {
  const { db } = server.app.database;
  const userId = await server.idOf(key);
  await db.insert(userAccessLevels).values({ userId, accessLevelId: levelId, createdAt: TEST_NOW });
  const browser = server.browser();
  await browser.logIn(key);
  await browser.graphql(`mutation { switchRole(accessLevelId: ${levelId}) }`);
  return { browser, leave: () => db.delete(userAccessLevels).where(eq(userAccessLevels.accessLevelId, levelId)) };
}

describe('a new access level', () => {
  it('has a key derived from its name, every flag as true or false, and a first version', async () => {
    const { it: level } = (await create({ name: 'Payménts  desk (night)', functionAccess: ['user_create'] })).data;
    expect(level).toMatchObject({ key: 'payments-desk-night', role: 'TRIBE_TEAM_RO', revision: 1 });
    expect(level.pageAccess).toMatchObject({ users: true, courses: false });
    expect(level.functionAccess).toMatchObject({ user_create: true, course_create: false });
    expect(level.versions).toMatchObject([{ number: 1, name: 'Payménts desk (night)', restoredFrom: null }]);
    expect(level.versions[0].savedBy).not.toBeNull();
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ key: 'MEMBER' }, { key: 'Key is not formatted correctly' }],
    [{ key: 'member' }, { key: 'Another access level has this key.' }],
    [{ key: 'new' }, { key: 'This key is the address of another page. Choose another one.' }],
    [{ pageAccess: ['users', 'payroll', 'user_create'] }, { pageAccess: 'Unknown page flags: payroll, user_create' }],
    [{ functionAccess: ['users'] }, { functionAccess: 'Unknown function flags: users' }],
  ])('with %j is refused at its field', async (values, fieldErrors) => {
    const answer = await create(values);
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors });
  });

  it('is created once when the request is repeated with its idempotency key', async () => {
    const again = () =>
      request('createAccessLevel(input: $input, idempotencyKey: "once-and-only-once")', { input: given({ key: 'made-once' }) }, INPUT);
    expect((await again()).data.it.databaseId).toBe((await again()).data.it.databaseId);
  });

  it('needs the function flag in addition to the page flag', async () => {
    const { db } = server.app.database;
    const level = await created({ pageAccess: ['newAccessLevel', 'accessLevel'], functionAccess: [] });
    const { browser, leave } = await using('coach', level.databaseId);
    const call = `mutation ${INPUT} { createAccessLevel(input: $input) { key } }`;
    const input = given({ key: 'by-a-coach', pageAccess: [] });
    expect(codeOf((await browser.graphql(call, { input })).json)).toBe('FORBIDDEN');
    await db
      .update(accessLevels)
      .set({ functionAccess: { 'access-level_create': true } })
      .where(eq(accessLevels.id, level.databaseId));
    expect((await browser.graphql(call, { input })).json.data.createAccessLevel.key).toBe('by-a-coach');
    const lacking = (await browser.graphql(call, { input: { ...input, key: 'too-much', pageAccess: ['users', 'user'] } })).json;
    expect(messageOf(lacking)).toBe('You cannot add what your own access level does not allow: Lists of people, Details of a person.');
    expect(messageOf((await browser.graphql(call, { input: { ...input, key: 'too-high', role: 'ADMIN' } })).json)).toBe(ROLE_ABOVE);
    await leave();
  });
});

describe('an access level', () => {
  it('is saved at its revision, and stores each version with its author', async () => {
    const level = await created();
    const saved = (await update(level, { name: 'Late desk', pageAccess: ['users', 'user'] })).data.it;
    expect(saved).toMatchObject({ name: 'Late desk', key: level.key, revision: 2 });
    expect(saved.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect(codeOf(await update(level, { name: 'Too late' }))).toBe('STALE');
    const same = (await update(saved, { name: 'Late desk', pageAccess: ['user', 'users', 'user'] })).data.it;
    expect(same).toMatchObject({ revision: 2 });
    expect(same.versions).toHaveLength(2);
  });

  it('created before versions existed keeps its old content with its first save', async () => {
    const desk = await levelOf('payments-desk');
    expect(desk.versions).toEqual([]);
    const saved = (await update(desk, { name: 'Payments office', role: desk.role })).data.it;
    expect(saved.versions).toMatchObject([
      { number: 2, name: 'Payments office' },
      { number: 1, name: desk.name, savedBy: null, pageAccess: desk.pageAccess },
    ]);
    const back = (await restore(saved, 1)).data.it;
    expect(back).toMatchObject({ name: desk.name, pageAccess: desk.pageAccess, revision: 3 });
    expect(back.versions[0]).toMatchObject({ number: 3, restoredFrom: 1 });
    expect(codeOf(await restore(back, 17))).toBe('NOT_FOUND');
    expect(codeOf(await restore(saved, 1))).toBe('STALE');
  });

  it('is audited with its content before and after, in the same transaction', async () => {
    const { db } = server.app.database;
    const level = await created();
    await update(level, { name: 'Renamed' });
    const lines = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, level.databaseId)).orderBy(auditEntries.id);
    expect(lines.filter(({ subjectType }) => subjectType === 'access level').map(({ action, after }) => [action, after?.['name']])).toEqual(
      [
        ['createAccessLevel', 'Night desk'],
        ['updateAccessLevel', 'Renamed'],
      ],
    );
    await update({ ...level, revision: 2 }, { name: 'Wrong', pageAccess: ['payroll'] });
    expect(await db.$count(accessLevelVersions, eq(accessLevelVersions.accessLevelId, level.databaseId))).toBe(2);
  });

  it('cannot be changed by its holders, in use or not', async () => {
    const own = await levelOf('admin');
    const without = Object.keys(own.pageAccess).filter((flag) => flag !== 'courses');
    for (const answer of [
      await update(own, { name: 'Admins', role: 'ADMIN', pageAccess: without }),
      await restore(own, 1),
      await archive((await levelOf('admin')).databaseId),
    ])
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codeOf(answer));
    expect(messageOf(await update(own, { role: 'ADMIN' }))).toBe(OWN_LEVEL);
    const { db } = server.app.database;
    const level = await created();
    await db.insert(userAccessLevels).values({ userId: await server.idOf('admin'), accessLevelId: level.databaseId, createdAt: TEST_NOW });
    expect(messageOf(await update(level, { name: 'Mine' }))).toBe(OWN_LEVEL);
    expect(messageOf(await archive(level.databaseId))).toBe(OWN_LEVEL);
    await db.delete(userAccessLevels).where(eq(userAccessLevels.accessLevelId, level.databaseId));
  });

  it('that Atlas assigns automatically cannot be archived', async () => {
    for (const key of ['admin', 'member', 'non-member', 'affiliate'])
      expect([key, messageOf(await archive((await levelOf(key)).databaseId))]).toEqual([key, BUILT_IN_STAYS]);
  });

  it('is archived and restored while people hold it', async () => {
    const level = await created();
    const { browser, leave } = await using('coach', level.databaseId);
    const whoAmI = async () => (await browser.graphql('{ viewer { user { email } } }')).json;
    expect((await whoAmI()).data.viewer.user.email).toMatch(/^coach@/);
    expect((await archive(level.databaseId)).data.it.archivedAt).not.toBeNull();
    expect(codeOf(await whoAmI())).toBe('UNAUTHENTICATED');
    expect((await archive(level.databaseId, false)).data.it.archivedAt).toBeNull();
    expect(codeOf(await update({ ...level, revision: 3 }, { name: 'Back' }))).toBeUndefined();
    await leave();
  });
});

describe('a change', () => {
  it('reaches open sessions at their next request', async () => {
    const level = await created({ role: 'COACH', pageAccess: ['courses'] });
    const { browser, leave } = await using('coach', level.databaseId);
    const courses = async () => (await browser.graphql('{ viewer { courses(first: 1) { totalCount } } }')).json;
    expect((await courses()).data.viewer.courses.totalCount).toBeGreaterThan(0);
    const saved = (await update(level, { role: 'COACH', pageAccess: [] })).data.it;
    expect(codeOf(await courses())).toBe('FORBIDDEN');
    await restore(saved, 1);
    expect((await courses()).errors).toBeUndefined();
    await leave();
  });

  it('leaves someone who manages settings and access levels', async () => {
    const { db } = server.app.database;
    const admins = await db
      .select({ id: userAccessLevels.userId, level: userAccessLevels.accessLevelId })
      .from(userAccessLevels)
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(eq(accessLevels.key, 'admin'));
    // The only managers left hold another level that opens both.
    const keepers = await created({ name: 'Keepers', role: 'ADMIN', pageAccess: [...ADMIN_KEEPS, 'courses'] });
    const { browser, leave } = await using('tribe-team-fa', keepers.databaseId);
    const editor = await created({ name: 'Editors', role: 'ADMIN', pageAccess: ['editAccessLevel', 'accessLevel'] });
    const second = await using('coach', editor.databaseId);
    await db.delete(userAccessLevels).where(eq(userAccessLevels.accessLevelId, admins[0]?.level ?? 0));
    const call = (input: object) =>
      second.browser.graphql(
        `mutation ${INPUT} { updateAccessLevel(databaseId: ${keepers.databaseId}, revision: 1, input: $input) { id } }`,
        { input },
      );
    const without = given({ name: 'Keepers', role: 'ADMIN', pageAccess: ['editAccessLevel'] });
    expect(messageOf((await call(without)).json)).toBe(LAST_SETTINGS);
    const away = `mutation { setAccessLevelArchived(databaseId: ${keepers.databaseId}, archived: true) { id } }`;
    expect(messageOf((await second.browser.graphql(away)).json)).toBe(LAST_SETTINGS);
    expect((await db.select().from(accessLevels).where(eq(accessLevels.id, keepers.databaseId)))[0]).toMatchObject({ revision: 1 });
    const admin = (await db.select().from(accessLevels).where(eq(accessLevels.key, 'admin')))[0];
    const strip = `mutation ${INPUT} { updateAccessLevel(databaseId: ${admin?.id}, revision: ${admin?.revision}, input: $input) { id } }`;
    const stripped = (await browser.graphql(strip, { input: given({ name: 'Admin', role: 'ADMIN', pageAccess: ['editAccessLevel'] }) }))
      .json;
    expect(messageOf(stripped)).toBe(adminKeeps(ADMIN_KEEPS.filter((flag) => flag !== 'editAccessLevel')));
    await db.insert(userAccessLevels).values(admins.map(({ id, level }) => ({ userId: id, accessLevelId: level, createdAt: TEST_NOW })));
    await leave();
    await second.leave();
  });

  it('by two people at once succeeds once', async () => {
    const level = await created();
    const answers = await Promise.all([update(level, { name: 'One' }), update(level, { name: 'Two' })]);
    expect(new Set(answers.map((answer) => codeOf(answer)))).toEqual(new Set(['STALE', undefined]));
  });
});

it('is refused to callers who lack the flags', async () => {
  const level = await created();
  for (const key of ['member', 'coach', 'tribe-team-fa', 'tribe-team-ro']) {
    expect([key, codeOf(await create({ key: 'refused' }, key))]).toEqual([key, 'FORBIDDEN']);
    expect([key, codeOf(await update(level, { name: 'Refused' }, key))]).toEqual([key, 'FORBIDDEN']);
    const versions = '{ viewer { accessLevel(key: "member") { versions { number } } } }';
    expect([key, codeOf(await server.request(key, versions))]).toEqual([key, 'FORBIDDEN']);
  }
});

describe('while impersonating', () => {
  it('no access level can be created, changed or archived', async () => {
    const browser = server.browser();
    await browser.logIn('admin');
    const level = await created();
    await browser.graphql(`mutation { startImpersonation(userId: ${await server.idOf('tribe-team-fa')}, reason: "A look around") }`);
    for (const call of [
      'createAccessLevel(input: { key: "sneaked-in", name: "Sneaked in", role: TRIBE_TEAM_RO, pageAccess: [], functionAccess: [] })',
      `updateAccessLevel(databaseId: ${level.databaseId}, revision: 1, input: { name: "Other", role: TRIBE_TEAM_RO, pageAccess: [], functionAccess: [] })`,
      `setAccessLevelArchived(databaseId: ${level.databaseId}, archived: true)`,
    ])
      expect(codeOf((await browser.graphql(`mutation { it: ${call} { id } }`)).json)).toBe('FORBIDDEN');
  });
});
