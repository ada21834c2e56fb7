import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { clientErrors } from './tables.ts';

let server: TestServer;
let rows: (typeof clientErrors.$inferSelect)[];
beforeAll(async () => {
  server = await testServer();
  rows = await server.app.database.db.select().from(clientErrors).orderBy(asc(clientErrors.at));
});
afterAll(() => server.close());

const LIST = `query ($filter: ClientErrorsFilter) { viewer { clientErrors(first: 100, filter: $filter) { totalCount
  edges { node { at kind build route browser message stack requestId } } } } }`;
async function list(key: string, filter: object = {}) {
  const { totalCount, edges } = (await server.request(key, LIST, { filter })).data.viewer.clientErrors;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: Record<string, string> }) => node) as Record<string, string>[];
}
const numberOf = (belongs: (row: (typeof rows)[number]) => boolean) => rows.filter(belongs).length;

describe('errors in browsers', () => {
  it.each(['admin', 'tribe-team-fa', 'tribe-team-ro'])('are listed for %s, newest first', async (key) => {
    const nodes = await list(key);
    expect(nodes).toHaveLength(rows.length);
    expect(nodes.map(({ at }) => at)).toEqual(rows.map(({ at }) => at.toISOString()).toReversed());
  });

  it.each(['member', 'coach', 'head-coach', 'success-manager'])('are refused to %s', async (key) => {
    expect(codeOf(await server.request(key, LIST))).toBe('FORBIDDEN');
    const node = `{ node(id: "${globalId('ClientErrorReport', rows[0]?.id ?? 0)}") { ... on ClientErrorReport { message } } }`;
    expect(codeOf(await server.request(key, node))).toBe('FORBIDDEN');
    expect((await server.request('admin', node)).data.node.message).toBe(rows[0]?.message);
  });

  it('filter by kind, route, request and Manila days', async () => {
    const count = async (filter: object) => (await list('admin', filter)).length;
    expect(await count({ kind: 'RENDER' })).toBe(numberOf(({ kind }) => kind === 'render'));
    expect(await count({ route: 'viewLesson', kind: 'POLICY' })).toBe(0);
    expect(await count({ route: 'checkout' })).toBe(numberOf(({ route }) => route === 'checkout'));
    expect(await list('admin', { requestId: rows[3]?.requestId })).toMatchObject([{ requestId: rows[3]?.requestId }]);
    const [from, to] = [new Date('2025-11-08T16:00:00.000Z'), new Date('2025-11-10T16:00:00.000Z')];
    const there = numberOf(({ at }) => at >= from && at < to);
    expect(there).toBeGreaterThan(0);
    expect(await count({ from: '2025-11-09', to: '2025-11-10' })).toBe(there);
  });
});
