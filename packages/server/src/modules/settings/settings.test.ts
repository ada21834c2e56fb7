import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayAccount, payAccountText, SETTINGS } from '@atlas/domain/settings';
import { addManilaMonths, isoDay } from '@atlas/domain/time';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { files } from '../files/tables.ts';
import { outbox } from '../notifications/tables.ts';
import { workshopRegistrations } from '../pages/tables.ts';
import { users } from '../users/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { settingChanges, settings } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function as(key: string | null): Promise<Browser> {
  const browser = server.browser();
  if (key !== null) await browser.logIn(key);
  return browser;
}

const BY_NAME = 'query ($name: String!) { defaultSettingByName(name: $name) { id name value type } }';
const read = async (key: string | null, name: string) => (await (await as(key)).graphql(BY_NAME, { name })).json;
const codeOf = async (key: string | null, name: string) => (await read(key, name)).errors?.[0].extensions.code;

describe('a setting by its name', () => {
  it('has exactly the fields of the specification', async () => {
    expect(await read('member', 'enable-affiliate')).toEqual({
      data: { defaultSettingByName: { id: expect.any(String), name: 'enable-affiliate', value: 'true', type: 'boolean' } },
    });
  });

  it('for everyone is readable by visitors', async () => {
    expect((await read(null, 'enable-live-workshop')).data.defaultSettingByName.value).toBe('true');
  });

  it.each([
    ['enable-affiliate', null, 'UNAUTHENTICATED'],
    ['zoom-day-1', null, 'UNAUTHENTICATED'],
    ['embed-hosts', 'member', 'FORBIDDEN'],
    ['embed-hosts', 'tribe-team-fa', 'FORBIDDEN'],
    ['redirect-hosts', 'tribe-team-fa', 'FORBIDDEN'],
    ['zoom-day-1', 'member', 'FORBIDDEN'],
    ['freebie-day-1', 'coach', 'FORBIDDEN'],
    ['no-such-setting', 'member', 'FORBIDDEN'],
  ])('%s is refused to %s', async (name, key, code) => {
    const answer = await read(key, name);
    expect(answer.errors[0].extensions.code).toBe(code);
    expect(JSON.stringify(answer)).not.toContain('https://');
  });

  it('is readable by staff who manage settings, and null for an unknown name', async () => {
    expect((await read('admin', 'zoom-day-1')).data.defaultSettingByName.value).toMatch(/^https:/);
    expect((await read('admin', 'no-such-setting')).data.defaultSettingByName).toBeNull();
  });

  it('of a workshop is readable by its registrants, by account address in any case', async () => {
    const row = { variant: 'beginner' as const, email: 'Newcomer@Atlas.example', registeredAt: TEST_NOW };
    await server.app.database.db.insert(workshopRegistrations).values(row).onConflictDoNothing();
    expect((await read('newcomer', 'zoom-day-1')).data.defaultSettingByName.value).toMatch(/^https:/);
    expect(await codeOf('newcomer', 'zoom-day-1-experimental')).toBe('FORBIDDEN');
    expect(await codeOf('non-member', 'zoom-day-1')).toBe('FORBIDDEN');
  });

  it('is hidden from others who have its id', async () => {
    const { id } = (await read('admin', 'zoom-day-1')).data.defaultSettingByName;
    const node = 'query ($id: ID!) { node(id: $id) { ... on Setting { name value } } }';
    expect((await (await as('admin')).graphql(node, { id })).json.data.node.name).toBe('zoom-day-1');
    for (const key of ['member', null]) expect((await (await as(key)).graphql(node, { id })).text).not.toContain('zoom');
  });

  it('hides its author from callers who may only read the value', async () => {
    const query = '{ defaultSettingByName(name: "enable-affiliate") { value updatedBy { name } } }';
    expect((await (await as('member')).graphql(query)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await (await as('admin')).graphql(query)).json.data.defaultSettingByName.updatedBy.name).toBe('Paolo Reyes');
  });
});

describe('the list of settings', () => {
  const LIST = '{ viewer { settings { name value type description updatedAt updatedBy { name } revision } } }';

  it('has every one, by name', async () => {
    const { settings: listed } = (await (await as('admin')).graphql(LIST)).json.data.viewer;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(Object.keys(SETTINGS).toSorted());
  });

  it.each(['member', 'tribe-team-fa', 'tribe-team-ro', 'head-coach'])('is refused to %s', async (key) => {
    expect((await (await as(key)).graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

const SAVE = 'mutation ($edits: [SettingEdit!]!) { updateSettings(edits: $edits) { name value revision updatedAt updatedBy { name } } }';
interface Edit {
  name: string;
  value: string;
  revision: number;
}

/** A month relative to the test's, in Manila. */
const manilaMonth = (offset: number): string => isoDay(addManilaMonths(TEST_NOW, offset)).slice(0, 7);

describe('saving settings', () => {
  const rowOf = async (name: string) => {
    const [row] = await server.app.database.db.select().from(settings).where(eq(settings.name, name));
    if (!row) throw new Error(`There is no ${name}`);
    return row;
  };
  const edit = async (name: string, value: string): Promise<Edit> => ({ name, value, revision: (await rowOf(name)).revision });
  const save = async (...edits: Edit[]) => (await (await as('admin')).graphql(SAVE, { edits })).json;

  it('stores author, time and previous values, and one audit entry for all of them', async () => {
    const edits = [await edit('event-place', 'Makati'), await edit('expiry-grace-days', '21')];
    const saved = (await save(...edits)).data.updateSettings.find(({ name }: Edit) => name === 'event-place');
    expect(saved).toEqual({
      name: 'event-place',
      value: 'Makati',
      revision: (edits[0]?.revision ?? 0) + 1,
      updatedAt: TEST_NOW.toISOString(),
      updatedBy: { name: 'Paolo Reyes' },
    });
    const [line] = await server.app.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(line).toMatchObject({
      action: 'updateSettings',
      subjectType: 'settings',
      before: { 'event-place': 'Alabang', 'expiry-grace-days': '14' },
      after: { 'event-place': 'Makati', 'expiry-grace-days': '21' },
    });
    const query = '{ defaultSettingByName(name: "event-place") { changes { before after at changedBy } } }';
    expect((await (await as('admin')).graphql(query)).json.data.defaultSettingByName.changes).toEqual([
      { before: 'Alabang', after: 'Makati', at: TEST_NOW.toISOString(), changedBy: 'Paolo Reyes' },
    ]);
  });

  it('applies immediately', async () => {
    await save(await edit('overdue-grace-days', '30'));
    expect(await server.app.values.get('overdue-grace-days')).toBe(30);
    await save(await edit('overdue-grace-days', '14'));
    expect(await server.app.values.get('overdue-grace-days')).toBe(14);
  });

  it('rejects the second of two saves as stale, and writes none of it', async () => {
    const first = await edit('event-name', 'Summit');
    const other = await edit('renewal-link', 'https://pay.example');
    await save(first);
    const answer = await save(other, { ...first, value: 'Gathering' });
    expect(answer.errors[0].extensions.code).toBe('STALE');
    expect([(await rowOf('event-name')).value, (await rowOf('renewal-link')).value]).toEqual(['Summit', '']);
  });

  it('accepts one of two concurrent saves', async () => {
    const own = await edit('event-name', 'A');
    const answers = await Promise.all([save({ ...own, value: 'One' }), save({ ...own, value: 'Two' })]);
    expect(answers.map(({ errors }) => errors?.[0].extensions.code ?? 'saved').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'saved',
      'STALE',
    ]);
  });

  it('skips unchanged values', async () => {
    const same = await edit('event-place', (await rowOf('event-place')).value);
    const before = await server.app.database.db.$count(settingChanges);
    expect((await save({ ...same, value: ` ${same.value} ` })).errors).toBeUndefined();
    expect([await server.app.database.db.$count(settingChanges), (await rowOf('event-place')).revision]).toEqual([before, same.revision]);
  });

  it('accepts a former value like any other', async () => {
    await save(await edit('community-link', 'https://chat.example'));
    await save(await edit('community-link', ''));
    const changes = await server.app.database.db
      .select({ before: settingChanges.before, after: settingChanges.after })
      .from(settingChanges)
      .where(eq(settingChanges.settingId, (await rowOf('community-link')).id))
      .orderBy(desc(settingChanges.id))
      .limit(2);
    expect(changes).toEqual([
      { before: 'https://chat.example', after: '' },
      { before: 'https://www.facebook.com/groups/atlas.example', after: 'https://chat.example' },
    ]);
  });

  it.each([
    ['expiry-grace-days', '400', 'Grace after the expiry needs a whole number of days from 0 to 365.'],
    ['zoom-day-1', 'javascript:alert(1)', 'Zoom, day 1 needs an address that begins with https://, or a path that begins with /.'],
    ['event-name', '  ', 'Event name is required'],
    ['bonus-course-id', '987654', 'There is no course with this number.'],
    ['fast-funnel', 'no-such-funnel', 'There is no funnel with this slug.'],
  ])('refuses %s as %s at its field, and saves nothing else', async (name, value, message) => {
    const place = await rowOf('event-place');
    const answer = await save(await edit(name, value), await edit('event-place', 'Elsewhere'));
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fieldErrors: { [name]: message } });
    expect((await rowOf('event-place')).revision).toBe(place.revision);
  });

  it.each<[string, Edit[]]>([
    ['none', []],
    ['one that does not exist', [{ name: 'toString', value: 'x', revision: 1 }]],
  ])('refuses %s', async (_, edits) => {
    expect((await save(...edits)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('hides the history of a setting from its other readers', async () => {
    const query = '{ defaultSettingByName(name: "event-place") { changes { before } } }';
    expect((await (await as('member')).graphql(query)).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('payment accounts', () => {
  const db = () => server.app.database.db;
  const rowOf = async (name: string) => {
    const [row] = await db().select().from(settings).where(eq(settings.name, name));
    if (!row) throw new Error(`There is no ${name}`);
    return row;
  };
  const save = async (name: string, value: unknown, key = 'admin') => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const edits = [{ name, value: text, revision: (await rowOf(name)).revision }];
    return (await (await as(key)).graphql(SAVE, { edits })).json;
  };
  const errorsOf = async (name: string, value: unknown) => (await save(name, value)).errors?.[0].extensions.fieldErrors;
  const upload = async (key: string | null, name: string, body: Buffer, ownerName = 'pay-accounts') => {
    const query = new URLSearchParams({ owner: 'settingId', ownerId: String((await rowOf(ownerName)).id), purpose: 'qr', name });
    return (await as(key)).send(`/api/upload-file?${query.toString()}`, { method: 'POST', body: new Uint8Array(body) });
  };
  /** A code of 29 modules with 10 pixels each, as noise. */
  const pixels = Buffer.from(
    Array.from({ length: 290 * 290 }, (_none, at) => ((Math.floor((at % 290) / 10) * 7 + Math.floor(at / 2900) * 13) % 5 < 2 ? 0 : 255)),
  );
  const code = () => sharp(pixels, { raw: { width: 290, height: 290, channels: 1 } });
  const gcash = { platform: 'gcash', name: 'Atlas Online Learning', number: '0917 000 0009', qr: null as number | null };

  it('store the picture of a code pixel for pixel, without camera data, readable by visitors', async () => {
    const sent = await code()
      .withExif({ IFD0: { Make: 'PhoneMaker' } })
      .png()
      .toBuffer();
    const { status, json } = await upload('admin', 'Our code.png', sent);
    expect([status, json.mediaType]).toEqual([201, 'image/png']);
    const answer = await fetch(`${server.address}${json.url}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    const stored = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect((await sharp(stored).greyscale().raw().toBuffer()).equals(pixels)).toBe(true);
  });

  it('store a code from a photo format without further loss, as png', async () => {
    const sent = await code().webp({ quality: 60 }).toBuffer();
    const { json } = await upload('admin', 'code.webp', sent);
    expect([json.name, json.mediaType]).toEqual(['code.png', 'image/png']);
    const stored = Buffer.from(await (await fetch(`${server.address}${json.url}`)).arrayBuffer());
    const rgb = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    expect((await rgb(stored)).equals(await rgb(sent))).toBe(true);
  });

  it.each<[string, string | null, string, string, number]>([
    ['a visitor', null, 'code.png', 'pay-accounts', 401],
    ['staff who do not manage settings', 'tribe-team-fa', 'code.png', 'pay-accounts', 403],
    ['a setting without pictures', 'admin', 'code.png', 'event-name', 403],
    ['a drawing', 'admin', 'code.svg', 'pay-accounts', 400],
  ])('refuse a picture of %s', async (_, key, name, ownerName, status) => {
    const answer = await upload(key, name, await code().png().toBuffer(), ownerName);
    expect(answer.status).toBe(status);
  });

  it('are stored without unknown fields, with their pictures, and mailed once to every administrator', async () => {
    const { json: picture } = await upload('admin', 'code.png', await code().png().toBuffer());
    const before = await rowOf('pay-accounts');
    const mailsBefore = await db().$count(outbox, eq(outbox.kind, 'payAccountsChanged'));
    const answer = await save('pay-accounts', [{ ...gcash, qr: picture.id, more: 1 }]);
    expect(answer.errors).toBeUndefined();
    const after = await rowOf('pay-accounts');
    expect(JSON.parse(after.value)).toEqual([{ ...gcash, qr: picture.id }]);
    expect(await server.app.values.get('pay-accounts')).toEqual([{ ...gcash, qr: picture.id }]);

    const [line] = await db().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(line).toMatchObject({
      action: 'updateSettings',
      before: { 'pay-accounts': before.value },
      after: { 'pay-accounts': after.value },
    });

    const admins = await db()
      .selectDistinct({ email: users.email })
      .from(users)
      .innerJoin(userAccessLevels, eq(userAccessLevels.userId, users.id))
      .innerJoin(accessLevels, eq(accessLevels.id, userAccessLevels.accessLevelId))
      .where(and(eq(accessLevels.role, 'admin'), isNull(users.archivedAt)));
    const mails = await db().select().from(outbox).where(eq(outbox.kind, 'payAccountsChanged')).orderBy(desc(outbox.id));
    const fresh = mails.slice(0, mails.length - mailsBefore);
    expect(admins.length).toBeGreaterThan(0);
    expect(fresh.map(({ recipient }) => recipient).toSorted()).toEqual(admins.map(({ email }) => email).toSorted());
    expect(fresh[0]?.payload).toMatchObject({
      by: 'Paolo Reyes',
      at: TEST_NOW.toISOString(),
      before: (JSON.parse(before.value) as PayAccount[]).map(payAccountText),
      after: [`GCash, Atlas Online Learning, 0917 000 0009, QR picture ${picture.id}`],
    });
  });

  it('mail again when only the picture changes, and not at all when nothing does or another setting', async () => {
    const count = () => db().$count(outbox, eq(outbox.kind, 'payAccountsChanged'));
    await save('pay-accounts', [gcash]);
    const [first, { json: picture }] = [await count(), await upload('admin', 'code.png', await code().png().toBuffer())];
    await save('pay-accounts', [{ ...gcash, qr: picture.id }]);
    const second = await count();
    expect(second).toBeGreaterThan(first);
    await save('pay-accounts', [{ ...gcash, qr: picture.id }]);
    await save('event-place', `Place ${second}`);
    expect(await count()).toBe(second);
  });

  it('are neither saved nor mailed when another setting is refused', async () => {
    const [row, mails] = [await rowOf('pay-accounts'), await db().$count(outbox)];
    const month = await rowOf('closed-month');
    const edits = [
      { name: 'pay-accounts', value: '[]', revision: row.revision },
      { name: 'closed-month', value: '2999-01', revision: month.revision },
    ];
    expect((await (await as('admin')).graphql(SAVE, { edits })).json.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect([(await rowOf('pay-accounts')).value, await db().$count(outbox)]).toEqual([row.value, mails]);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['bad JSON', '[{', { 'pay-accounts': 'Payment accounts is not valid' }],
    ['an unknown platform', [{ ...gcash, platform: 'paypal' }], { 'pay-accounts.0.platform': 'Choose how people pay into this account' }],
    ['21 accounts', Array.from({ length: 21 }, () => gcash), { 'pay-accounts': 'Add at most 20 payment accounts.' }],
    [
      'a short number',
      [gcash, { ...gcash, number: '0917' }],
      { 'pay-accounts.1.number': 'Account number needs a mobile number, such as 0917 000 0000.' },
    ],
    ['a file that does not exist', [{ ...gcash, qr: 999_999 }], { 'pay-accounts.0.qr': 'Upload the picture again.' }],
  ])('refuse %s at its field', async (_, value, fieldErrors) => expect(await errorsOf('pay-accounts', value)).toEqual(fieldErrors));

  it('refuse a file of another owner', async () => {
    const values = { name: 'cover.png', mediaType: 'image/png', bytes: 1, storageKey: 'test/cover', createdAt: TEST_NOW };
    const [file] = await db()
      .insert(files)
      .values({ ...values, purpose: 'cover', courseId: 136 })
      .returning({ id: files.id });
    expect(await errorsOf('pay-accounts', [gcash, { ...gcash, qr: file?.id ?? 0 }])).toEqual({
      'pay-accounts.1.qr': 'Upload the picture again.',
    });
  });

  it.each<[string, string, string]>([
    ['closed-month', manilaMonth(0), 'Only a month that has ended can be closed.'],
    ['closed-month', manilaMonth(1), 'Only a month that has ended can be closed.'],
    ['closed-month', 'soon', 'Closed until the end of needs a month, such as 2026-03.'],
    ['pay-methods', '{"manual":[],"paymongo":[],"xendit":[]}', 'Payment methods needs at least one method.'],
    ['pay-methods', '{"manual":["cash"],"paymongo":[],"xendit":[]}', 'Payment methods needs at least one method.'],
    ['seller-vat', 'Exempt', 'VAT registration is not valid'],
    ['challenge-offer', 'no-such-funnel', 'There is no funnel with this slug.'],
  ])('and other settings of commerce: refuses %s as %s', async (name, value, message) => {
    expect(await errorsOf(name, value)).toEqual({ [name]: message });
  });

  it('and other settings of commerce: saves the last month, a choice and methods', async () => {
    const month = manilaMonth(-1);
    expect((await save('closed-month', month)).errors).toBeUndefined();
    expect((await save('seller-vat', 'VAT')).errors).toBeUndefined();
    expect((await save('pay-methods', '{ "xendit": ["card"], "manual": ["maya", "gcash"], "paymongo": [] }')).errors).toBeUndefined();
    expect([
      await server.app.values.get('closed-month'),
      await server.app.values.get('seller-vat'),
      await server.app.values.get('pay-methods'),
    ]).toEqual([month, 'VAT', { manual: ['gcash', 'maya'], paymongo: [], xendit: ['card'] }]);
  });
});

it('limits the history of a setting to its latest 50 changes', async () => {
  const { db } = server.app.database;
  const [row] = await db.select().from(settings).where(eq(settings.name, 'batch-17'));
  await db.execute(sql`insert into setting_changes (setting_id, before, after, at)
    select ${row?.id}, (n - 1)::text, n::text, ${TEST_NOW} from generate_series(1, 60) as n`);
  const query = '{ defaultSettingByName(name: "batch-17") { changes { after changedBy } } }';
  const { changes } = (await (await as('admin')).graphql(query)).json.data.defaultSettingByName;
  expect([changes.length, changes[0], changes.at(-1)]).toEqual([50, { after: '60', changedBy: null }, { after: '11', changedBy: null }]);
});

it('rejects duplicate names and unknown types in the table', async () => {
  const { db } = server.app.database;
  await expect(db.insert(settings).values({ name: 'enable-affiliate', value: 'false', type: 'boolean' })).rejects.toThrow();
  await expect(db.insert(settings).values({ name: 'new', value: '1', type: 'money' as 'number' })).rejects.toThrow();
});
