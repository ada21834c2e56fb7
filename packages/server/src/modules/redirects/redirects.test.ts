import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { redirectRules } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const RULES = `query ($filter: RedirectRulesFilter, $sort: RedirectRulesSort) { viewer { redirectRules(filter: $filter, sort: $sort) { totalCount edges { node {
  databaseId fromPath match target audience startsAt endsAt priority hits archivedAt } } } } }`;
interface Node {
  databaseId: number;
  fromPath: string;
  audience: string;
  priority: number;
  hits: number;
}
const list = async (filter: object = {}, sort?: object) => {
  const { totalCount, edges } = (await world.request('tribe-team-ro', RULES, { filter, sort })).data.viewer.redirectRules;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: Node }) => node) as Node[];
};

describe('redirect rules', () => {
  it('are listed by descending priority, with archived ones separate', async () => {
    const rules = await list();
    expect(rules).toHaveLength(7);
    expect(rules.map(({ priority }) => priority)).toEqual(rules.map(({ priority }) => priority).toSorted((a, b) => b - a));
    expect((await list({ archived: true })).map(({ fromPath }) => fromPath)).toEqual(['/old-blog']);
  });

  it('are found by path, target and audience, and sorted by hits', async () => {
    expect((await list({ search: '/facebook' })).map(({ audience }) => audience).toSorted()).toEqual(['MEMBERS', 'VISITORS']);
    expect((await list({ search: 'free-training' })).map(({ fromPath }) => fromPath)).toEqual(['/webinar']);
    expect((await list({ audience: 'MEMBERS' })).map(({ fromPath }) => fromPath).toSorted()).toEqual(['/alabang', '/facebook']);
    expect((await list({}, { by: 'hits', descending: true }))[0]?.fromPath).toBe('/start');
  });

  it.each(['member', 'affiliate', 'coach', 'head-coach', 'success-manager'])(
    'are refused to %s, in the list, by number and by node id',
    async (key) => {
      const [first] = await list();
      expect((await world.request(key, RULES)).codes).toEqual(['FORBIDDEN']);
      const one = 'query ($id: Int!) { viewer { redirectRule(databaseId: $id) { target } } }';
      expect((await world.request(key, one, { id: first?.databaseId })).codes).toEqual(['FORBIDDEN']);
      const node = 'query ($id: ID!) { node(id: $id) { ... on RedirectRule { target } } }';
      expect((await world.request(key, node, { id: globalId('RedirectRule', first?.databaseId ?? 0) })).codes).toEqual(['FORBIDDEN']);
      expect((await world.request('admin', one, { id: first?.databaseId })).data.viewer.redirectRule.target).toMatch(/^\//);
    },
  );
});

describe('the database refuses', () => {
  const rule = { fromPath: '/refused', target: '/free-lessons' };
  it.each([
    ['an invalid path', { ...rule, fromPath: 'start' }, 'redirect_rules_from'],
    ['a path with a query', { ...rule, fromPath: '/start?a=1' }, 'redirect_rules_from'],
    ['a rule that redirects to itself, in any case', { ...rule, target: '/REFUSED' }, 'redirect_rules_loop'],
    ['a window that ends before it begins', { ...rule, startsAt: new Date(2), endsAt: new Date(1) }, 'redirect_rules_window'],
    ['the same rule twice', { fromPath: '/START', target: '/fast', priority: 10 }, 'redirect_rules_once'],
  ])('%s', async (_what, values, constraint) => {
    await expect(world.app.database.db.insert(redirectRules).values({ createdAt: TEST_NOW, ...values })).rejects.toMatchObject({
      cause: { constraint },
    });
  });
});
