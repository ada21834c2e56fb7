import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS } from '@atlas/domain/settings';
import { testServer, type Browser, type TestServer } from '../../http/testServer.ts';
import { TEST_NOW } from '../../testing.ts';
import { workshopRegistrations } from '../pages/tables.ts';
import { settings } from './tables.ts';

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

  it('for everybody is read by visitors', async () => {
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

  it('is read by who looks after settings, and none where there is none', async () => {
    expect((await read('admin', 'zoom-day-1')).data.defaultSettingByName.value).toMatch(/^https:/);
    expect((await read('admin', 'no-such-setting')).data.defaultSettingByName).toBeNull();
  });

  it('of a workshop reaches who registered for that one, under the address of the account in any letters', async () => {
    const row = { variant: 'beginner' as const, email: 'Newcomer@Atlas.example', registeredAt: TEST_NOW };
    await server.app.database.db.insert(workshopRegistrations).values(row).onConflictDoNothing();
    expect((await read('newcomer', 'zoom-day-1')).data.defaultSettingByName.value).toMatch(/^https:/);
    expect(await codeOf('newcomer', 'zoom-day-1-experimental')).toBe('FORBIDDEN');
    expect(await codeOf('non-member', 'zoom-day-1')).toBe('FORBIDDEN');
  });

  it('is kept from others who have its id', async () => {
    const { id } = (await read('admin', 'zoom-day-1')).data.defaultSettingByName;
    const node = 'query ($id: ID!) { node(id: $id) { ... on Setting { name value } } }';
    expect((await (await as('admin')).graphql(node, { id })).json.data.node.name).toBe('zoom-day-1');
    for (const key of ['member', null]) expect((await (await as(key)).graphql(node, { id })).text).not.toContain('zoom');
  });

  it('says nothing about who changed it to those who may only read the value', async () => {
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

it('the table refuses a name twice and a type of its own', async () => {
  const { db } = server.app.database;
  await expect(db.insert(settings).values({ name: 'enable-affiliate', value: 'false', type: 'boolean' })).rejects.toThrow();
  await expect(db.insert(settings).values({ name: 'new', value: '1', type: 'money' as 'number' })).rejects.toThrow();
});
