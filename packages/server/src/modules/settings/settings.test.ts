import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '@atlas/domain/settings';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { workshopRegistrations } from '../pages/tables.ts';
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
