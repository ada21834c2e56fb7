import { PROFILE_ADDRESS_TAKEN, TOO_MANY_WINS } from '@atlas/domain/users';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, testServer, type Answer, type TestServer } from '../../testing/testServer.ts';
import { readAuditEntries } from '../audit/repo.ts';
import { auditEntries } from '../audit/tables.ts';
import { files } from '../files/tables.ts';
import { users, wins } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const person = async (key: string) => {
  const [row] = await db()
    .select()
    .from(users)
    .where(eq(users.id, await server.idOf(key)));
  if (!row) throw new Error(`There is no ${key}`);
  return row;
};
const lastAudit = async (action: string) => {
  const line = (await readAuditEntries(db(), eq(auditEntries.action, action))).at(-1);
  return line;
};
const fieldErrorsOf = (answer: Answer['json']) => answer.errors?.[0]?.extensions.fieldErrors;

describe('the caller’s profile', () => {
  const UPDATE = `mutation ($revision: Int!, $input: ProfileInput!) {
    updateProfile(revision: $revision, input: $input) { revision slug mobileNumber country userProfile { firstName middleName lastName birthdate } } }`;
  const update = async (key: string, input: Record<string, unknown>, revision?: number) =>
    server.request(key, UPDATE, {
      revision: revision ?? (await person(key)).revision,
      input: { firstName: 'Joy', slug: 'joy-alonzo', ...input },
    });

  it('is saved as a whole: omitted fields become empty, and the last name is optional', async () => {
    const { revision } = await person('newcomer');
    const given = { firstName: ' Joy ', mobileNumber: '0917 123-4567', birthdate: '1998-04-30', country: 'Philippines', slug: 'joy-2' };
    expect((await update('newcomer', given)).data.updateProfile).toEqual({
      revision: revision + 1,
      slug: 'joy-2',
      mobileNumber: '+639171234567',
      country: 'Philippines',
      userProfile: { firstName: 'Joy', middleName: null, lastName: '', birthdate: '1998-04-30' },
    });
    expect(await person('newcomer')).toMatchObject({ lastName: '', about: null, province: null });
    expect(await lastAudit('updateProfile')).toMatchObject({
      actorId: await server.idOf('newcomer'),
      onBehalfOfId: null,
      before: { slug: 'joy-alonzo' },
      after: { slug: 'joy-2', lastName: '' },
    });
  });

  it.each([
    [{ mobileNumber: '12345' }, { mobileNumber: 'Invalid mobile number!' }],
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ firstName: '\u200b' }, { firstName: 'First name is required' }],
    [{ firstName: 'Joy\nBcc: ana@example.com' }, { firstName: 'First name contains hidden characters. Type it again.' }],
    [{ lastName: 'Alonzo\u202e' }, { lastName: 'Last name contains hidden characters. Type it again.' }],
    [{ city: 'Cebu\u0000' }, { city: 'City contains hidden characters. Type it again.' }],
    [{ birthdate: '2999-01-01' }, { birthdate: 'Birth date cannot be in the future' }],
    [{ slug: 'edit' }, { slug: 'This profile address is reserved. Choose another one.' }],
    [{ slug: 'Joy Alonzo' }, { slug: 'Use 3 to 40 lower-case letters, digits and dashes.' }],
  ])('is rejected with a message per field: %j', async (input, errors) => {
    const before = await person('newcomer');
    expect(fieldErrorsOf(await update('newcomer', input))).toEqual(errors);
    expect(await person('newcomer')).toEqual(before);
  });

  it('is stored without invisible characters, and with a normalized phone number', async () => {
    const given = {
      firstName: '\ufeffJoy\u00a0 Nin\u0303a\u200b',
      about: 'One\r\ntwo\u0000',
      mobileNumber: '+63\u00a00917\u2011123\u20134567',
    };
    expect((await update('newcomer', { ...given, slug: 'joy-3' })).errors).toBeUndefined();
    expect(await person('newcomer')).toMatchObject({ firstName: 'Joy Ni\u00f1a', about: 'One\ntwo', mobileNumber: '+639171234567' });
  });

  it('rejects an address that is taken, regardless of case', async () => {
    const { slug } = await person('coach');
    await db().update(users).set({ slug: 'Liza-Manalo' }).where(eq(users.slug, slug));
    expect(fieldErrorsOf(await update('newcomer', { slug: 'liza-manalo' }))).toEqual({ slug: PROFILE_ADDRESS_TAKEN });
    await db().update(users).set({ slug }).where(eq(users.slug, 'liza-manalo'));
  });

  it('is rejected from an older revision', async () => {
    const { revision } = await person('newcomer');
    expect(codeOf(await update('newcomer', {}, revision - 1))).toBe('STALE');
  });

  it('is changed for the person of a staff view, and the audit contains both people', async () => {
    const browser = server.browser();
    await browser.logIn('admin');
    const [adminId, memberId] = [await server.idOf('admin'), await server.idOf('expiring')];
    await browser.graphql(`mutation { startImpersonation(userId: ${memberId}, reason: "Cannot open her course") }`);
    const { revision } = await person('expiring');
    const answer = await browser.graphql(UPDATE, { revision, input: { firstName: 'Anna', lastName: 'Lim', slug: 'anna-lim-2' } });
    expect(answer.json.errors).toBeUndefined();
    expect(await lastAudit('updateProfile')).toMatchObject({ actorId: adminId, onBehalfOfId: memberId, subjectId: memberId });
  });

  it('has a Facebook profile that is set and removed separately', async () => {
    const set = (facebookProfile: string | null) =>
      server.request('newcomer', 'mutation ($to: String) { setFacebookProfile(facebookProfile: $to) { facebookProfile } }', {
        to: facebookProfile,
      });
    expect(fieldErrorsOf(await set('instagram.com/joy'))).toEqual({
      facebookProfile: 'Enter a valid fb profile (e.g., facebook.com/[username])',
    });
    expect(fieldErrorsOf(await set('facebook.com/watch'))).toBeDefined();
    expect((await set('facebook.com/share/1AbCdEfGhi/')).data.setFacebookProfile).toEqual({
      facebookProfile: 'facebook.com/share/1AbCdEfGhi/',
    });
    expect((await set('fb.com/joy.alonzo')).data.setFacebookProfile).toEqual({ facebookProfile: 'fb.com/joy.alonzo' });
    const { revision } = await person('newcomer');
    expect((await set('fb.com/joy.alonzo')).data.setFacebookProfile).toEqual({ facebookProfile: 'fb.com/joy.alonzo' });
    expect((await person('newcomer')).revision).toBe(revision);
    expect((await set('')).data.setFacebookProfile).toEqual({ facebookProfile: null });
  });
});

/** Uploads a picture of 800 by 400 pixels for a record. */
async function sendPicture(key: string, owner: string, ownerId: number, purpose: string, name = 'photo.png') {
  const { default: sharp } = await import('sharp');
  const body = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0b6e69' } })
    .png()
    .toBuffer();
  const query = new URLSearchParams({ owner, ownerId: String(ownerId), purpose, name });
  return (await server.as(key)).send(`/api/upload-file?${query.toString()}`, { method: 'POST', body: body as BodyInit });
}

describe('the picture of a person', () => {
  const set = (key: string, fileId: number | null) =>
    server.request(key, 'mutation ($fileId: Int) { setProfileImage(fileId: $fileId) { profileImage } }', { fileId });

  it('is a file that they uploaded, and is deleted when removed', async () => {
    const sent = (await sendPicture('newcomer', 'userId', await server.idOf('newcomer'), 'avatar')).json;
    expect((await set('newcomer', sent.id)).data.setProfileImage).toEqual({ profileImage: `/api/uploads/${sent.id}` });
    expect((await (await server.as('member')).send(`/api/uploads/${sent.id}`)).status).toBe(200);
    expect((await set('newcomer', null)).data.setProfileImage).toEqual({ profileImage: null });
    expect(await db().$count(files, eq(files.id, sent.id))).toBe(0);
  });

  it('cannot be another person’s file, nor another kind of file', async () => {
    const sent = (await sendPicture('newcomer', 'userId', await server.idOf('newcomer'), 'avatar')).json;
    expect(codeOf(await set('member', sent.id))).toBe('NOT_FOUND');
    expect(codeOf(await set('newcomer', 999_999))).toBe('NOT_FOUND');
    const [other] = await db().select({ id: files.id }).from(files).where(eq(files.purpose, 'attachment')).limit(1);
    expect(codeOf(await set('newcomer', other?.id ?? 0))).toBe('NOT_FOUND');
  });
});

describe('wins', () => {
  let winId = 0;
  const SAVE = `mutation ($id: Int, $input: WinInput!, $key: String) {
    saveWin(databaseId: $id, input: $input, idempotencyKey: $key) { databaseId title body achievedOn picture { url width height } } }`;
  const save = (key: string, id: number | null, input: Record<string, unknown>, idempotencyKey?: string) =>
    server.request(key, SAVE, { id, input: { title: 'First client', achievedOn: '2025-11-01', ...input }, key: idempotencyKey });
  const own = async (key: string) => (await server.request(key, '{ viewer { user { wins { title achievedOn } } } }')).data.viewer.user.wins;
  beforeEach(async () => {
    winId = (await save('newcomer', null, {})).data.saveWin.databaseId;
  });

  it('are added once per idempotency key, the latest day first', async () => {
    await db()
      .delete(wins)
      .where(eq(wins.userId, await server.idOf('newcomer')));
    const key = 'a-key-of-twenty-characters';
    const added = [
      await save('newcomer', null, { achievedOn: '2025-10-01' }, key),
      await save('newcomer', null, { achievedOn: '2025-10-01' }, key),
    ];
    expect(added[0].data.saveWin).toEqual(added[1].data.saveWin);
    await save('newcomer', null, { title: 'Later', achievedOn: '2025-11-02' });
    expect(await own('newcomer')).toEqual([
      { title: 'Later', achievedOn: '2025-11-02' },
      { title: 'First client', achievedOn: '2025-10-01' },
    ]);
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ achievedOn: '2999-01-01' }, { achievedOn: 'Date cannot be in the future' }],
    [{ achievedOn: 'soon' }, { achievedOn: 'Date is not valid' }],
  ])('are rejected with a message per field: %j', async (input, errors) => {
    expect(fieldErrorsOf(await save('newcomer', null, input))).toEqual(errors);
    expect(fieldErrorsOf(await save('newcomer', winId, input))).toEqual(errors);
  });

  it('are limited to two hundred, and removing one makes room', async () => {
    const id = await server.idOf('fasttrack');
    await db().execute(sql`insert into wins (user_id, title, achieved_on, created_at)
      select ${id}, 'Win ' || n, '2025-01-01', now() from generate_series(1, 200 - (select count(*)::int from wins where user_id = ${id})) as n`);
    const rejected = await save('fasttrack', null, {});
    expect([codeOf(rejected), rejected.errors[0].message]).toEqual(['CONFLICT', TOO_MANY_WINS]);
    const [one] = await db().select({ id: wins.id }).from(wins).where(eq(wins.userId, id)).limit(1);
    await server.request('fasttrack', 'mutation ($id: Int!) { removeWin(databaseId: $id) { id } }', { id: one?.id });
    expect((await save('fasttrack', null, {})).errors).toBeUndefined();
  });

  it('are changed and removed by their owner only', async () => {
    expect((await save('newcomer', winId, { title: 'Second client' })).data.saveWin.title).toBe('Second client');
    const remove = (key: string) =>
      server.request(key, 'mutation ($id: Int!) { removeWin(databaseId: $id) { wins { title } } }', { id: winId });
    for (const key of ['member', 'admin']) {
      expect(codeOf(await save(key, winId, {}))).toBe('NOT_FOUND');
      expect(codeOf(await remove(key))).toBe('NOT_FOUND');
    }
    expect((await remove('newcomer')).errors).toBeUndefined();
    expect(codeOf(await remove('newcomer'))).toBe('NOT_FOUND');
  });

  it('have one picture with its size, which a new one replaces and which is removed with them', async () => {
    await sendPicture('newcomer', 'winId', winId, 'win');
    const sent = (await sendPicture('newcomer', 'winId', winId, 'win')).json;
    const picture = { url: `/api/uploads/${sent.id}`, width: 800, height: 400 };
    expect((await save('newcomer', winId, { body: 'With a picture' })).data.saveWin.picture).toEqual(picture);
    expect(await db().$count(files, eq(files.winId, winId))).toBe(1);
    expect((await save('newcomer', winId, { removesPicture: true })).data.saveWin.picture).toBeNull();
    await sendPicture('newcomer', 'winId', winId, 'win');
    await server.request('newcomer', 'mutation ($id: Int!) { removeWin(databaseId: $id) { id } }', { id: winId });
    expect(await db().$count(files, eq(files.winId, winId))).toBe(0);
  });

  it('accept uploads from their owner only, and pictures only', async () => {
    for (const key of ['member', 'admin']) expect((await sendPicture(key, 'winId', winId, 'win')).status).toBe(403);
    const named = await sendPicture('newcomer', 'winId', winId, 'win', 'photo.pdf');
    expect([named.status, named.json]).toEqual([400, { error: 'Choose a picture: jpg, png, webp or gif.' }]);
    expect((await sendPicture('newcomer', 'winId', winId, 'avatar')).status).toBe(400);
  });

  it('show their pictures to readers of the profile, and to no one once the account is archived', async () => {
    const { url } = (await sendPicture('newcomer', 'winId', winId, 'win')).json;
    expect((await (await server.as('member')).send(url)).status).toBe(200);
    expect((await server.browser().send(url)).status).toBe(401);
    await withoutFlag('member', async () => {
      expect((await (await server.as('member')).send(url)).status).toBe(403);
      expect((await (await server.as('newcomer')).send(url)).status).toBe(200);
    });
    const archived = (at: string | null) =>
      db().execute(sql`update users set archived_at = ${at}::timestamptz where id = (select user_id from wins where id = ${winId})`);
    await archived('2025-11-01');
    expect((await (await server.as('member')).send(url)).status).toBe(403);
    await archived(null);
  });
});

/** Runs `work` while a level lacks the flag `profile`. */
async function withoutFlag(level: string, work: () => Promise<void>): Promise<void> {
  const set = (held: boolean) =>
    db().execute(
      sql`update access_levels set page_access = page_access || ${JSON.stringify({ profile: held })}::jsonb where key = ${level}`,
    );
  await set(false);
  try {
    await work();
  } finally {
    await set(true);
  }
}

describe('a profile by its address', () => {
  const open = async (key: string, slug: string) =>
    server.request(key, 'query ($slug: String!) { viewer { profile(slug: $slug) { about batchName user { name } } } }', { slug });

  it('is visible with the flag, without private fields', async () => {
    const { slug } = await person('coach');
    expect((await open('member', slug)).data.viewer.profile).toMatchObject({ user: { name: 'Liza Manalo' }, batchName: null });
    const more = await server.request('member', 'query ($slug: String!) { viewer { profile(slug: $slug) { user { email } } } }', { slug });
    expect(codeOf(more)).toBe('FORBIDDEN');
  });

  it('without the flag is the caller’s own; others and unknown ones are rejected in the same way', async () => {
    const [own, other] = [await person('member'), await person('coach')];
    await withoutFlag('member', async () => {
      expect((await open('member', own.slug)).data.viewer.profile.user.name).toBe('Maricel Dela Cruz');
      expect(codeOf(await open('member', other.slug))).toBe('FORBIDDEN');
      expect(codeOf(await open('member', 'nobody-at-all'))).toBe('FORBIDDEN');
    });
    expect((await open('member', 'nobody-at-all')).data.viewer.profile).toBeNull();
  });

  it('is null once the account is archived', async () => {
    expect((await open('member', (await person('archived')).slug)).data.viewer.profile).toBeNull();
  });
});

describe('the welcome back', () => {
  const hide = () => server.request('returnee', 'mutation { hideReturneeModal }');

  it('does not open again once it was closed, and closing it twice writes one audit line', async () => {
    expect((await person('returnee')).showReturneeModal).toBe(true);
    expect((await hide()).data.hideReturneeModal).toBe(true);
    const { showReturneeModal, revision } = await person('returnee');
    expect(showReturneeModal).toBe(false);
    const line = await lastAudit('hideReturneeModal');
    expect(line).toMatchObject({
      actorId: await server.idOf('returnee'),
      before: { showReturneeModal: true },
      after: { showReturneeModal: false },
    });
    expect((await hide()).data.hideReturneeModal).toBe(true);
    expect((await person('returnee')).revision).toBe(revision);
    expect((await lastAudit('hideReturneeModal'))?.id).toBe(line?.id);
  });
});
