import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AFFILIATE_STATES, LEAD_STATES, maskEmail, maskName } from '@atlas/domain/affiliates';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { commissions } from '../commissions/tables.ts';
import { slugs } from '../funnels/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { accessLevels } from '../access/tables.ts';
import { affiliateClicks, affiliates, affiliateTerms, leads } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const db = () => world.app.database.db;
const affiliateOf = async (key: string) => {
  const [row] = await db()
    .select()
    .from(affiliates)
    .where(eq(affiliates.userId, await world.idOf(key)));
  if (!row) throw new Error(`${key}@ is no affiliate`);
  return row;
};

describe("the viewer's own record", () => {
  const OWN = `{ viewer { affiliate { databaseId code linkName state ratePercent termsVersion
    figures { clicks leads sales pending available inPayout paid } links { path name clicks } } } }`;

  it('has figures that match the stored records', async () => {
    const own = await affiliateOf('affiliate');
    const { data } = await world.request('affiliate', OWN);
    const { figures, ...record } = data.viewer.affiliate;
    expect(record).toMatchObject({
      databaseId: own.id,
      code: 'kristine',
      linkName: 'work-with-kristine',
      state: 'ACTIVE',
      ratePercent: 10,
      termsVersion: 2,
    });
    const earned = await db().select().from(commissions).where(eq(commissions.affiliateId, own.id));
    const sum = (state: string) => earned.filter((one) => one.state === state).reduce((total, one) => total + one.amountCentavos, 0) / 100;
    expect(figures).toEqual({
      clicks: await db().$count(affiliateClicks, eq(affiliateClicks.affiliateId, own.id)),
      leads: await db().$count(leads, eq(leads.affiliateId, own.id)),
      sales: earned.filter(({ kind, position, state }) => kind === 'sale' && position === 1 && state !== 'reversed').length,
      pending: sum('pending'),
      available: sum('approved'),
      inPayout: sum('in-payout'),
      paid: sum('paid'),
    });
    expect(Math.min(figures.clicks, figures.leads, figures.sales, figures.pending, figures.paid)).toBeGreaterThan(0);
  });

  it('has the main link and one for each funnel that sells', async () => {
    const own = await affiliateOf('affiliate');
    const { links } = (await world.request('affiliate', OWN)).data.viewer.affiliate;
    expect(links[0]).toEqual({ path: '/work-with-kristine', name: null, clicks: null });
    const paths = links.slice(1).map(({ path }: { path: string }) => path);
    expect(paths).toContain('/freelancing-course/kristine');
    expect(paths).not.toContain('/freelancing-renewal/kristine');
    expect(paths).not.toContain('/ecommerce-support/kristine');
    const clicked = links.slice(1).reduce((sum: number, { clicks }: { clicks: number }) => sum + clicks, 0);
    expect(clicked).toBeGreaterThan(0);
    expect(clicked).toBeLessThanOrEqual(await db().$count(affiliateClicks, eq(affiliateClicks.affiliateId, own.id)));
  });

  it('exists with any access level in use, and is null for viewers who are not affiliates', async () => {
    expect((await world.request('multi', OWN)).data.viewer.affiliate.code).toBe('carla');
    expect((await world.request('member', OWN)).data.viewer.affiliate).toBeNull();
  });
});

describe('the terms', () => {
  const TERMS = '{ viewer { affiliateTerms { version body isAccepted } } }';

  it('are the newest published version, with whether the viewer accepted it', async () => {
    expect((await world.request('affiliate', TERMS)).data.viewer.affiliateTerms).toMatchObject({ version: 2, isAccepted: true });
    expect((await world.request('member', TERMS)).data.viewer.affiliateTerms).toMatchObject({ version: 2, isAccepted: false });
  });

  it('need acceptance again once a new version is published, and not before', async () => {
    await db()
      .insert(affiliateTerms)
      .values({ version: 3, body: 'New', publishedAt: new Date(TEST_NOW.getTime() + 1) });
    try {
      expect((await world.request('affiliate', TERMS)).data.viewer.affiliateTerms).toMatchObject({ version: 2, isAccepted: true });
      world.app.setNow(new Date(TEST_NOW.getTime() + 1));
      expect((await world.request('affiliate', TERMS)).data.viewer.affiliateTerms).toMatchObject({ version: 3, isAccepted: false });
    } finally {
      world.app.setNow(TEST_NOW);
      await db().delete(affiliateTerms).where(eq(affiliateTerms.version, 3));
    }
  });
});

interface LeadNode {
  databaseId: number;
  name: string;
  email: string;
  isMasked: boolean;
  state: string;
  earned: number;
  createdAt: string;
  affiliate: { databaseId: number };
}
const LEADS = `query ($filter: LeadsFilter, $sort: LeadsSort, $first: Int = 100, $after: String) { viewer {
  leads(first: $first, after: $after, filter: $filter, sort: $sort) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { databaseId name email isMasked state earned createdAt affiliate { databaseId } } } } } }`;
const listLeads = async (key: string, variables: Record<string, unknown> = {}) => {
  const { totalCount, pageInfo, edges } = (await world.request(key, LEADS, variables)).data.viewer.leads;
  return { totalCount, pageInfo, nodes: edges.map(({ node }: { node: LeadNode }) => node) as LeadNode[] };
};

describe('leads', () => {
  it("are the affiliate's own, masked", async () => {
    const own = await affiliateOf('affiliate');
    const rows = await db().select().from(leads).where(eq(leads.affiliateId, own.id));
    const { nodes, totalCount } = await listLeads('affiliate');
    expect(totalCount).toBe(rows.length);
    expect(new Set(nodes.map(({ databaseId }) => databaseId))).toEqual(new Set(rows.map(({ id }) => id)));
    for (const node of nodes) {
      const row = rows.find(({ id }) => id === node.databaseId);
      expect(node).toMatchObject({
        isMasked: true,
        email: maskEmail(row?.email ?? ''),
        name: maskName(`${row?.firstName} ${row?.lastName}`),
      });
      expect(JSON.stringify(node)).not.toContain(row?.email);
    }
  });

  it('are named by their email address when they have no name', async () => {
    const [lead] = (await listLeads('affiliate')).nodes;
    const ofLead = eq(leads.id, lead?.databaseId ?? 0);
    const [row] = await db().select().from(leads).where(ofLead);
    await db().update(leads).set({ firstName: '', lastName: '' }).where(ofLead);
    const nameFor = async (key: string) => (await listLeads(key)).nodes.find(({ databaseId }) => databaseId === lead?.databaseId)?.name;
    expect(await nameFor('affiliate')).toBe(maskEmail(row?.email ?? ''));
    expect(await nameFor('admin')).toBe(row?.email);
    await db()
      .update(leads)
      .set({ firstName: row?.firstName ?? '', lastName: row?.lastName ?? '' })
      .where(ofLead);
  });

  it('are unmasked for staff who manage affiliates, for all affiliates or for one', async () => {
    const all = await listLeads('admin');
    expect(all.totalCount).toBe(await db().$count(leads));
    expect(all.nodes.every(({ isMasked, email }) => !isMasked && !email.includes('*'))).toBe(true);
    const own = await affiliateOf('affiliate');
    const of = await listLeads('tribe-team-ro', { filter: { affiliateId: own.id } });
    expect(of.totalCount).toBe(await db().$count(leads, eq(leads.affiliateId, own.id)));
    expect(of.nodes.every(({ affiliate }) => affiliate.databaseId === own.id)).toBe(true);
  });

  it('of another affiliate are not returned when filtering by that affiliate', async () => {
    const other = await affiliateOf('multi');
    const { totalCount, nodes } = await listLeads('affiliate', { filter: { affiliateId: other.id } });
    expect([totalCount, nodes]).toEqual([0, []]);
    expect((await listLeads('member')).totalCount).toBe(0);
  });

  it('cannot be searched by callers who see them masked', async () => {
    expect((await world.request('affiliate', LEADS, { filter: { search: 'juan' } })).codes).toEqual(['FORBIDDEN']);
    const [lead] = (await listLeads('admin')).nodes;
    const found = await listLeads('admin', { filter: { search: lead?.email } });
    expect(found.nodes.map(({ databaseId }) => databaseId)).toEqual([lead?.databaseId]);
  });

  it('sort by age, by how close they are to buying, and by earnings', async () => {
    const created = async (descending: boolean) =>
      (await listLeads('affiliate', { sort: { by: 'created', descending } })).nodes.map((node) => node.createdAt);
    expect(await created(true)).toEqual((await created(true)).toSorted().toReversed());
    expect(await created(false)).toEqual((await created(false)).toSorted());
    const order = ['ORDERED', 'NEW', 'LAPSED', 'CUSTOMER'];
    const states = (await listLeads('affiliate', { sort: { by: 'leads', descending: true } })).nodes.map(({ state }) =>
      order.indexOf(state),
    );
    expect(states).toEqual(states.toSorted((a, b) => a - b));
    const earned = (await listLeads('affiliate', { sort: { by: 'highest', descending: true } })).nodes.map((node) => node.earned);
    expect(earned[0]).toBeGreaterThan(0);
    expect(earned).toEqual(earned.toSorted((a, b) => b - a));
  });

  it('page by cursor in a computed order without losing or repeating one', async () => {
    const sort = { by: 'highest', descending: true };
    const all = (await listLeads('affiliate', { sort })).nodes.map(({ databaseId }) => databaseId);
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads('affiliate', { sort, first: 7, after });
      seen.push(...page.nodes.map(({ databaseId }) => databaseId));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
  });

  it('report the commissions earned from their payments', async () => {
    const own = await affiliateOf('affiliate');
    const rows = await db()
      .select({ userId: scheduleEntries.userId, centavos: commissions.amountCentavos, state: commissions.state })
      .from(commissions)
      .innerJoin(scheduleEntries, eq(scheduleEntries.id, commissions.entryId))
      .where(eq(commissions.affiliateId, own.id));
    const accounts = new Map((await db().select().from(leads).where(eq(leads.affiliateId, own.id))).map(({ id, userId }) => [id, userId]));
    for (const { databaseId, earned } of (await listLeads('affiliate')).nodes) {
      const account = accounts.get(databaseId);
      const mine = rows.filter(({ userId, state }) => account !== null && userId === account && state !== 'reversed');
      expect(earned).toBe(mine.reduce((sum, { centavos }) => sum + centavos, 0) / 100);
    }
  });

  it('filter by state and by Manila days', async () => {
    for (const { value } of LEAD_STATES) {
      const { nodes } = await listLeads('admin', { filter: { state: value.toUpperCase() } });
      expect(nodes.length).toBeGreaterThan(0);
      expect(nodes.every(({ state }) => state === value.toUpperCase())).toBe(true);
    }
    const [lead] = (await listLeads('admin')).nodes;
    const day = new Date(new Date(lead?.createdAt ?? '').getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const ofDay = await listLeads('admin', { filter: { from: day, to: day } });
    expect(ofDay.nodes.map(({ databaseId }) => databaseId)).toContain(lead?.databaseId);
    expect((await world.request('admin', LEADS, { filter: { from: 'yesterday' } })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('by node id are refused to everyone else, including the lead', async () => {
    const own = await affiliateOf('affiliate');
    const [lead] = await db().select().from(leads).where(eq(leads.affiliateId, own.id));
    const query = 'query ($id: ID!) { node(id: $id) { ... on Lead { email } } }';
    const id = globalId('Lead', lead?.id ?? 0);
    expect((await world.request('affiliate', query, { id })).data.node.email).toBe(maskEmail(lead?.email ?? ''));
    expect((await world.request('multi', query, { id })).codes).toEqual(['FORBIDDEN']);
    await db()
      .update(leads)
      .set({ userId: await world.idOf('newcomer') })
      .where(eq(leads.id, lead?.id ?? 0));
    expect((await world.request('newcomer', query, { id })).codes).toEqual(['FORBIDDEN']);
    await db()
      .update(leads)
      .set({ userId: lead?.userId ?? null })
      .where(eq(leads.id, lead?.id ?? 0));
  });

  it('hide their account from the affiliate', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { ... on Lead { user { databaseId } } } }';
    const own = await affiliateOf('affiliate');
    const rows = await db().select().from(leads).where(eq(leads.affiliateId, own.id));
    const known = rows.find(({ userId }) => userId !== null);
    const id = globalId('Lead', known?.id ?? 0);
    expect((await world.request('affiliate', query, { id })).codes).toEqual(['FORBIDDEN']);
    expect((await world.request('admin', query, { id })).data.node.user.databaseId).toBe(known?.userId);
  });
});

describe('the list of affiliates', () => {
  const AFFILIATES = `query ($filter: AffiliatesFilter, $sort: AffiliatesSort) { viewer { affiliates(first: 50, filter: $filter, sort: $sort) {
    totalCount edges { node { databaseId code state user { databaseId } figures { leads pending available inPayout paid } } } } } }`;
  interface AffiliateNode {
    databaseId: number;
    code: string;
    state: string;
    user: { databaseId: number };
    figures: { leads: number; pending: number; available: number; inPayout: number; paid: number };
  }
  const list = async (key: string, variables: Record<string, unknown> = {}) => {
    const { totalCount, edges } = (await world.request(key, AFFILIATES, variables)).data.viewer.affiliates;
    const nodes = edges.map(({ node }: { node: AffiliateNode }) => node) as AffiliateNode[];
    expect(totalCount).toBe(nodes.length);
    return nodes;
  };

  it('contains every affiliate in every state for staff', async () => {
    expect(await list('admin')).toHaveLength(12);
    for (const { value } of AFFILIATE_STATES)
      expect((await list('tribe-team-fa', { filter: { state: value.toUpperCase() } })).length).toBeGreaterThan(0);
  });

  it('finds affiliates by person and by code', async () => {
    expect((await list('admin', { filter: { search: 'kristine' } })).map(({ code }) => code)).toEqual(['kristine']);
    expect((await list('admin', { filter: { search: 'multi@atlas' } })).map(({ code }) => code)).toEqual(['carla']);
    expect((await list('admin', { filter: { search: 'from-home' } })).map(({ code }) => code)).toEqual(['carla']);
  });

  it('sorts by number of leads and by earnings', async () => {
    const brought = (await list('admin', { sort: { by: 'leads', descending: true } })).map(({ figures }) => figures.leads);
    expect(brought).toEqual(brought.toSorted((a, b) => b - a));
    expect(brought[0]).toBeGreaterThan(0);
    const earned = (await list('admin', { sort: { by: 'highest', descending: true } })).map(
      ({ figures }) => Math.round((figures.pending + figures.available + figures.inPayout + figures.paid) * 100) / 100,
    );
    expect(earned).toEqual(earned.toSorted((a, b) => b - a));
  });

  it.each(['member', 'affiliate', 'coach', 'head-coach', 'success-manager', 'team-lead'])('is refused to %s', async (key) => {
    expect((await world.request(key, AFFILIATES)).codes).toEqual(['FORBIDDEN']);
  });

  it('is limited to own people for a coach with the page: in the list, its count, by number and by node id', async () => {
    const coach = await world.idOf('coach');
    const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, 'coach'));
    const [group] = await db().insert(groups).values({ createdAt: TEST_NOW, name: 'Group of affiliates', leaderId: coach }).returning();
    const [mine, other] = await db().select().from(affiliates).where(eq(affiliates.state, 'pending'));
    if (!level || !group || !mine || !other) throw new Error('The demo lacks something');
    const row = { userId: mine.userId, groupId: group.id, subgroupId: null, joinedAt: TEST_NOW };
    await db().insert(groupMembers).values(row).onConflictDoUpdate({ target: groupMembers.userId, set: row });
    await db().delete(groupMembers).where(eq(groupMembers.userId, other.userId));
    await db()
      .update(accessLevels)
      .set({ pageAccess: { ...level.pageAccess, affiliates: true } })
      .where(eq(accessLevels.id, level.id));
    try {
      const seen = (await list('coach')).map(({ databaseId }) => databaseId);
      expect(seen).toContain(mine.id);
      expect(seen).not.toContain(other.id);
      expect(seen.length).toBeLessThan(12);
      const byNumber = 'query ($id: Int) { viewer { affiliate(databaseId: $id) { code } } }';
      expect((await world.request('coach', byNumber, { id: mine.id })).data.viewer.affiliate.code).toBe(mine.code);
      expect((await world.request('coach', byNumber, { id: other.id })).data.viewer.affiliate).toBeNull();
      const byNode = 'query ($id: ID!) { node(id: $id) { ... on Affiliate { code } } }';
      expect((await world.request('coach', byNode, { id: globalId('Affiliate', mine.id) })).data.node.code).toBe(mine.code);
      expect((await world.request('coach', byNode, { id: globalId('Affiliate', other.id) })).codes).toEqual(['FORBIDDEN']);
      expect((await listLeads('coach')).totalCount).toBeLessThan((await listLeads('admin')).totalCount);
    } finally {
      await db().update(accessLevels).set({ pageAccess: level.pageAccess }).where(eq(accessLevels.id, level.id));
    }
  });

  it('returns an affiliate by number only to themselves and staff', async () => {
    const { id } = await affiliateOf('multi');
    const query = 'query ($id: Int) { viewer { affiliate(databaseId: $id) { code } } }';
    expect((await world.request('affiliate', query, { id })).data.viewer.affiliate).toBeNull();
    expect((await world.request('multi', query, { id })).data.viewer.affiliate.code).toBe('carla');
    expect((await world.request('admin', query, { id })).data.viewer.affiliate.code).toBe('carla');
  });
});

describe('the database', () => {
  const expectRejected = (values: Partial<typeof affiliates.$inferInsert>, constraint: string) =>
    expect(
      db()
        .insert(affiliates)
        .values({ createdAt: TEST_NOW, userId: 1, code: 'refused', ...values }),
    ).rejects.toMatchObject({ cause: { constraint } });

  it('refuses a second record of one person, a used code, and a rate above the whole', async () => {
    const { userId } = await affiliateOf('affiliate');
    const someone = await world.idOf('newcomer');
    await expectRejected({ userId }, 'affiliates_userId_unique');
    await expectRejected({ userId: someone, code: 'KRISTINE' }, 'affiliates_code_unique');
    await expectRejected({ userId: someone, rateBasisPoints: 10_001 }, 'affiliates_rate');
    await expectRejected({ userId: someone, termsVersion: 1 }, 'affiliates_terms');
  });

  it('shares one namespace of first path segments between funnels and affiliates', async () => {
    const someone = await world.idOf('newcomer');
    await expectRejected({ userId: someone, linkName: 'freelancing-course' }, 'slugs_pkey');
    const [named] = await db().select().from(affiliates).where(isNotNull(affiliates.linkName));
    expect(await db().$count(slugs, eq(slugs.slug, named?.linkName ?? ''))).toBe(1);
  });

  it('refuses one address twice among the leads of an affiliate', async () => {
    const [lead] = await db().select().from(leads).limit(1);
    const again = { affiliateId: lead?.affiliateId ?? 0, email: lead?.email.toUpperCase() ?? '', tags: 'Atlas Signup' };
    await expect(
      db()
        .insert(leads)
        .values({ createdAt: TEST_NOW, ...again }),
    ).rejects.toMatchObject({ cause: { constraint: 'leads_once' } });
  });
});

describe('a sign-up through a link', () => {
  const REGISTER = 'mutation R($input: AffiliateInfoInput!) { updateAffiliateCode(input: $input) }';
  const info = { email: 'member@atlas.example', firstName: 'Ana', lastName: 'Cruz', tags: 'Atlas Signup' };
  const register = (key: string, change: object) => world.request(key, REGISTER, { input: { ...info, ...change } });

  it.each(['kristine', 'Work-with-Kristine'])('with %s makes the person a lead once', async (affCode) => {
    await db().delete(leads).where(eq(leads.email, info.email));
    for (const _time of [1, 2]) expect((await register('member', { affCode })).data.updateAffiliateCode).toBe(true);
    const rows = await db().select().from(leads).where(eq(leads.email, info.email));
    expect(rows).toMatchObject([
      { affiliateId: (await affiliateOf('affiliate')).id, userId: await world.idOf('member'), tags: 'Atlas Signup', state: 'new' },
    ]);
    const lines = await db().select().from(auditEntries).where(eq(auditEntries.action, 'registerLead'));
    expect(lines.filter(({ subjectId }) => subjectId === rows[0]?.id)).toHaveLength(1);
  });

  it("with an unknown code, their own code or a suspended affiliate's code creates no lead", async () => {
    await db().delete(leads).where(eq(leads.email, info.email));
    expect((await register('member', { affCode: 'nobody-has-it' })).data.updateAffiliateCode).toBe(false);
    expect((await register('affiliate', { affCode: 'kristine', email: 'affiliate@atlas.example' })).data.updateAffiliateCode).toBe(false);
    const { id } = await affiliateOf('affiliate');
    await db().update(affiliates).set({ state: 'suspended' }).where(eq(affiliates.id, id));
    expect((await register('member', { affCode: 'kristine' })).data.updateAffiliateCode).toBe(false);
    await db().update(affiliates).set({ state: 'active' }).where(eq(affiliates.id, id));
    expect(await db().$count(leads, eq(leads.email, info.email))).toBe(0);
  });

  it('can only be registered for the caller', async () => {
    expect((await register('member', { affCode: 'kristine', email: 'coach@atlas.example' })).codes).toEqual(['FORBIDDEN']);
    expect((await register('member', { affCode: 'a b' })).codes).toEqual(['BAD_USER_INPUT']);
  });
});
