import type { Page } from '@playwright/test';
import { type Atlas, expect, test } from './fixtures.ts';

const GREETING = /^Good (morning|afternoon|evening), /;

/**
 * Opens the home page of a demo account and checks that every link on it leads to an existing page.
 */
async function openHome(page: Page, atlas: Atlas, key: string): Promise<void> {
  await atlas.logIn(key);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: GREETING })).toBeVisible();
  const paths = await page.locator('main a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of new Set(paths)) expect((await page.request.get(path)).status(), path).toBe(200);
}

test('staff see counts, and each count leads to a list with as many rows', async ({ page, atlas }) => {
  await openHome(page, atlas, 'admin');
  await expect(page.getByRole('main').getByText(/ · as of \d+:\d\d [AP]M$/)).toBeVisible();
  for (const name of ['Members', 'New members', 'Expiring', 'Archived users', 'Archived courses', 'Failed jobs', 'Failed mails']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const rows = await page
      .getByRole('main')
      .locator('dl', { has: page.getByRole('link', { name, exact: true }) })
      .locator('dd')
      .first()
      .innerText();
    await link.click();
    // The number of rows appears next to the title of the list.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(?!Good).*\\s${rows.replace('+', '\\+')}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: GREETING })).toBeVisible();
  }
});

test('a success manager sees only their own people, and no logs', async ({ page, atlas }) => {
  await openHome(page, atlas, 'success-manager');
  await expect(page.getByRole('region', { name: 'People' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'System' })).toHaveCount(0);
});

test('a coach sees people who need attention first, and opens their pages', async ({ page, atlas }) => {
  await openHome(page, atlas, 'coach');
  const people = page.getByRole('list', { name: 'Your people' });
  const first = people.getByRole('listitem').first();
  await expect(first.getByText(/Asks for help|Stuck/).first()).toBeVisible();
  const name = await first.getByRole('link').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a team lead sees the people of the accountability group', async ({ page, atlas }) => {
  await openHome(page, atlas, 'team-lead');
  const { data } = await atlas.request<{
    viewer: { ledAccountabilityGroup: { members: { edges: { node: { user: { name: string } } }[] } } };
  }>('{ viewer { ledAccountabilityGroup { members(first: 50) { edges { node { user { name } } } } } } }');
  const own = data.viewer.ledAccountabilityGroup.members.edges.map(({ node }) => node.user.name);
  const shown = await page.getByRole('list', { name: 'Your people' }).getByRole('link').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) expect(own).toContain(name);
});

test('an affiliate sees their figures, and leads with masked names', async ({ page, atlas }) => {
  await openHome(page, atlas, 'affiliate');
  await expect(page.getByRole('region', { name: 'Commission' }).getByText(/^₱[\d,]+\.\d\d$/)).toHaveCount(4);
  const leads = page.getByRole('list', { name: 'Latest leads' }).getByRole('listitem');
  await expect(leads.first()).toContainText(/\*\*\*.*@/s);
  for (const lead of await leads.allInnerTexts()) expect(lead).not.toMatch(/[a-z]{3,}@/);
});

test('a person without a membership starts a free lesson and finds the offer', async ({ page, atlas }) => {
  await openHome(page, atlas, 'non-member');
  await expect(page.getByRole('heading', { name: 'Free lessons' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What members get' })).toBeVisible();
  await page.getByRole('link', { name: /^See the / }).click();
  await expect(page).toHaveURL('/freelancing-course');
  await page.goBack();
  await page.getByRole('link', { name: /^(Start|Continue)/ }).click();
  await expect(page).toHaveURL(/\/courses\/my-courses\/\d+\/\d+$/);
});

test('a member continues where they stopped', async ({ page, atlas }) => {
  await openHome(page, atlas, 'member');
  await page.getByRole('link', { name: /^(Start|Continue)/ }).click();
  await expect(page).toHaveURL(/\/courses\/my-courses\/\d+\/\d+$/);
});

test('the homes of staff, leaders and affiliates load few scripts', async ({ page, atlas }) => {
  for (const [key, most] of [
    ['admin', 230_000],
    ['coach', 230_000],
    ['affiliate', 180_000],
  ] as const) {
    await atlas.logIn(key);
    await page.goto('/', { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes, key).toBeGreaterThan(0);
    expect(bytes, key).toBeLessThanOrEqual(most);
  }
});
