import { randomBytes } from 'node:crypto';
import { can, ROLES, SEEDED_ACCESS } from '@atlas/domain/access';
import {
  LINK_NEEDS_HTTPS,
  MAX_BLOCKS,
  MAX_FIRST_PICTURE,
  MAX_PAGE_CHARACTERS,
  PAGE_TOO_LONG,
  PUBLISH_IN_FUTURE,
  STARTING_PAGES,
  TOO_MANY_BLOCKS,
} from '@atlas/domain/pages';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LandingInput } from '../../landing/landingRenderer.ts';
import { apiTest, globalId, type ApiResponse, type SalesTest } from '../../testing/apiTest.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { files } from '../files/tables.ts';
import { funnels } from '../funnels/tables.ts';
import { products } from '../products/tables.ts';
import { settings } from '../settings/tables.ts';
import { landingPages, landingPageVersions } from './tables.ts';

let world: SalesTest;
beforeAll(async () => {
  world = await apiTest();
});
afterAll(() => world.close());
beforeEach(() => world.app.setNow(TEST_NOW));

const db = () => world.app.database.db;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const request = (query: string, variables: Record<string, unknown> = {}) => world.request('admin', query, variables);

let added = 0;
/** Adds an open funnel, and returns its id. */
async function addFunnel(product: Partial<typeof products.$inferInsert> = {}): Promise<number> {
  const values = { name: 'Kickstart', description: 'Learn to work from home.', priceCentavos: 99_900, createdAt: TEST_NOW, ...product };
  const [sold] = await db().insert(products).values(values).returning();
  const slug = `kickstart-${++added}`;
  const [funnel] = await db()
    .insert(funnels)
    .values({ name: 'Kickstart', productId: sold?.id ?? 0, slug, createdAt: TEST_NOW })
    .returning();
  return funnel?.id ?? 0;
}

const PAGE = `databaseId revision template link shareTitle shareDescription publishedVersion scheduledAt
  draft { key kind props isHidden } versions { version shareTitle blocks { key kind props } }`;
interface Page {
  databaseId: number;
  revision: number;
  template: string;
  link: string | null;
  shareTitle: string;
  publishedVersion: number | null;
  scheduledAt: string | null;
  draft: { key: string; kind: string; props: Record<string, unknown>; isHidden: boolean }[];
  versions: { version: number; shareTitle: string; blocks: { key: string }[] }[];
}
const read = async (id: number): Promise<Page> =>
  (await request(`query ($id: Int!) { viewer { landingPage(databaseId: $id) { ${PAGE} } } }`, { id })).data.viewer.landingPage;
const start = (funnelId: number, from = 'sales') =>
  request(`mutation ($funnelId: Int!, $from: String!) { startLandingPage(funnelId: $funnelId, start: $from) { ${PAGE} } }`, {
    funnelId,
    from,
  });
/** Adds a funnel with a landing page that can be published. */
const addPage = async (from = 'sales', product: Partial<typeof products.$inferInsert> = {}): Promise<Page & { funnelId: number }> => {
  const funnelId = await addFunnel(product);
  return { ...(await start(funnelId, from)).data.startLandingPage, funnelId };
};
const save = (page: Pick<Page, 'databaseId' | 'revision'>, blocks: unknown, share: object = { shareTitle: 'A', shareDescription: 'B' }) =>
  request(
    `mutation ($id: Int!, $revision: Int!, $input: LandingDraftInput!) {
      saveLandingDraft(databaseId: $id, revision: $revision, input: $input) { ${PAGE} } }`,
    { id: page.databaseId, revision: page.revision, input: { blocks, ...share } },
  );
const publish = (page: Pick<Page, 'databaseId' | 'revision'>, at?: string | null) =>
  request(
    `mutation ($id: Int!, $revision: Int!, $at: String) { publishLandingPage(databaseId: $id, revision: $revision, at: $at) { ${PAGE} } }`,
    { id: page.databaseId, revision: page.revision, at },
  );
const edit = (name: string, page: Pick<Page, 'databaseId' | 'revision'>, more = '') =>
  request(`mutation { ${name}(databaseId: ${page.databaseId}, revision: ${page.revision}${more}) { ${PAGE} } }`);
const link = (funnelId: number, to: string, revision?: number) =>
  request(
    `mutation ($funnelId: Int!, $link: String!, $revision: Int) {
      linkLandingPage(funnelId: $funnelId, link: $link, revision: $revision) { ${PAGE} } }`,
    { funnelId, link: to, revision },
  );
const hero = (headline: string, id = 'hero') => ({
  id,
  kind: 'hero',
  props: { headline, text: '', buttonLabel: 'Enroll', buttonLink: '', picture: null },
  isHidden: false,
});
const footer = (id: string, text = 'Atlas') => ({ id, kind: 'footer', props: { text }, isHidden: false });
const problemOf = ({ codes, errors }: ApiResponse) => ({ code: codes[0], message: errors[0]?.message, fields: errors[0]?.fieldErrors });
const allowHosts = async (value: string) => {
  await db()
    .insert(settings)
    .values({ name: 'redirect-hosts', type: 'text', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
  world.app.values.forget();
};

describe('starting a landing page', () => {
  it.each(STARTING_PAGES.map(({ value }) => value))('%s: has blocks and words of the product, and nothing is public', async (from) => {
    const page = await addPage(from);
    expect(page).toMatchObject({
      template: 'TEMPLATE_1',
      link: null,
      publishedVersion: null,
      shareTitle: 'Kickstart',
      shareDescription: 'Learn to work from home.',
      versions: [],
    });
    expect(page.draft[0]).toMatchObject({ kind: 'HERO', props: { headline: 'Kickstart' } });
  });

  it('saves and publishes as it is, for the longest product', async () => {
    const page = await addPage('sales', { name: 'N'.repeat(150), description: 'D'.repeat(2000) });
    const blocks = page.draft.map(({ key, kind, ...rest }) => ({ id: key, kind: kind.toLowerCase().replaceAll('_', '-'), ...rest }));
    const saved = await save(page, blocks, { shareTitle: page.shareTitle, shareDescription: 'D' });
    expect(saved.codes).toEqual([]);
    expect((await publish(saved.data.saveLandingDraft)).codes).toEqual([]);
  });

  it('keeps a page that exists, also when two start at once', async () => {
    const page = await addPage();
    await save(page, [hero('Mine')]);
    expect((await start(page.funnelId, 'closing')).data.startLandingPage).toMatchObject({ databaseId: page.databaseId, revision: 2 });
    const funnelId = await addFunnel();
    const both = await Promise.all([start(funnelId), start(funnelId)]);
    expect(both.map(({ codes }) => codes)).toEqual([[], []]);
    expect(new Set(both.map(({ data }) => data.startLandingPage.databaseId)).size).toBe(1);
    expect(await db().$count(landingPages, eq(landingPages.funnelId, funnelId))).toBe(1);
  });

  it('needs a funnel, and one of the pages', async () => {
    expect((await start(2_000_000_000)).codes).toEqual(['NOT_FOUND']);
    const funnelId = await addFunnel();
    for (const from of ['', 'constructor', 'SALES']) expect((await start(funnelId, from)).codes).toEqual(['BAD_USER_INPUT']);
    expect(await db().$count(landingPages, eq(landingPages.funnelId, funnelId))).toBe(0);
  });
});

describe('saving a draft', () => {
  it('stores the blocks as they are, and HTML as text', async () => {
    const page = await addPage();
    const text = '<script>alert(1)</script> <b>&amp;</b>';
    const { data } = await save(page, [hero(text), { ...footer('end', text), isHidden: true }]);
    expect(data.saveLandingDraft).toMatchObject({
      revision: page.revision + 1,
      shareTitle: 'A',
      draft: [
        { key: 'hero', kind: 'HERO', props: { headline: text }, isHidden: false },
        { key: 'end', kind: 'FOOTER', props: { text }, isHidden: true },
      ],
    });
  });

  it('changes nothing that is public', async () => {
    const page = await addPage();
    const { data } = await publish(page);
    const { publishedVersion, versions } = data.publishLandingPage;
    const saved = (await save(data.publishLandingPage, [hero('Later')])).data.saveLandingDraft;
    expect([saved.publishedVersion, saved.versions]).toEqual([publishedVersion, versions]);
  });

  it('reports errors at their fields, and keeps the former draft', async () => {
    const page = await addPage();
    const problem = problemOf(await save(page, [footer('a'), hero('H'.repeat(121))], { shareTitle: 'S'.repeat(101) }));
    expect(problem).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'blocks.1.props.headline': 'Headline is too long', shareTitle: 'Share title is too long' },
    });
    expect(
      problemOf(
        await save(
          page,
          Array.from({ length: MAX_BLOCKS + 1 }, (_none, at) => footer(`b${at}`)),
        ),
      ).fields,
    ).toEqual({
      blocks: TOO_MANY_BLOCKS,
    });
    expect(problemOf(await save(page, [footer('a', 'x'.repeat(MAX_PAGE_CHARACTERS))])).fields).toEqual({ blocks: PAGE_TOO_LONG });
    for (const blocks of [{}, 'x', 7, [null], [footer('a'), footer('a')], [{ ...footer('a'), kind: 'carousel' }]])
      expect(problemOf(await save(page, blocks)).code).toBe('BAD_USER_INPUT');
    const { funnelId: _funnelId, ...before } = page;
    expect(await read(page.databaseId)).toEqual(before);
  });

  it('is refused when the page was saved since, and loses nothing', async () => {
    const page = await addPage();
    const first = (await save(page, [hero('First')])).data.saveLandingDraft;
    expect((await save(page, [hero('Second')])).codes).toEqual(['STALE']);
    expect(await read(page.databaseId)).toEqual(first);
  });

  it('lets one of two writers through, and the other one save again on top', async () => {
    const page = await addPage();
    const both = await Promise.all(['One', 'Two'].map((headline) => save(page, [hero(headline)])));
    expect(both.flatMap(({ codes }) => codes)).toEqual(['STALE']);
    const won = both.find(({ codes }) => codes.length === 0)?.data.saveLandingDraft;
    expect(await read(page.databaseId)).toEqual(won);
    expect((await save(won, [hero('Both')])).data.saveLandingDraft.revision).toBe(page.revision + 2);
  });

  it('writes no text into the audit, and the hash and the number of blocks', async () => {
    const page = await addPage();
    await save(page, [hero('Confidential headline'), footer('end', 'Confidential footer')]);
    const entries = await db()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'landing page'), eq(auditEntries.subjectId, page.databaseId)));
    expect(entries.map(({ action }) => action)).toEqual(['startLandingPage', 'saveLandingDraft']);
    expect(JSON.stringify(entries)).not.toMatch(/Confidential|The first thing/);
    expect(entries[1]?.after).toMatchObject({ draft: expect.stringMatching(/^[\w-]{43}$/), blocks: 2 });
    const saved = await read(page.databaseId);
    await save(saved, [hero('Confidential headline'), footer('end', 'Confidential footer')]);
    await publish(await read(page.databaseId));
    expect(JSON.stringify(await db().select().from(auditEntries).where(eq(auditEntries.subjectId, page.databaseId)))).not.toContain(
      'Confidential',
    );
  });
});

describe('publishing', () => {
  it('makes the draft the next version, as it was read', async () => {
    const page = await addPage();
    const first = (await publish(page)).data.publishLandingPage;
    expect(first).toMatchObject({ publishedVersion: 1, scheduledAt: null, versions: [{ version: 1, shareTitle: 'Kickstart' }] });
    const saved = (await save(first, [hero('Second')])).data.saveLandingDraft;
    const second = (await publish(saved, '')).data.publishLandingPage;
    expect(second.publishedVersion).toBe(2);
    expect(second.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    // The first version is what it was.
    expect(second.versions[1]).toEqual(first.versions[0]);
    const [row] = await db()
      .select()
      .from(landingPageVersions)
      .where(and(eq(landingPageVersions.pageId, page.databaseId), eq(landingPageVersions.version, 2)));
    expect(row?.publishedById).toBe(await world.idOf('admin'));
  });

  it('is refused with the first problem of the checklist, and stores nothing', async () => {
    const page = await addPage();
    const saved = (await save(page, [hero(''), { ...hero('Two'), id: 'two' }], {})).data.saveLandingDraft;
    const PROBLEMS = `query ($id: Int!) { viewer { landingPage(databaseId: $id) { problems { check text block field } } } }`;
    const { problems } = (await request(PROBLEMS, { id: page.databaseId })).data.viewer.landingPage;
    expect(problems.map(({ check }: { check: string }) => check)).toEqual(['complete', 'headline', 'share', 'share']);
    expect(problems[0]).toEqual({ check: 'complete', text: 'Headline is required', block: 'hero', field: 'headline' });
    expect(problemOf(await publish(saved))).toMatchObject({ code: 'CONFLICT', message: 'Headline is required' });
    expect(await read(page.databaseId)).toEqual(saved);
    expect(await db().$count(landingPageVersions, eq(landingPageVersions.pageId, page.databaseId))).toBe(0);
  });

  it('is refused for a picture that is too large, also one copied from another page', async () => {
    const [other, page] = [await addPage(), await addPage()];
    const values = { name: 'desk.webp', mediaType: 'image/webp', storageKey: 'uploads/none', purpose: 'block' as const, width: 600 };
    const [file] = await db()
      .insert(files)
      .values({ ...values, height: 400, bytes: MAX_FIRST_PICTURE + 1, landingPageId: other.databaseId, createdAt: TEST_NOW })
      .returning();
    const picture = { file: file?.id ?? 0, width: 600, height: 400, alt: 'A desk' };
    const withPicture = { ...hero('Hello'), props: { ...hero('Hello').props, picture } };
    for (const one of [other, page]) {
      const saved = (await save(one, [withPicture])).data.saveLandingDraft;
      expect(problemOf(await publish(saved))).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('21 kB on a phone') });
    }
  });

  it('is refused when the page was saved since, and publishes once for two at once', async () => {
    const page = await addPage();
    await save(page, [hero('Later')]);
    expect((await publish(page)).codes).toEqual(['STALE']);
    const now = await read(page.databaseId);
    const both = await Promise.all([publish(now), publish(now)]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(['STALE']);
    expect((await read(page.databaseId)).versions).toHaveLength(1);
  });

  // It is 10:00 in Manila.
  it.each(['2025-11-12T10:00', '2025-11-12T09:59', '2024-01-01T00:00'])('is refused for %s, which is not to come', async (at) => {
    const page = await addPage();
    expect(problemOf(await publish(page, at))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { at: PUBLISH_IN_FUTURE } });
    expect((await read(page.databaseId)).versions).toEqual([]);
  });

  it.each(['tomorrow', '2025-02-30T10:00'])('is refused for the invalid time %s', async (at) =>
    expect(problemOf(await publish(await addPage(), at)).fields).toEqual({ at: 'Enter a day and a time.' }),
  );

  it('may be scheduled: the version becomes public at its instant, by the clock alone', async () => {
    const first = (await publish(await addPage())).data.publishLandingPage;
    const saved = (await save(first, [hero('Second')])).data.saveLandingDraft;
    const scheduled = (await publish(saved, '2025-11-12T10:01')).data.publishLandingPage;
    expect(scheduled).toMatchObject({ publishedVersion: 1, scheduledAt: '2025-11-12T02:01:00.000Z' });
    world.app.setNow(after(59_999));
    expect(await read(first.databaseId)).toMatchObject({ publishedVersion: 1, scheduledAt: '2025-11-12T02:01:00.000Z' });
    world.app.setNow(after(60_000));
    expect(await read(first.databaseId)).toMatchObject({ publishedVersion: 2, scheduledAt: null, revision: scheduled.revision });
    // The next one that is scheduled does not bring the first one back.
    const third = (await publish(scheduled, '2025-11-12T10:02')).data.publishLandingPage;
    expect(third).toMatchObject({ publishedVersion: 2, scheduledAt: '2025-11-12T02:02:00.000Z' });
    world.app.setNow(after(120_000));
    expect((await read(first.databaseId)).publishedVersion).toBe(3);
  });

  it('replaces what is scheduled', async () => {
    const scheduled = (await publish(await addPage(), '2025-11-12T10:01')).data.publishLandingPage;
    expect(scheduled.publishedVersion).toBeNull();
    expect((await publish(scheduled)).data.publishLandingPage).toMatchObject({ publishedVersion: 2, scheduledAt: null });
    world.app.setNow(after(60_000));
    expect((await read(scheduled.databaseId)).publishedVersion).toBe(2);
  });
});

describe('unpublishing', () => {
  it('takes away what is public and what is scheduled, and keeps draft and versions', async () => {
    const first = (await publish(await addPage())).data.publishLandingPage;
    const scheduled = (await publish(first, '2025-11-12T10:01')).data.publishLandingPage;
    const { data } = await edit('unpublishLandingPage', scheduled);
    expect(data.unpublishLandingPage).toMatchObject({ publishedVersion: null, scheduledAt: null, draft: first.draft });
    world.app.setNow(after(60_000));
    const later = await read(first.databaseId);
    expect([later.publishedVersion, later.versions.length]).toEqual([null, 2]);
    expect((await edit('unpublishLandingPage', scheduled)).codes).toEqual(['STALE']);
  });
});

describe('restoring a version', () => {
  it('makes it the draft, with its words for links, and publishes nothing', async () => {
    const first = (await publish(await addPage())).data.publishLandingPage;
    const saved = (await save(first, [hero('Second')])).data.saveLandingDraft;
    const second = (await publish(saved)).data.publishLandingPage;
    const restored = (await edit('restoreLandingVersion', second, ', version: 1')).data.restoreLandingVersion;
    expect(restored).toMatchObject({ publishedVersion: 2, shareTitle: 'Kickstart', draft: first.draft, revision: second.revision + 1 });
    expect((await edit('restoreLandingVersion', second, ', version: 1')).codes).toEqual(['STALE']);
    expect((await edit('restoreLandingVersion', restored, ', version: 3')).codes).toEqual(['NOT_FOUND']);
    const other = await addPage();
    expect((await edit('restoreLandingVersion', other, ', version: 1')).codes).toEqual(['NOT_FOUND']);
  });

  it('upgrades the blocks of an earlier version, and keeps the words for links that it lacks', async () => {
    const page = await addPage();
    const blocks = [
      { id: 'b', kind: 'bullets', props: { title: 'Points', items: ['One'] } },
      { id: 'c', kind: 'carousel', props: {} },
    ];
    await db().insert(landingPageVersions).values({ pageId: page.databaseId, version: 1, blocks, createdAt: TEST_NOW });
    const restored = (await edit('restoreLandingVersion', page, ', version: 1')).data.restoreLandingVersion;
    expect(restored.shareTitle).toBe('Kickstart');
    expect(restored.draft).toEqual([{ key: 'b', kind: 'BULLETS', props: { title: 'Points', items: [{ text: 'One' }] }, isHidden: false }]);
  });
});

describe('copying a block', () => {
  const copy = (from: number, block: string, to: number) =>
    request(
      `mutation ($from: Int!, $block: String!, $to: Int!) { copyLandingBlock(databaseId: $from, block: $block, toDatabaseId: $to) { ${PAGE} } }`,
      { from, block, to },
    );

  it('appends it to the other page under a new key, and leaves its own page', async () => {
    const [from, to] = [await addPage(), await addPage('opt-in')];
    const saved = (await save(from, [hero('Mine'), { ...footer('end', 'Bye'), isHidden: true }])).data.saveLandingDraft;
    const { data } = await copy(from.databaseId, 'end', to.databaseId);
    const [last, ...others] = data.copyLandingBlock.draft.toReversed();
    expect(data.copyLandingBlock).toMatchObject({ databaseId: to.databaseId, revision: to.revision + 1 });
    expect(last).toEqual({ key: expect.any(String), kind: 'FOOTER', props: { text: 'Bye' }, isHidden: true });
    expect(others.map(({ key }: { key: string }) => key)).not.toContain(last.key);
    expect(others.toReversed()).toEqual(to.draft);
    expect(await read(from.databaseId)).toEqual(saved);
    // The key can be saved again.
    expect((await copy(from.databaseId, 'end', from.databaseId)).data.copyLandingBlock.draft).toHaveLength(3);
  });

  it('is refused when the other page is full, or would be too long', async () => {
    const [from, to] = [await addPage(), await addPage()];
    await save(from, [{ id: 'long', kind: 'text', props: { title: '', text: 'x'.repeat(10_000) }, isHidden: false }]);
    const full = (
      await save(
        to,
        Array.from({ length: MAX_BLOCKS }, (_none, at) => footer(`b${at}`)),
      )
    ).data.saveLandingDraft;
    expect(problemOf(await copy(from.databaseId, 'long', to.databaseId))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: TOO_MANY_BLOCKS,
    });
    const texts = Array.from({ length: 19 }, (_none, at) => ({
      id: `t${at}`,
      kind: 'text',
      props: { title: '', text: 'x'.repeat(10_000) },
      isHidden: false,
    }));
    const long = (await save(full, texts)).data.saveLandingDraft;
    expect(problemOf(await copy(from.databaseId, 'long', to.databaseId))).toMatchObject({ code: 'BAD_USER_INPUT', message: PAGE_TOO_LONG });
    expect(await read(to.databaseId)).toEqual(long);
  });

  it('needs both pages and the block', async () => {
    const page = await addPage();
    for (const [from, block, to] of [
      [page.databaseId, 'nothing', page.databaseId],
      [2_000_000_000, 'hero', page.databaseId],
      [page.databaseId, 'hero', 2_000_000_000],
    ] as const)
      expect((await copy(from, block, to)).codes).toEqual(['NOT_FOUND']);
  });
});

describe('linking another page', () => {
  it('needs https and a host of the settings', async () => {
    const funnelId = await addFunnel();
    await allowHosts('');
    expect(problemOf(await link(funnelId, 'http://example.com')).fields).toEqual({ link: LINK_NEEDS_HTTPS });
    expect(problemOf(await link(funnelId, '/free-lessons')).fields).toEqual({ link: LINK_NEEDS_HTTPS });
    expect(problemOf(await link(funnelId, '')).fields).toEqual({ link: 'Page link is required' });
    expect(problemOf(await link(funnelId, 'https://example.com/')).fields).toEqual({
      link: expect.stringContaining('example.com is not on the list of hosts'),
    });
    expect(await db().$count(landingPages, eq(landingPages.funnelId, funnelId))).toBe(0);
    await allowHosts('example.com');
    expect((await link(funnelId, 'https://www.example.com/offer')).data.linkLandingPage).toMatchObject({
      template: 'LINK_A_PAGE',
      link: 'https://www.example.com/offer',
      draft: [],
    });
  });

  it('keeps draft and versions, until they are used again', async () => {
    await allowHosts('example.com');
    const page = await addPage();
    const published = (await publish(page)).data.publishLandingPage;
    const linked = (await link(page.funnelId, 'https://example.com/', published.revision)).data.linkLandingPage;
    expect(linked).toMatchObject({ databaseId: page.databaseId, template: 'LINK_A_PAGE', draft: page.draft, versions: published.versions });
    expect((await link(page.funnelId, 'https://example.com/b', published.revision)).codes).toEqual(['STALE']);
    const unlinked = (await edit('unlinkLandingPage', linked)).data.unlinkLandingPage;
    expect(unlinked).toMatchObject({ template: 'TEMPLATE_1', link: null, publishedVersion: 1 });
    expect((await edit('unlinkLandingPage', linked)).codes).toEqual(['STALE']);
  });

  it('ends when the page is published', async () => {
    await allowHosts('example.com');
    const page = await addPage();
    const linked = (await link(page.funnelId, 'https://example.com/', page.revision)).data.linkLandingPage;
    expect((await publish(linked)).data.publishLandingPage).toMatchObject({ template: 'TEMPLATE_1', link: null, publishedVersion: 1 });
  });
});

describe('a link to the draft', () => {
  const LINK = 'mutation ($id: Int!) { createPreviewLink(databaseId: $id) { path expiresAt } }';
  it('leads to the page of the funnel, for seven days', async () => {
    const page = await addPage();
    const { path, expiresAt } = (await request(LINK, { id: page.databaseId })).data.createPreviewLink;
    expect(path).toMatch(new RegExp(`^/kickstart-\\d+\\?preview=${page.databaseId}\\.\\d+\\.[\\w-]{43}$`));
    expect(expiresAt).toBe(after(7 * 86_400_000).toISOString());
  });
  it('needs the page', async () => expect((await request(LINK, { id: 2_000_000_000 })).codes).toEqual(['NOT_FOUND']));
});

describe('a smaller picture', () => {
  const SHRINK = 'mutation ($id: Int!, $file: Int!) { shrinkLandingPicture(databaseId: $id, file: $file) { file width height bytes } }';
  it('is stored beside the picture, within what the top of a page may have', async () => {
    const page = await addPage();
    // Noise, which no encoding makes small.
    const [width, height] = [1200, 800];
    const whole = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    await world.app.storage.put('uploads/noise', whole);
    const values = { name: 'noise.jpg', mediaType: 'image/jpeg', storageKey: 'uploads/noise', purpose: 'block' as const, width, height };
    const [file] = await db()
      .insert(files)
      .values({ ...values, bytes: whole.length, landingPageId: page.databaseId, createdAt: TEST_NOW })
      .returning();
    const small = (await request(SHRINK, { id: page.databaseId, file: file?.id })).data.shrinkLandingPicture;
    expect(small.file).not.toBe(file?.id);
    expect([small.bytes <= MAX_FIRST_PICTURE, small.width <= 640]).toEqual([true, true]);
    const stored = await db().select().from(files).where(eq(files.id, small.file));
    expect(stored).toMatchObject([{ mediaType: 'image/webp', purpose: 'block', landingPageId: page.databaseId, bytes: small.bytes }]);
    expect(await db().$count(files, eq(files.landingPageId, page.databaseId))).toBe(2);
    // A picture of another page is not found.
    const other = await addPage();
    expect((await request(SHRINK, { id: other.databaseId, file: file?.id })).codes).toEqual(['NOT_FOUND']);
  });
});

describe('drawing blocks that are not saved', () => {
  const DRAW = `query ($id: Int!, $blocks: JSON!) { viewer { landingDrawing(databaseId: $id, blocks: $blocks) { html css } } }`;
  const drawn: LandingInput[] = [];
  const draw = (id: number, blocks: unknown) => request(DRAW, { id, blocks });
  const withRenderer = () => {
    world.app.landingRenderer = () =>
      Promise.resolve({
        drawLanding: (input) => {
          drawn.push(input);
          return { html: `<p>${input.blocks.length}</p>`, css: 'p{}' };
        },
        drawConsent: () => ({ html: '', css: '' }),
      });
  };

  it('is nothing before the first build, and without the page', async () => {
    const page = await addPage();
    expect((await draw(page.databaseId, [])).data.viewer.landingDrawing).toBeNull();
    withRenderer();
    expect((await draw(2_000_000_000, [])).data.viewer.landingDrawing).toBeNull();
  });

  it('shows them with the offer of the funnel, without hidden and unknown blocks', async () => {
    withRenderer();
    const page = await addPage();
    const text = { id: 't', kind: 'text', props: { title: '', text: '**Bold** <script>x</script>' } };
    const blocks = [
      hero(''),
      { ...footer('x'), isHidden: true },
      null,
      'x',
      {},
      { id: 'y', kind: 'carousel', props: {} },
      { id: 'z', kind: 'hero' },
      text,
    ];
    expect((await draw(page.databaseId, blocks)).data.viewer.landingDrawing).toEqual({ html: '<p>3</p>', css: 'p{}' });
    const input = drawn.at(-1);
    expect(input?.blocks.map(({ id }) => id)).toEqual(['hero', 'z', 't']);
    expect(input?.offer).toMatchObject({ name: 'Kickstart', price: '₱999.00' });
    expect([input?.year, Object.keys(input?.texts ?? {})]).toEqual([2025, ['t.text']]);
    expect(await read(page.databaseId)).toMatchObject({ revision: page.revision });
  });

  it('is refused for more than a page may have', async () => {
    const page = await addPage();
    const many = Array.from({ length: MAX_BLOCKS + 1 }, (_none, at) => footer(`b${at}`));
    for (const blocks of [many, [footer('a', 'x'.repeat(MAX_PAGE_CHARACTERS))], {}, 'x'])
      expect((await draw(page.databaseId, blocks)).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the pages of staff', () => {
  const QUERIES: Record<string, string> = {
    'viewer.landingPage': 'query ($id: Int!) { viewer { landingPage(databaseId: $id) { draft { props } } } }',
    'viewer.landingDrawing': 'query ($id: Int!) { viewer { landingDrawing(databaseId: $id, blocks: []) { html } } }',
    'node LandingPage': 'query ($page: ID!) { node(id: $page) { ... on LandingPage { draft { props } } } }',
  };
  const may = ROLES.filter((role) => can({ roles: role, ...SEEDED_ACCESS[role] }, { page: 'funnel' }));

  it('some roles have them, and some have not', () => {
    expect(may).toContain('admin');
    expect(may.length).toBeLessThan(ROLES.length);
  });

  it.each(Object.keys(QUERIES))('%s is for holders of funnel only', async (name) => {
    const { databaseId: id } = await addPage();
    const variables = { id, page: globalId('LandingPage', id) };
    const codes = async (role: string | null) => (await world.request(role, QUERIES[name] ?? '', variables)).codes;
    for (const role of ROLES) expect([role, await codes(role)]).toEqual([role, may.includes(role) ? [] : ['FORBIDDEN']]);
    expect(await codes(null)).toEqual(['UNAUTHENTICATED']);
  });

  it('the landing page of a funnel is hidden from the others, who may read the funnel', async () => {
    const { funnelId } = await addPage();
    const FUNNEL = `query ($funnel: ID!) { node(id: $funnel) { ... on Funnel { name landingPage { link } } } }`;
    for (const role of ROLES) {
      const { data, codes } = await world.request(role, FUNNEL, { funnel: globalId('Funnel', funnelId) });
      expect([role, data?.node?.landingPage != null]).toEqual([role, may.includes(role)]);
      if (data?.node != null && !may.includes(role)) expect(codes).toEqual(['FORBIDDEN']);
    }
  });
});
