import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_BLOCK_KINDS } from '@atlas/domain/pages';
import { globalId, apiTest, type SalesTest } from '../../testing/apiTest.ts';
import { funnels } from '../funnels/tables.ts';
import { landingPages, landingPageVersions, optIns, workshopRegistrations } from './tables.ts';
import { TEST_NOW } from '../../testing/testApp.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());

const db = () => world.app.database.db;
const pageOf = async (slug: string) => {
  const [row] = await db()
    .select({ page: landingPages })
    .from(landingPages)
    .innerJoin(funnels, eq(funnels.id, landingPages.funnelId))
    .where(eq(funnels.slug, slug));
  if (!row) throw new Error(`No page of ${slug}`);
  return row.page;
};
const STRANGERS = ['member', 'affiliate', 'coach', 'success-manager'];

describe('a landing page', () => {
  const PAGE = `query ($id: Int!) { viewer { landingPage(databaseId: $id) { template link shareTitle publishedVersion revision
    draft { key kind props } versions { version blocks { kind } publishedBy { name } } funnel { slug landingPage { databaseId } } } } }`;

  it('has its draft and its published versions, newest first', async () => {
    const { id } = await pageOf('freelancing-course');
    const page = (await world.request('admin', PAGE, { id })).data.viewer.landingPage;
    expect(page).toMatchObject({
      template: 'TEMPLATE_1',
      link: null,
      publishedVersion: 3,
      funnel: { slug: 'freelancing-course', landingPage: { databaseId: id } },
    });
    expect(page.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(page.draft.map(({ kind }: { kind: string }) => kind)).toContain('COUNTDOWN');
    expect(page.versions[0].blocks.map(({ kind }: { kind: string }) => kind)).not.toContain('COUNTDOWN');
    expect(page.draft[0].props.headline).toBe('Work from home, without guessing');
    const kinds = PAGE_BLOCK_KINDS.map((value) => value.replaceAll('-', '_').toUpperCase());
    expect(kinds).toEqual(expect.arrayContaining(page.draft.map(({ kind }: { kind: string }) => kind)));
  });

  it('may be a link', async () => {
    const { id } = await pageOf('va-kickstart');
    const page = (await world.request('tribe-team-ro', PAGE, { id })).data.viewer.landingPage;
    expect(page).toMatchObject({ template: 'LINK_A_PAGE', publishedVersion: null, draft: [], versions: [] });
    expect(page.link).toMatch(/^https:/);
  });

  it.each(STRANGERS)('is refused to %s, by number and by node id', async (key) => {
    const { id } = await pageOf('freelancing-course');
    expect((await world.request(key, PAGE, { id })).codes).toEqual(['FORBIDDEN']);
    const node = 'query ($id: ID!) { node(id: $id) { ... on LandingPage { draft { props } } } }';
    expect((await world.request(key, node, { id: globalId('LandingPage', id) })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('opt-ins', () => {
  const OPT_INS = `query ($filter: OptInsFilter) { viewer { optIns(first: 100, filter: $filter) { totalCount edges { node {
    databaseId page email firstName consent funnel { slug } affiliate { code } user { databaseId } createdAt } } } } }`;
  interface Node {
    databaseId: number;
    page: string;
    email: string;
    createdAt: string;
  }
  const list = async (filter: object = {}) => {
    const { totalCount, edges } = (await world.request('tribe-team-fa', OPT_INS, { filter })).data.viewer.optIns;
    return { totalCount, nodes: edges.map(({ node }: { node: Node }) => node) as Node[] };
  };

  it('are listed newest first, over 90 days', async () => {
    const { nodes, totalCount } = await list();
    expect(totalCount).toBe(await db().$count(optIns));
    expect(totalCount).toBeGreaterThan(200);
    const times = nodes.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('filter by page, funnel, text and Manila days', async () => {
    const [funnel] = await db().select().from(funnels).where(eq(funnels.slug, 'freelancing-course'));
    expect((await list({ page: 'waiting-list' })).totalCount).toBe(await db().$count(optIns, eq(optIns.page, 'waiting-list')));
    expect((await list({ funnelId: funnel?.id })).totalCount).toBe(await db().$count(optIns, eq(optIns.funnelId, funnel?.id ?? 0)));
    const [first] = (await list()).nodes;
    expect((await list({ search: first?.email })).nodes.map(({ email }) => email)).toContain(first?.email);
    const day = new Date(new Date(first?.createdAt ?? '').getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const { nodes } = await list({ from: day, to: day });
    expect(nodes.map(({ databaseId }) => databaseId)).toContain(first?.databaseId);
    expect(nodes.every(({ createdAt }) => new Date(new Date(createdAt).getTime() + 8 * 3_600_000).toISOString().startsWith(day))).toBe(
      true,
    );
  });

  it.each(STRANGERS)('are refused to %s', async (key) => {
    expect((await world.request(key, OPT_INS)).codes).toEqual(['FORBIDDEN']);
    const [row] = await db().select().from(optIns).limit(1);
    const node = 'query ($id: ID!) { node(id: $id) { ... on OptIn { email } } }';
    expect((await world.request(key, node, { id: globalId('OptIn', row?.id ?? 0) })).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the waiting list', () => {
  const LIST = `query ($filter: WaitingListFilter) { viewer { waitingList(first: 100, filter: $filter) { totalCount edges { node {
    databaseId page email firstName funnel { databaseId name } } } } } }`;
  const waits = eq(optIns.page, 'waiting-list');

  it('has the opt-ins of closed funnels, all or those of one', async () => {
    const all = (await world.request('tribe-team-ro', LIST)).data.viewer.waitingList;
    expect(all.totalCount).toBe(await db().$count(optIns, waits));
    expect(all.edges.every(({ node }: { node: { page: string } }) => node.page === 'waiting-list')).toBe(true);
    const { funnel } = all.edges[0].node;
    const one = (await world.request('tribe-team-ro', LIST, { filter: { funnelId: funnel.databaseId } })).data.viewer.waitingList;
    expect(one.totalCount).toBe(await db().$count(optIns, and(waits, eq(optIns.funnelId, funnel.databaseId))));
    expect((await world.request('tribe-team-ro', LIST, { filter: { funnelId: 0 } })).data.viewer.waitingList.totalCount).toBe(0);
  });

  it('shows a success manager only people of the own portfolio, in the list and as a node', async () => {
    await world.lookAfter('overdue');
    const [row] = await db().select().from(optIns).where(waits).limit(1);
    const id = globalId('OptIn', row?.id ?? 0);
    const node = 'query ($id: ID!) { node(id: $id) { ... on OptIn { databaseId } } }';
    await db().update(optIns).set({ userId: null }).where(waits);
    expect((await world.request('success-manager', LIST)).data.viewer.waitingList.totalCount).toBe(0);
    expect((await world.request('success-manager', node, { id })).codes).toEqual(['FORBIDDEN']);
    await db()
      .update(optIns)
      .set({ userId: await world.idOf('overdue') })
      .where(eq(optIns.id, row?.id ?? 0));
    expect((await world.request('success-manager', LIST)).data.viewer.waitingList.totalCount).toBe(1);
    expect((await world.request('success-manager', node, { id })).data.node).toEqual({ databaseId: row?.id });
  });

  it.each(['member', 'affiliate', 'coach'])('is refused to %s', async (key) => {
    expect((await world.request(key, LIST)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('workshop registrations', () => {
  const REGISTRATIONS = `query ($filter: WorkshopRegistrationsFilter) { viewer { workshopRegistrations(first: 100, filter: $filter) {
    totalCount edges { node { variant email registeredAt } } } } }`;

  it('are only for staff who manage the workshop settings', async () => {
    const { totalCount } = (await world.request('admin', REGISTRATIONS)).data.viewer.workshopRegistrations;
    expect(totalCount).toBe(await db().$count(workshopRegistrations));
    const beginners = (await world.request('admin', REGISTRATIONS, { filter: { variant: 'BEGINNER' } })).data.viewer.workshopRegistrations;
    expect(beginners.totalCount).toBeGreaterThan(0);
    expect(beginners.totalCount).toBeLessThan(totalCount);
    for (const key of [...STRANGERS, 'tribe-team-fa']) expect((await world.request(key, REGISTRATIONS)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the database refuses', () => {
  it('a second page of one funnel, and a link page without a link', async () => {
    const { funnelId } = await pageOf('freelancing-course');
    const again = { funnelId, template: 'Template 1' as const };
    await expect(
      db()
        .insert(landingPages)
        .values({ createdAt: TEST_NOW, ...again }),
    ).rejects.toMatchObject({
      cause: { constraint: 'landing_pages_funnelId_unique' },
    });
    const [other] = await db().select().from(funnels).where(eq(funnels.slug, 'starter-training'));
    const linkless = { funnelId: other?.id ?? 0, template: 'Link a Page' as const };
    await expect(
      db()
        .insert(landingPages)
        .values({ createdAt: TEST_NOW, ...linkless }),
    ).rejects.toMatchObject({ cause: { constraint: 'landing_pages_link' } });
  });

  it('changes to published versions', async () => {
    await expect(db().update(landingPageVersions).set({ blocks: [] })).rejects.toThrow();
    await expect(db().delete(landingPageVersions)).rejects.toThrow();
  });

  it('an address twice on one page', async () => {
    const [row] = await db().select().from(optIns).limit(1);
    const again = { page: row?.page ?? '', email: row?.email.toUpperCase() ?? '', firstName: 'Again', consent: true };
    await expect(
      db()
        .insert(optIns)
        .values({ createdAt: TEST_NOW, ...again }),
    ).rejects.toMatchObject({ cause: { constraint: 'opt_ins_once' } });
  });
});
