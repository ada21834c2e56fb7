import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { backups } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Listed {
  state: string;
  bytes: number | null;
  checksum: string | null;
  problem: string | null;
  restoreTestedAt: string | null;
  startedBy: { name: string } | null;
}
const LIST = `query ($filter: BackupsFilter) { viewer { backups(first: 100, filter: $filter) { totalCount
  edges { node { state bytes checksum problem keptUntil restoreTestedAt startedBy { name } } } } } }`;
const list = async (filter: object = {}) => {
  const { totalCount, edges } = (await (await as('admin')).graphql(LIST, { filter })).json.data.viewer.backups;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: Listed }) => node) as Listed[];
};

describe('backups', () => {
  it('are listed with their outcome', async () => {
    const nodes = await list();
    expect(new Set(nodes.map(({ state }) => state))).toEqual(new Set(['RUNNING', 'DONE', 'FAILED']));
    for (const { state, bytes, checksum, problem } of nodes) {
      expect(bytes !== null && checksum?.length === 64).toBe(state === 'DONE');
      expect(problem !== null).toBe(state === 'FAILED');
    }
    expect(nodes.some(({ restoreTestedAt }) => restoreTestedAt !== null)).toBe(true);
    expect(nodes.find(({ state }) => state === 'RUNNING')?.startedBy).toEqual({ name: 'Paolo Reyes' });
  });

  it('filter by state', async () => expect(await list({ state: 'FAILED' })).toHaveLength(2));

  it.each(['member', 'tribe-team-fa', 'tribe-team-ro'])('are refused to %s, also by id', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    const node = `{ node(id: "${Buffer.from('Backup:1').toString('base64')}") { ... on Backup { checksum } } }`;
    expect((await browser.graphql(node)).json.errors).toHaveLength(1);
  });

  it('count as done only with a file, its size and its checksum', async () => {
    const done = { state: 'done' as const, keptUntil: TEST_NOW, bytes: 1, checksum: 'x', storageKey: 'x' };
    for (const missing of [{ bytes: 0 }, { checksum: null }, { storageKey: null }]) {
      await expect(server.app.database.db.insert(backups).values({ createdAt: TEST_NOW, ...done, ...missing })).rejects.toThrow();
    }
  });
});
