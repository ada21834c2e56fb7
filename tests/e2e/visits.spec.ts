import type { Page } from '@playwright/test';
import { expect, started, test } from './fixtures.ts';

// A headless browser counts as a program by its own name.
test.use({
  userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
});

/** A funnel that no other test opens as a person does. */
const FUNNEL = '/social-media-track';
const isVisit = (url: string) => new URL(url).pathname === '/api/visits';

/** The paths that a page reports from now on. */
function visitsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isVisit(request.url())) paths.push((request.postDataJSON() as { path: string }).path);
  });
  return paths;
}

test('every view of an offer counts once: first, from the cache of the browser, after a navigation and restored', async ({
  page,
  atlas,
  context,
}) => {
  await atlas.logIn('admin');
  const count = async () => {
    const { data } = await atlas.request<{ viewer: { funnels: { edges: { node: { slug: string; figures: { visits: number } } }[] } } }>(
      '{ viewer { funnels(first: 100) { edges { node { slug figures { visits } } } } } }',
    );
    return data.viewer.funnels.edges.find(({ node }) => node.slug === FUNNEL.slice(1))?.node.figures.visits ?? 0;
  };
  const before = await count();
  const signedIn = await context.storageState();
  await context.clearCookies();

  const visits = visitsOf(page);
  const first = await page.goto(FUNNEL);
  await expect.poll(() => visits).toEqual([FUNNEL]);
  expect(first?.headers()['cache-control']).toBe('private, no-cache');
  await page.reload();
  await expect.poll(() => visits).toHaveLength(2);

  // A navigation within the application, and the way back.
  await started(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(visits).toHaveLength(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Social Media Track' })).toBeVisible();
  await expect.poll(() => visits).toHaveLength(3);

  // A page from the browser's cache, which the server does not see.
  await page.goto('/api/health');
  await page.goBack();
  await expect.poll(() => visits).toHaveLength(4);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => visits).toHaveLength(5);
  expect(new Set(visits)).toEqual(new Set([FUNNEL]));
  expect(await context.cookies()).toEqual([]);

  await context.addCookies(signedIn.cookies);
  await expect.poll(count, { timeout: 20_000 }).toBe(before + 5);
});

test('neither other pages nor staff who view as a member are counted', async ({ page, atlas }) => {
  const visits = visitsOf(page);
  for (const path of ['/privacy-policy', '/resources/public']) await page.goto(path, { waitUntil: 'load' });
  atlas.expects(/^404 GET \/no-such-offer/);
  await page.goto('/no-such-offer');
  await atlas.logIn('admin');
  const member = await atlas.newest('members', 'search: "Liza Manalo"');
  const { errors } = await atlas.request('mutation ($id: Int!) { startImpersonation(userId: $id, reason: "Helping") }', { id: member });
  expect(errors).toBeUndefined();
  await page.goto(FUNNEL, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Social Media Track' })).toBeVisible();
  expect(visits).toEqual([]);
});
