import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { importRows, imports } from './tables.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await testServer();
  admin = await as('admin');
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Listed {
  databaseId: number;
  kind: string;
  state: string;
  total: number;
  applied: number;
  failed: number;
  finishedAt: string | null;
}

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { row: number } }[];
}

const LIST = `query ($filter: ImportsFilter) { viewer { imports(first: 50, filter: $filter) { totalCount
  edges { node { databaseId kind mode state total applied failed finishedAt uploadedBy { name } } } } } }`;
const list = async (filter: object = {}) =>
  (await admin.graphql(LIST, { filter })).json.data.viewer.imports.edges.map(({ node }: { node: Listed }) => node) as Listed[];

describe('imports', () => {
  it('exist in every state, newest first', async () => {
    const nodes = await list();
    expect(new Set(nodes.map(({ state }) => state))).toEqual(new Set(['CHECKED', 'DONE', 'FAILED']));
    for (const { state, finishedAt } of nodes) expect(finishedAt !== null).toBe(state === 'DONE' || state === 'FAILED');
  });

  it('filter by kind and state', async () => {
    const groups = await list({ kind: 'GROUPS', state: 'DONE' });
    expect(groups.length).toBeGreaterThan(1);
    for (const one of groups) expect([one.kind, one.state]).toEqual(['GROUPS', 'DONE']);
  });

  it.each(['member', 'tribe-team-fa', 'coach'])('are refused to %s, also by id', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await browser.graphql('{ viewer { import(databaseId: 1) { fileName } } }')).json.errors[0].extensions.code).toBe('FORBIDDEN');
    const node = `{ node(id: "${Buffer.from('ImportRow:1').toString('base64')}") { ... on ImportRow { cells } } }`;
    expect((await browser.graphql(node)).json.errors).toHaveLength(1);
  });
});

describe('the rows of an import', () => {
  const ONE = `query ($id: Int!, $filter: ImportRowsFilter, $after: String) { viewer { import(databaseId: $id) { total failed
    rows(first: 5, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor } edges { node { sheet row cells state problem } } } } } }`;

  it('are in sheet order, page by page, and match the total of the import', async () => {
    const one = (await list()).find(({ total }) => total > 5);
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const rows: Page = (await admin.graphql(ONE, { id: one?.databaseId, after })).json.data.viewer.import.rows;
      seen.push(...rows.edges.map(({ node }) => node.row));
      if (!rows.pageInfo.hasNextPage) break;
      after = rows.pageInfo.endCursor;
    }
    expect(seen).toHaveLength(one?.total ?? 0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('contain the reason when they failed', async () => {
    const [one] = await list({ state: 'FAILED' });
    const { rows, failed } = (await admin.graphql(ONE, { id: one?.databaseId, filter: { state: 'FAILED' } })).json.data.viewer.import;
    expect(rows.totalCount).toBe(failed);
    for (const { node } of rows.edges) expect(node.problem).toMatch(/\S/);
  });

  it('exclude rows of other imports', async () => {
    const [first, second] = await list();
    const { rows } = (await admin.graphql(ONE, { id: first?.databaseId })).json.data.viewer.import;
    expect(rows.totalCount).toBe(first?.total);
    const other = await server.app.database.db.$count(importRows, eq(importRows.importId, second?.databaseId ?? 0));
    expect(other).toBe(second?.total);
  });
});

describe('the tables', () => {
  it('refuse counts that do not fit', async () => {
    const [row] = await server.app.database.db.select().from(imports).limit(1);
    const { id: _id, ...copy } = row ?? ({} as never);
    await expect(server.app.database.db.insert(imports).values({ ...copy, total: 1, applied: 1, failed: 1 })).rejects.toThrow();
    await expect(server.app.database.db.insert(imports).values({ ...copy, total: 1, applied: -1, failed: 0 })).rejects.toThrow();
  });

  it('refuse a row twice, and a failed row without a reason', async () => {
    const { db } = server.app.database;
    const [row] = await db.select().from(importRows).limit(1);
    const { id: _id, ...copy } = row ?? ({} as never);
    await expect(db.insert(importRows).values(copy)).rejects.toThrow();
    await expect(db.insert(importRows).values({ ...copy, row: 9999, state: 'failed', problem: null })).rejects.toThrow();
    expect(await db.$count(importRows, and(eq(importRows.importId, copy.importId), eq(importRows.row, 9999)))).toBe(0);
  });
});
