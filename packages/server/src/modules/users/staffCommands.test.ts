import { LEVEL_ALLOWS_MORE, NO_LEVELS_WHILE_IMPERSONATING, PERSON_IS_ABOVE } from '@atlas/domain/access';
import { UNCONFIRMED_AFFILIATE } from '@atlas/domain/affiliates';
import { ADDRESS_OF_ARCHIVED, ADDRESS_OF_PERSON } from '@atlas/domain/users';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOfJob, contextOfReader } from '../../commands/context.ts';
import { codeOf, contextOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { batches } from '../batches/tables.ts';
import { updateUser } from './staffCommands.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const levelId = async (key: string) => (await db().select().from(accessLevels).where(eq(accessLevels.key, key)))[0]?.id ?? 0;
const personOf = async (email: string) => (await db().select().from(users).where(eq(users.email, email)))[0];
const fieldErrorsOf = (answer: Answer['json']) => answer.errors?.[0]?.extensions.fieldErrors;
const lastLine = async (action: string) => {
  const line = (await readAuditEntries(db(), eq(auditEntries.action, action))).at(-1);
  return line;
};
const batchId = async (archivedAt: Date | null = null) => {
  const name = `Batch of ${crypto.randomUUID()}`;
  const values = { name, launchFrom: '2025-11-01', launchTo: '2025-11-30', archivedAt, createdAt: TEST_NOW };
  return (await db().insert(batches).values(values).returning({ id: batches.id }))[0]?.id ?? 0;
};

const CREATE = `mutation ($input: NewUserInput!, $key: String) { createUser(input: $input, idempotencyKey: $key) {
  databaseId name type tribeId accessLevelNames batch { databaseId } isEmailConfirmed } }`;
const created = async (key: string, input: Record<string, unknown>, idempotencyKey: string | null = null) =>
  server.request(key, CREATE, {
    input: { firstName: 'Ana', email: 'ana@new.example', accessLevelId: await levelId('non-member'), ...input },
    key: idempotencyKey,
  });

describe('a new person', () => {
  it('has an account without a password, and an empty last name where none is given', async () => {
    const batch = await batchId();
    const input = { email: ' Ana@First.Example ', mobileNumber: '0917 123-4567', batchId: batch };
    expect((await created('tribe-team-fa', input)).data.createUser).toMatchObject({
      name: 'Ana',
      type: 'NON_MEMBER',
      accessLevelNames: ['Non-member'],
      batch: { databaseId: batch },
      isEmailConfirmed: false,
    });
    expect(await personOf('ana@first.example')).toMatchObject({ lastName: '', passwordHash: null, mobileNumber: '+639171234567' });
    expect(await lastLine('createUser')).toMatchObject({
      actorId: await server.idOf('tribe-team-fa'),
      subjectType: 'user',
      after: { email: 'ana@first.example', accessLevels: ['non-member'] },
    });
  });

  it('is added once, even when the form is sent twice', async () => {
    const [first, second] = [
      await created('admin', { email: 'ana@twice.example' }, 'the same intention'),
      await created('admin', { email: 'ana@twice.example' }, 'the same intention'),
    ];
    expect(second.data.createUser.databaseId).toBe(first.data.createUser.databaseId);
  });

  it('is invited with the account, by one email even when the form is sent twice', async () => {
    const input = { email: 'ana@invited.example', sendsLink: true };
    for (const _twice of [1, 2]) expect((await created('tribe-team-fa', input, 'an invitation of the test')).errors).toBeUndefined();
    const person = await personOf('ana@invited.example');
    const mails = await db().select().from(outbox).where(eq(outbox.recipient, 'ana@invited.example'));
    expect(mails).toMatchObject([{ kind: 'setPassword', userId: person?.id, state: 'waiting', payload: { firstName: 'Ana' } }]);
    expect(await lastLine('sendUserCredential')).toMatchObject({ actorId: await server.idOf('tribe-team-fa'), subjectId: person?.id });
  });

  it('is not invited by default', async () => {
    await created('admin', { email: 'ana@uninvited.example' });
    expect(await db().$count(outbox, eq(outbox.recipient, 'ana@uninvited.example'))).toBe(0);
  });

  it('has neither account nor email when one of the two cannot be written', async () => {
    await db().execute(sql`alter table outbox add constraint no_mail check (recipient <> 'ana@half.example')`);
    const { errors } = await created('admin', { email: 'ana@half.example', sendsLink: true });
    await db().execute(sql`alter table outbox drop constraint no_mail`);
    expect(errors).toHaveLength(1);
    expect(await personOf('ana@half.example')).toBeUndefined();
  });

  it('is a member at once with a level above non-member', async () => {
    const answer = await created('admin', { email: 'ana@member.example', accessLevelId: await levelId('member') });
    expect(answer.data.createUser).toMatchObject({ type: 'MEMBER', accessLevelNames: ['Member'] });
  });

  it.each([
    ['an address that has an account', { email: 'Member@atlas.example' }, { email: ADDRESS_OF_PERSON }],
    ['the address of an archived account', { email: 'Archived@atlas.example' }, { email: ADDRESS_OF_ARCHIVED }],
    ['no first name', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['an invalid mobile number', { mobileNumber: '12' }, { mobileNumber: 'Invalid mobile number!' }],
    ['a batch that does not exist', { batchId: 999_999 }, { batchId: 'This batch no longer exists.' }],
    ['a level that does not exist', { accessLevelId: 999_999 }, { accessLevelId: 'This access level no longer exists.' }],
  ])('is rejected with a message at the field: %s', async (_what, input, errors) => {
    expect(fieldErrorsOf(await created('admin', { email: 'ana@refused.example', ...input }))).toEqual(errors);
    expect(await personOf('ana@refused.example')).toBeUndefined();
  });

  it.each([
    ['an archived account', 'archived', '/community/archivedUsers/'],
    ['a member', 'member', '/community/members/'],
    ['a non-member', 'non-member', '/community/non-members/'],
  ])('whose address belongs to %s is rejected with the page of that person', async (_what, key, page) => {
    const answer = await created('tribe-team-fa', { email: `${key}@atlas.example` });
    expect(answer.errors?.[0]?.extensions.existing).toBe(`${page}${await server.idOf(key)}`);
  });

  it('cannot be put into an archived batch', async () => {
    const answer = await created('admin', { email: 'ana@refused.example', batchId: await batchId(TEST_NOW) });
    expect(fieldErrorsOf(answer)).toEqual({ batchId: 'This batch no longer exists.' });
  });

  it('does not become an affiliate before the address is confirmed', async () => {
    const answer = await created('admin', { email: 'ana@refused.example', accessLevelId: await levelId('affiliate') });
    expect(fieldErrorsOf(answer)).toEqual({ accessLevelId: UNCONFIRMED_AFFILIATE });
  });

  it('does not get a level that allows more than that of the caller', async () => {
    const answer = await created('tribe-team-fa', { email: 'ana@refused.example', accessLevelId: await levelId('admin') });
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual(['FORBIDDEN', LEVEL_ALLOWS_MORE]);
    expect(await personOf('ana@refused.example')).toBeUndefined();
  });

  it('cannot be added during a staff view', async () => {
    const admin = await server.as('admin');
    const userId = await server.idOf('tribe-team-fa');
    await admin.graphql('mutation ($userId: Int!) { startImpersonation(userId: $userId, reason: "Looks") }', { userId });
    const input = { firstName: 'Ana', email: 'ana@refused.example', accessLevelId: await levelId('non-member') };
    const { json } = await admin.graphql(CREATE, { input });
    await admin.graphql('mutation { stopImpersonation }');
    expect([codeOf(json), json.errors?.[0]?.message]).toEqual(['FORBIDDEN', NO_LEVELS_WHILE_IMPERSONATING]);
  });
});

describe('the levels to give', () => {
  const levelsFor = async (key: string) => {
    const answer = await server.request(key, '{ viewer { levelsToGive { key } } }');
    return answer.data?.viewer.levelsToGive.map((level: { key: string }) => level.key) ?? codeOf(answer);
  };

  it('are those that allow nothing beyond the caller’s own', async () => {
    expect(await levelsFor('admin')).toContain('admin');
    const own = await levelsFor('tribe-team-fa');
    expect(own).toContain('member');
    expect(own).not.toContain('admin');
    expect(await levelsFor('coach')).toBe('FORBIDDEN');
  });

  it('are listed for a person with when they were given and why they cannot be revoked', async () => {
    const HELD = 'query ($id: Int!) { viewer { member(databaseId: $id) { heldLevels { since whyNotTaken accessLevel { key } } } } }';
    const id = await server.idOf('admin');
    const [held] = await db()
      .select()
      .from(userAccessLevels)
      .where(and(eq(userAccessLevels.userId, id), eq(userAccessLevels.accessLevelId, await levelId('admin'))));
    const heldFor = async (key: string) => (await server.request(key, HELD, { id })).data.viewer.member.heldLevels;
    const admin = { since: held?.createdAt.toISOString(), accessLevel: { key: 'admin' } };
    expect(await heldFor('admin')).toContainEqual({ ...admin, whyNotTaken: null });
    expect(await heldFor('tribe-team-fa')).toContainEqual({ ...admin, whyNotTaken: LEVEL_ALLOWS_MORE });
  });
});

describe('the details of a person', () => {
  const UPDATE = `mutation ($id: Int!, $revision: Int!, $input: UserInput!) { updateUser(databaseId: $id, revision: $revision, input: $input) {
    revision email slug about userProfile { firstName lastName birthdate } batch { databaseId } } }`;
  const newcomer = async () => (await personOf('newcomer@atlas.example')) ?? expect.fail('There is no newcomer');
  const updated = async (key: string, input: Record<string, unknown>, revision?: number) => {
    const { id, revision: last } = await newcomer();
    return server.request(key, UPDATE, { id, revision: revision ?? last, input: { firstName: 'Joy', ...input } });
  };

  it('are saved as a whole, except the profile address and the email address', async () => {
    const { email, slug, revision } = await newcomer();
    const batch = await batchId();
    const input = { lastName: 'Alonzo', birthdate: '1998-04-30', about: 'Paints.', batchId: batch };
    expect((await updated('tribe-team-fa', input)).data.updateUser).toEqual({
      revision: revision + 1,
      email,
      slug,
      about: 'Paints.',
      userProfile: { firstName: 'Joy', lastName: 'Alonzo', birthdate: '1998-04-30' },
      batch: { databaseId: batch },
    });
    expect(await lastLine('updateUser')).toMatchObject({ subjectType: 'user', after: { about: 'Paints.', batchId: batch } });
    expect((await updated('admin', {})).data.updateUser).toMatchObject({ about: null, batch: null, userProfile: { lastName: '' } });
  });

  it('keep a batch that was archived since, and accept no other archived one', async () => {
    const batch = await batchId();
    await updated('admin', { batchId: batch });
    await db().update(batches).set({ archivedAt: TEST_NOW }).where(eq(batches.id, batch));
    expect((await updated('admin', { batchId: batch })).data.updateUser.batch).toEqual({ databaseId: batch });
    const answer = await updated('admin', { batchId: await batchId(TEST_NOW) });
    expect(fieldErrorsOf(answer)).toEqual({ batchId: 'This batch no longer exists.' });
  });

  it('are not saved over the changes of someone else', async () => {
    const { revision } = await newcomer();
    await updated('admin', { about: 'First' });
    expect(codeOf(await updated('admin', { about: 'Second' }, revision))).toBe('STALE');
    expect((await newcomer()).about).toBe('First');
  });

  it('of someone with a higher role stay unchanged, also in a job of a person below', async () => {
    const admin = (await personOf('admin@atlas.example')) ?? expect.fail('There is no administrator');
    const input = { firstName: 'Changed' };
    const answer = await server.request('tribe-team-fa', UPDATE, { id: admin.id, revision: admin.revision, input });
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual(['FORBIDDEN', PERSON_IS_ABOVE]);
    const { reader } = (await contextOf(server.app, 'tribe-team-fa')).source;
    const job = contextOfReader(server.app, { id: 'import 1', impersonatorId: null }, reader);
    await expect(updateUser(job, admin, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const noOne = contextOfJob(server.app, { id: 'import 1', userId: reader.userId });
    await expect(updateUser(noOne, admin, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await personOf('admin@atlas.example')).toEqual(admin);
  });

  it('are for staff who manage the person and hold the flag', async () => {
    const setFlag = (held: boolean) =>
      db().execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ editUser: held })}::jsonb where key = 'coach'`,
      );
    expect(codeOf(await updated('coach', {}))).toBe('FORBIDDEN');
    await setFlag(true);
    const answer = await updated('coach', {});
    await setFlag(false);
    expect(codeOf(answer)).toBe('NOT_FOUND');
  });
});
