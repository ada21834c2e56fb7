import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userErrorOf } from '../../commands/constraintErrors.ts';
import { codeOf, testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { users } from '../users/tables.ts';
import { groupMembers, groups, subgroups } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const db = () => server.app.database.db;
const GROUP = 'databaseId revision name description archivedAt isLed leader { databaseId } coaches { databaseId }';
const SUBGROUP =
  'databaseId revision name capacity meetingDay meetingTime meetingLink nextMeetingAt archivedAt group { databaseId } leader { databaseId } memberCount';

const createGroup = (input: object, key = 'admin') =>
  server.request(key, `mutation ($input: GroupInput!) { it: createGroup(input: $input) { ${GROUP} } }`, { input });
const updateGroup = (group: { databaseId: number; revision: number }, input: object, key = 'admin') =>
  server.request(
    key,
    `mutation ($id: Int!, $revision: Int!, $input: GroupInput!) { it: updateGroup(databaseId: $id, revision: $revision, input: $input) { ${GROUP} } }`,
    { id: group.databaseId, revision: group.revision, input },
  );
const archive = (noun: 'Group' | 'Subgroup', id: number, archived = true, key = 'admin') =>
  server.request(key, `mutation { it: set${noun}Archived(databaseId: ${id}, archived: ${archived}) { archivedAt revision } }`);
const createSubgroup = (input: object, key = 'admin') =>
  server.request(key, `mutation ($input: SubgroupInput!) { it: createSubgroup(input: $input) { ${SUBGROUP} } }`, { input });
const updateSubgroup = (subgroup: { databaseId: number; revision: number }, input: object, key = 'admin') =>
  server.request(
    key,
    `mutation ($id: Int!, $revision: Int!, $input: SubgroupInput!) { it: updateSubgroup(databaseId: $id, revision: $revision, input: $input) { ${SUBGROUP} } }`,
    { id: subgroup.databaseId, revision: subgroup.revision, input },
  );

let made = 0;
const name = (word: string) => `${word} ${(made += 1)}`;
const newGroup = async (word = 'Group') => (await createGroup({ name: name(word) })).data.it;
const newSubgroup = async (groupId: number, more: object = {}) => (await createSubgroup({ groupId, name: name('Part'), ...more })).data.it;
const groupNamed = async (called: string) => (await db().select().from(groups).where(eq(groups.name, called)))[0]?.id ?? 0;

/** People with an account, without a group. */
async function newPeople(count: number): Promise<number[]> {
  const prefix = `grouped-${(made += 1)}`;
  const rows = await db()
    .insert(users)
    .values(
      Array.from({ length: count }, (_none, n) => {
        const key = `${prefix}-${n}`;
        return { email: `${key}@people.example`, tribeId: key, slug: key, firstName: 'Ana', lastName: key, createdAt: TEST_NOW };
      }),
    )
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
}
const join = (userIds: readonly number[], groupId: number, subgroupId: number | null = null) =>
  db()
    .insert(groupMembers)
    .values(userIds.map((userId) => ({ userId, groupId, subgroupId, joinedAt: new Date('2025-03-01T00:00:00Z') })));
const fieldErrorsOf = (answer: { errors: { extensions: { fieldErrors?: object } }[] }) => answer.errors[0]?.extensions.fieldErrors;

describe('a group', () => {
  it('is created with its leader and coaches, and saved at its revision', async () => {
    const [leaderId, coachId] = [await server.idOf('coach'), await server.idOf('expert')];
    const created = await createGroup({ name: ' Silangan ', leaderId, coachIds: [coachId, coachId] });
    const group = created.data.it;
    expect(group).toMatchObject({
      revision: 1,
      name: 'Silangan',
      isLed: true,
      leader: { databaseId: leaderId },
      coaches: [{ databaseId: coachId }],
    });
    const saved = await updateGroup(group, { name: 'Silangan', description: 'Mornings' });
    expect(saved.data.it).toMatchObject({ revision: 2, description: 'Mornings', leader: null, isLed: false, coaches: [] });
    expect(codeOf(await updateGroup(group, { name: 'Too late' }))).toBe('STALE');
    const [entry] = await db()
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.action} = 'updateGroup' and ${auditEntries.subjectId} = ${group.databaseId}`);
    expect(entry).toMatchObject({ before: { leaderId, coachIds: [coachId] }, after: { leaderId: null, coachIds: [] } });
  });

  it('reports each problem at its field', async () => {
    const [archivedId = 0] = await newPeople(1);
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, archivedId));
    const gone = 'This person no longer has an active account. Choose someone else.';
    expect(fieldErrorsOf(await createGroup({ name: 'Amihan' }))).toEqual({ name: 'Another group has this name.' });
    expect(fieldErrorsOf(await createGroup({ name: '' }))).toEqual({ name: 'Name is required' });
    expect(fieldErrorsOf(await createGroup({ name: name('X'), leaderId: archivedId }))).toEqual({ leaderId: gone });
    expect(fieldErrorsOf(await createGroup({ name: name('X'), coachIds: [archivedId] }))).toEqual({ coachIds: gone });
    expect(fieldErrorsOf(await createGroup({ name: name('X'), leaderId: 2_000_000_000 }))).toEqual({ leaderId: gone });
  });

  it('keeps a leader whose account was archived, and counts as not led', async () => {
    const [leaderId = 0] = await newPeople(1);
    const { data } = await createGroup({ name: name('Led'), leaderId });
    await db().update(users).set({ archivedAt: TEST_NOW }).where(eq(users.id, leaderId));
    const saved = (await updateGroup(data.it, { name: data.it.name, leaderId, description: 'Still here' })).data.it;
    expect(saved).toMatchObject({ isLed: false, leader: { databaseId: leaderId } });
    const LIST = `query ($led: Boolean!) { viewer { groups(first: 100, filter: { isLed: $led }) { edges { node { databaseId } } } } }`;
    const listed = async (led: boolean) =>
      (await server.request('admin', LIST, { led })).data.viewer.groups.edges.map(
        ({ node }: { node: { databaseId: number } }) => node.databaseId,
      ) as number[];
    expect(await listed(false)).toContain(saved.databaseId);
    expect(await listed(true)).not.toContain(saved.databaseId);
  });

  it('is not archived while people are in it, and archived accounts do not count', async () => {
    const group = await newGroup();
    const people = await newPeople(2);
    await join(people, group.databaseId);
    const refused = await archive('Group', group.databaseId);
    expect([codeOf(refused), refused.errors[0].message]).toEqual([
      'CONFLICT',
      '2 people are in this group. Move them to another group first.',
    ]);
    await db()
      .update(users)
      .set({ archivedAt: TEST_NOW })
      .where(sql`${users.id} = any(${sql.param(people)})`);
    expect((await archive('Group', group.databaseId)).data.it.archivedAt).toBe(TEST_NOW.toISOString());
    expect((await archive('Group', group.databaseId, false)).data.it.archivedAt).toBeNull();
  });

  it('of another leader does not exist for someone who may edit groups', async () => {
    const mayon = { databaseId: await groupNamed('Mayon'), revision: 1 };
    const amihan = await groupNamed('Amihan');
    await db().execute(sql`update access_levels set page_access = page_access || '{"editGroup": true}' where key = 'coach'`);
    expect(codeOf(await updateGroup(mayon, { name: 'Mine' }, 'coach'))).toBe('NOT_FOUND');
    expect(codeOf(await archive('Group', mayon.databaseId, true, 'coach'))).toBe('NOT_FOUND');
    expect(codeOf(await archive('Group', amihan, true, 'coach'))).toBe('CONFLICT');
    await db().execute(sql`update access_levels set page_access = page_access || '{"editGroup": false}' where key = 'coach'`);
    expect(codeOf(await updateGroup({ databaseId: amihan, revision: 1 }, { name: 'Mine' }, 'coach'))).toBe('FORBIDDEN');
  });
});

describe('a subgroup', () => {
  it('is created with its weekly meeting, and states the next one in Manila', async () => {
    const group = await newGroup();
    const meeting = { meetingDay: 3, meetingTime: '19:30', meetingLink: 'https://meet.example/umaga' };
    const subgroup = await newSubgroup(group.databaseId, { capacity: 8, ...meeting });
    // The test day is a Wednesday.
    expect(subgroup).toMatchObject({ revision: 1, capacity: 8, ...meeting, nextMeetingAt: '2025-11-12T11:30:00.000Z' });
    expect(fieldErrorsOf(await createSubgroup({ groupId: group.databaseId, name: subgroup.name }))).toEqual({
      name: 'Another subgroup of this group has this name.',
    });
    expect(fieldErrorsOf(await createSubgroup({ groupId: group.databaseId, name: name('X'), meetingDay: 3 }))).toEqual({
      meetingTime: 'Meeting time is required',
    });
    expect(codeOf(await updateSubgroup({ ...subgroup, revision: 7 }, { groupId: group.databaseId, name: 'Late' }))).toBe('STALE');
  });

  it('moves to another group with its members, each with an audit entry', async () => {
    const [from, to] = [await newGroup(), await newGroup()];
    const subgroup = await newSubgroup(from.databaseId);
    const people = await newPeople(3);
    await join(people.slice(0, 2), from.databaseId, subgroup.databaseId);
    await join(people.slice(2), from.databaseId);
    const moved = await updateSubgroup(subgroup, { groupId: to.databaseId, name: subgroup.name });
    expect(moved.data.it).toMatchObject({ group: { databaseId: to.databaseId }, memberCount: 2, revision: 2 });
    const places = await db()
      .select()
      .from(groupMembers)
      .where(sql`${groupMembers.userId} = any(${sql.param(people)})`)
      .orderBy(groupMembers.userId);
    expect(places.map(({ groupId, subgroupId }) => [groupId, subgroupId])).toEqual([
      [to.databaseId, subgroup.databaseId],
      [to.databaseId, subgroup.databaseId],
      [from.databaseId, null],
    ]);
    expect(places.map(({ joinedAt }) => joinedAt.toISOString())).toEqual([
      TEST_NOW.toISOString(),
      TEST_NOW.toISOString(),
      '2025-03-01T00:00:00.000Z',
    ]);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.action} = 'moveWithSubgroup' and ${auditEntries.subjectId} = any(${sql.param(people)})`);
    expect(entries.map(({ before, after }) => [before?.['groupId'], after?.['groupId']])).toEqual([
      [from.databaseId, to.databaseId],
      [from.databaseId, to.databaseId],
    ]);
  });

  it('stays with everyone in it when the other group has its name', async () => {
    const [from, to] = [await newGroup(), await newGroup()];
    const [subgroup, twin] = [await newSubgroup(from.databaseId), await newSubgroup(to.databaseId)];
    const [person = 0] = await newPeople(1);
    await join([person], from.databaseId, subgroup.databaseId);
    const refused = await updateSubgroup(subgroup, { groupId: to.databaseId, name: twin.name });
    expect(fieldErrorsOf(refused)).toEqual({ name: 'Another subgroup of this group has this name.' });
    const [place] = await db().select().from(groupMembers).where(eq(groupMembers.userId, person));
    expect(place).toMatchObject({ groupId: from.databaseId, subgroupId: subgroup.databaseId });
  });

  it('is not put into an archived group, nor restored in one', async () => {
    const [group, other] = [await newGroup(), await newGroup()];
    const subgroup = await newSubgroup(group.databaseId);
    await archive('Group', other.databaseId);
    const archived = { groupId: 'This group is archived.' };
    expect(fieldErrorsOf(await updateSubgroup(subgroup, { groupId: other.databaseId, name: subgroup.name }))).toEqual(archived);
    expect(fieldErrorsOf(await createSubgroup({ groupId: other.databaseId, name: name('X') }))).toEqual(archived);
    await archive('Subgroup', subgroup.databaseId);
    await archive('Group', group.databaseId);
    const refused = await archive('Subgroup', subgroup.databaseId, false);
    expect(refused.errors[0].message).toBe(`Restore ${group.name} first.`);
  });

  it('is not archived while people are in it', async () => {
    const group = await newGroup();
    const subgroup = await newSubgroup(group.databaseId);
    await join(await newPeople(1), group.databaseId, subgroup.databaseId);
    const refused = await archive('Subgroup', subgroup.databaseId);
    expect(refused.errors[0].message).toBe('One person is in this subgroup. Move them to another subgroup first.');
    const [row] = await db().select().from(subgroups).where(eq(subgroups.id, subgroup.databaseId));
    expect(row).toMatchObject({ archivedAt: null, revision: 1 });
  });

  it('of a group that a head coach does not head does not exist for them', async () => {
    const [amihan, mayon] = [await groupNamed('Amihan'), await groupNamed('Mayon')];
    const own = (await createSubgroup({ groupId: amihan, name: name('Own') }, 'head-coach')).data.it;
    const other = await newSubgroup(mayon);
    expect(codeOf(await updateSubgroup(other, { groupId: mayon, name: 'Mine' }, 'head-coach'))).toBe('NOT_FOUND');
    expect(codeOf(await archive('Subgroup', other.databaseId, true, 'head-coach'))).toBe('NOT_FOUND');
    const notYours = { groupId: 'This group no longer exists, or it is not one of yours.' };
    expect(fieldErrorsOf(await createSubgroup({ groupId: mayon, name: name('X') }, 'head-coach'))).toEqual(notYours);
    expect(fieldErrorsOf(await updateSubgroup(own, { groupId: mayon, name: own.name }, 'head-coach'))).toEqual(notYours);
    expect((await archive('Subgroup', own.databaseId, true, 'head-coach')).data.it.archivedAt).not.toBeNull();
  });

  it('shows its meeting link only to its people and to those responsible for it', async () => {
    const id =
      (
        await db()
          .select()
          .from(groupMembers)
          .where(eq(groupMembers.userId, await server.idOf('member')))
      )[0]?.subgroupId ?? 0;
    const query = '{ viewer { subgroup(databaseId: ID) { name meetingLink } } }'.replace('ID', String(id));
    const seen = async (key: string) => (await server.request(key, query)).data.viewer.subgroup;
    expect((await seen('member')).meetingLink).toBe('https://meet.example/amihan-1');
    expect((await seen('coach')).meetingLink).toBe('https://meet.example/amihan-1');
    expect(await seen('upcoming')).toBeNull();
  });
});

describe('a person in two groups', () => {
  it('is rejected by the database with a message', async () => {
    const [one, two] = [await newGroup(), await newGroup()];
    const people = await newPeople(1);
    await join(people, one.databaseId);
    const error: unknown = await join(people, two.databaseId).then(
      () => null,
      (problem: unknown) => problem,
    );
    expect(error).toMatchObject({ cause: { constraint: 'group_members_pkey' } });
    expect(userErrorOf(error)).toMatchObject({ code: 'CONFLICT' });
  });
});
