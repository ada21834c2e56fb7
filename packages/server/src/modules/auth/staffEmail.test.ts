import { CONFIRMATION_INVALID, EMAIL_CHANGED, EMAIL_TAKEN_MEANWHILE, NO_PENDING_CHANGE } from '@atlas/domain/auth';
import { ADDRESS_OF_ARCHIVED, ADDRESS_OF_PERSON, EMAIL_OF_PERSON } from '@atlas/domain/users';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmationToken, signInAnew, signUpPerson, type SignedUp } from '../../testing/testPeople.ts';
import { codeOf, testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { users } from '../users/tables.ts';
import { emailConfirmations } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

const db = () => server.app.database.db;
const CHANGE =
  'mutation ($id: Int!, $input: UserEmailInput!) { changeUserEmail(databaseId: $id, input: $input) { email account { emailChange { email } } } }';
const change = (key: string, id: number, email: string, reason = 'Lost the mailbox') =>
  server.request(key, CHANGE, { id, input: { email, reason } });
const resend = (key: string, id: number) =>
  server.request(key, `mutation { resendEmailChange(databaseId: ${id}) { account { emailChange { email } } } }`);
const withdraw = (key: string, id: number) =>
  server.request(key, `mutation { withdrawEmailChange(databaseId: ${id}) { account { emailChange { email } } } }`);
const CONFIRM = 'mutation C($token: String!) { confirmEmail(token: $token) { isConfirmed message } }';
const confirm = async (token: string) => (await server.browser().graphql(CONFIRM, { token })).json.data.confirmEmail;
const mailed = (to: string) => db().select().from(outbox).where(eq(outbox.recipient, to)).orderBy(desc(outbox.id));
const isSignedIn = async (browser: Browser) => (await browser.send('/api/auth?method=getToken')).text !== '';
const mayEnter = async (email: string, password: string) => (await signInAnew(server, { email, password })).answer.status === 200;
const addressOf = async (id: number) => (await db().select().from(users).where(eq(users.id, id)))[0]?.email;
const audited = async (action: string, { id }: SignedUp) =>
  (await readAuditEntries(db(), eq(auditEntries.action, action))).filter(({ subjectId }) => subjectId === id);
const later = (hours: number) => server.app.setNow(new Date(TEST_NOW.getTime() + hours * 3_600_000));
const giveLevel = (id: number, key: string) =>
  db().execute(sql`insert into user_access_levels (user_id, access_level_id, created_at)
    select ${id}, id, ${TEST_NOW} from access_levels where key = ${key} on conflict do nothing`);

describe('a change of address by staff', () => {
  it('takes effect once the link is opened, ends every session and tells both addresses', async () => {
    const person = await signUpPerson(server);
    const email = `new.${person.email}`;
    const { data } = await change('tribe-team-fa', person.id, ` ${email.toUpperCase()}`);
    expect(data.changeUserEmail).toEqual({ email: person.email, account: { emailChange: { email } } });
    expect((await mailed(email))[0]).toMatchObject({ kind: 'confirmEmail', payload: { isChange: true, isByStaff: true } });
    expect((await mailed(person.email))[0]).toMatchObject({ kind: 'accountChanged', payload: { change: 'emailAskedByStaff', email } });
    expect([await mayEnter(person.email, person.password), await mayEnter(email, person.password)]).toEqual([true, false]);

    const token = await confirmationToken(server, person);
    expect(await confirm(token)).toEqual({ isConfirmed: true, message: EMAIL_CHANGED });
    expect(await isSignedIn(person.browser)).toBe(false);
    expect([await mayEnter(person.email, person.password), await mayEnter(email, person.password)]).toEqual([false, true]);
    for (const to of [person.email, email])
      expect((await mailed(to))[0]).toMatchObject({ kind: 'accountChanged', payload: { change: 'email' } });
    const requestedById = await server.idOf('tribe-team-fa');
    expect(await audited('askToChangeEmail', person)).toMatchObject([
      { actorId: requestedById, after: { email }, reason: 'Lost the mailbox' },
    ]);
    expect(await audited('changeEmail', person)).toMatchObject([{ before: { email: person.email }, after: { email, requestedById } }]);
  });

  it('stores nothing from which the link could be made without the secret of the installation', async () => {
    const person = await signUpPerson(server);
    await change('admin', person.id, `new.${person.email}`);
    const token = await confirmationToken(server, person);
    const { rows } = await db().execute(sql`select row_to_json(c)::text as it from email_confirmations c where user_id = ${person.id}
      union all select row_to_json(o)::text from outbox o where user_id = ${person.id}`);
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('changes the address once, however often the link is opened', async () => {
    const person = await signUpPerson(server);
    await change('admin', person.id, `new.${person.email}`);
    const token = await confirmationToken(server, person);
    await confirm(token);
    await db()
      .update(users)
      .set({ email: `third.${person.email}` })
      .where(eq(users.id, person.id));
    expect(await confirm(token)).toEqual({ isConfirmed: false, message: CONFIRMATION_INVALID });
    expect(await addressOf(person.id)).toBe(`third.${person.email}`);
    expect(await audited('changeEmail', person)).toHaveLength(1);
  });

  it.each([
    ['accepts a link just before 24 hours', 24 - 1 / 3600, true],
    ['rejects a link after 24 hours', 24, false],
  ])('%s', async (_what, hours, isConfirmed) => {
    const person = await signUpPerson(server);
    await change('admin', person.id, `new.${person.email}`);
    const token = await confirmationToken(server, person);
    later(hours);
    expect(await confirm(token)).toMatchObject({ isConfirmed });
  });

  it('ends the links for a new password that were sent to the old address', async () => {
    const person = await signUpPerson(server);
    await db().execute(sql`insert into password_resets (user_id, email, token_hash, nonce, expires_at, created_at)
      values (${person.id}, ${person.email}, ${Buffer.from(person.email)}, ${Buffer.from('n')}, ${TEST_NOW}::timestamptz + interval '1 hour', ${TEST_NOW})`);
    await change('admin', person.id, `new.${person.email}`);
    await confirm(await confirmationToken(server, person));
    const { rows } = await db().execute<{ open: number }>(
      sql`select count(*)::int as open from password_resets where user_id = ${person.id} and used_at is null and expires_at > ${TEST_NOW}`,
    );
    expect(rows[0]?.open).toBe(0);
  });

  it.each([
    ['an address of another account', () => 'Member@atlas.example', ADDRESS_OF_PERSON],
    ['the address of an archived account', () => 'archived@atlas.example', ADDRESS_OF_ARCHIVED],
    ['the current one', (person: SignedUp) => person.email, EMAIL_OF_PERSON],
  ])('is rejected at the field for %s', async (_what, given, message) => {
    const person = await signUpPerson(server);
    const { errors } = await change('admin', person.id, given(person));
    expect(errors[0].extensions.fieldErrors).toEqual({ email: message });
    expect(await mailed(person.email)).toHaveLength(1);
  });

  it('needs a reason and a valid address', async () => {
    const person = await signUpPerson(server);
    const { errors } = await change('admin', person.id, 'juan', ' ');
    expect(Object.keys(errors[0].extensions.fieldErrors)).toEqual(['email', 'reason']);
  });

  it('fails with a clear message where someone else took the address in the meantime', async () => {
    const [person, other] = [await signUpPerson(server), await signUpPerson(server)];
    const email = `new.${person.email}`;
    await change('admin', person.id, email);
    await db().update(users).set({ email }).where(eq(users.id, other.id));
    expect(await confirm(await confirmationToken(server, person))).toEqual({ isConfirmed: false, message: EMAIL_TAKEN_MEANWHILE });
    expect(codeOf(await resend('admin', person.id))).toBe('CONFLICT');
    expect(await isSignedIn(person.browser)).toBe(true);
  });

  it('is sent again with a new time, which ends the link from before', async () => {
    const person = await signUpPerson(server);
    const email = `new.${person.email}`;
    await change('admin', person.id, email);
    const former = await confirmationToken(server, person);
    later(20);
    expect((await resend('tribe-team-fa', person.id)).data.resendEmailChange).toEqual({ account: { emailChange: { email } } });
    expect(await confirm(former)).toMatchObject({ isConfirmed: false });
    later(43);
    expect(await confirm(await confirmationToken(server, person))).toEqual({ isConfirmed: true, message: EMAIL_CHANGED });
    expect(await audited('resendEmailChange', person)).toHaveLength(1);
  });

  it('is withdrawn by staff, once, and can no longer be sent again', async () => {
    const person = await signUpPerson(server);
    await change('admin', person.id, `new.${person.email}`);
    const token = await confirmationToken(server, person);
    for (const _twice of [1, 2])
      expect((await withdraw('admin', person.id)).data.withdrawEmailChange).toEqual({ account: { emailChange: null } });
    expect(await confirm(token)).toMatchObject({ isConfirmed: false });
    expect(await audited('cancelEmailChange', person)).toHaveLength(1);
    expect((await resend('admin', person.id)).errors[0].message).toBe(NO_PENDING_CHANGE);
  });

  it('is withdrawn by the person on their account page', async () => {
    const person = await signUpPerson(server);
    await change('admin', person.id, `new.${person.email}`);
    const token = await confirmationToken(server, person);
    await person.browser.graphql('mutation { cancelEmailChange { pendingEmail } }');
    expect(await confirm(token)).toMatchObject({ isConfirmed: false });
  });

  it.each(['coach', 'head-coach', 'success-manager', 'tribe-team-ro', 'team-lead', 'member'])('is forbidden for %s', async (key) => {
    const person = await signUpPerson(server);
    expect(codeOf(await change(key, person.id, `new.${person.email}`))).toBe('FORBIDDEN');
    expect(await db().$count(emailConfirmations, eq(emailConfirmations.email, `new.${person.email}`))).toBe(0);
  });

  it('is forbidden for staff about an administrator, themselves and an archived person, and allowed to another administrator', async () => {
    const person = await signUpPerson(server);
    await giveLevel(person.id, 'admin');
    expect(codeOf(await change('tribe-team-fa', person.id, `new.${person.email}`))).toBe('FORBIDDEN');
    expect((await change('admin', person.id, `new.${person.email}`)).errors).toBeUndefined();
    expect(codeOf(await change('admin', await server.idOf('admin'), 'boss@example.com'))).toBe('FORBIDDEN');
    expect(codeOf(await change('admin', await server.idOf('archived'), 'gone@example.com'))).toBe('FORBIDDEN');
    expect(codeOf(await change('admin', 2_000_000_000, 'no.one@example.com'))).toBe('NOT_FOUND');
  });

  it('loses its effect for a person who rose above the member of staff in the meantime', async () => {
    const person = await signUpPerson(server);
    await change('tribe-team-fa', person.id, `new.${person.email}`);
    await giveLevel(person.id, 'admin');
    expect(await confirm(await confirmationToken(server, person))).toEqual({ isConfirmed: false, message: CONFIRMATION_INVALID });
    expect(await addressOf(person.id)).toBe(person.email);
  });

  it('is shown to holders of editUser only', async () => {
    const QUERY = (id: number) =>
      `{ viewer { member(databaseId: ${id}) { account { whyNotChangeEmail emailChange { email reason requestedBy { name } expiresAt } } } } }`;
    const person = await signUpPerson(server);
    await giveLevel(person.id, 'member');
    await change('admin', person.id, `new.${person.email}`);
    expect((await server.request('tribe-team-fa', QUERY(person.id))).data.viewer.member.account).toMatchObject({
      whyNotChangeEmail: null,
      emailChange: { email: `new.${person.email}`, reason: 'Lost the mailbox', requestedBy: { name: 'Paolo Reyes' } },
    });
    expect((await server.request('tribe-team-ro', QUERY(person.id))).data.viewer.member.account).toEqual({
      whyNotChangeEmail: 'This person is not assigned to you.',
      emailChange: null,
    });
  });
});

describe('the emails to confirm an address', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await testServer({ settings: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => limited.close());

  it('are limited for each person, over all staff', async () => {
    const userId = await limited.idOf('non-member');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1)
      codes.push(
        codeOf(await limited.request('admin', CHANGE, { id: userId, input: { email: `limit${n}@example.com`, reason: 'Lost it' } })),
      );
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(codeOf(await limited.request('tribe-team-fa', `mutation { resendEmailChange(databaseId: ${userId}) { id } }`))).toBe(
      'RATE_LIMITED',
    );
  });
});
