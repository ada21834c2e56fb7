import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { savedReports } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const as = (key: string) => server.as(key);
interface Report {
  id: string;
  databaseId: number;
  name: string;
  report: string;
  schedule: string;
  nextRunAt: string | null;
  owner: { name: string };
}
const LIST = `query ($filter: SavedReportsFilter) { viewer { savedReports(first: 50, filter: $filter) { totalCount
  edges { node { id databaseId name report schedule nextRunAt owner { name } } } } } }`;
const list = async (key: string, filter: object = {}) => {
  const { totalCount, edges } = (await (await as(key)).graphql(LIST, { filter })).json.data.viewer.savedReports;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: Report }) => node) as Report[];
};

describe('saved reports', () => {
  it('are all visible to callers who see everyone', async () => {
    const reports = await list('tribe-team-ro');
    expect(new Set(reports.map(({ owner }) => owner.name)).size).toBe(4);
    for (const { schedule, nextRunAt } of reports) expect(nextRunAt === null).toBe(schedule === 'NONE');
  });

  it('filter by report and archived state', async () => {
    for (const { report } of await list('admin', { report: 'INFO_LOGS' })) expect(report).toBe('INFO_LOGS');
    expect((await list('admin', { archived: true })).map(({ name }) => name)).toEqual(['Old launch page']);
  });

  it('are limited to their own for other callers, because a run contains figures of everyone', async () => {
    const own = await list('head-coach');
    expect(new Set(own.map(({ owner }) => owner.name))).toEqual(new Set(['Teresita Bautista']));
    const [foreign] = await list('admin', { report: 'PAYMENT' });
    const coach = await as('head-coach');
    const one = 'query ($id: Int!) { viewer { savedReport(databaseId: $id) { name runs { totalCount } } } }';
    expect((await coach.graphql(one, { id: foreign?.databaseId })).json.data.viewer.savedReport).toBeNull();
    const node = 'query ($id: ID!) { node(id: $id) { ... on SavedReport { name } } }';
    expect((await coach.graphql(node, { id: foreign?.id })).text).not.toContain(foreign?.name);
    expect((await coach.graphql(node, { id: own[0]?.id })).json.data.node.name).toBe(own[0]?.name);
  });

  it.each(['member', 'coach', 'success-manager'])('are refused to %s', async (key) => {
    const browser = await as(key);
    expect((await browser.graphql(LIST)).json.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await browser.graphql('{ viewer { savedReport(databaseId: 1) { name } } }')).json.errors[0].extensions.code).toBe('FORBIDDEN');
  });
});

describe('the runs of a report', () => {
  const RUNS = `query ($id: Int!, $filter: ReportRunsFilter) { viewer { savedReport(databaseId: $id) {
    runs(first: 50, filter: $filter) { totalCount edges { node { figures asOf } } } } } }`;

  it('retain their figures, newest first, and filter by day', async () => {
    const report = (await list('admin')).find(({ name }) => name === 'Collected this month');
    const admin = await as('admin');
    const runs = async (filter: object) =>
      (await admin.graphql(RUNS, { id: report?.databaseId, filter })).json.data.viewer.savedReport.runs;
    const { edges, totalCount } = await runs({});
    expect(totalCount).toBe(14);
    const days = edges.map(({ node }: { node: { asOf: string } }) => node.asOf);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(edges[0].node.figures.collectedPesos).toBeGreaterThan(0);
    expect((await runs({ from: '2025-11-11', to: '2025-11-11' })).totalCount).toBe(1);
  });
});

it('rejects unknown reports and schedules in the table', async () => {
  const { db } = server.app.database;
  const row = { name: 'x', report: 'summary' as const, filters: {}, ownerId: 1 };
  await expect(db.insert(savedReports).values({ createdAt: TEST_NOW, ...row, report: 'weather' as 'summary' })).rejects.toThrow();
  await expect(db.insert(savedReports).values({ createdAt: TEST_NOW, ...row, schedule: 'hourly' as 'daily' })).rejects.toThrow();
});
