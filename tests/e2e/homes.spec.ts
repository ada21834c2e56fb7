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

/** Opens a link on the home page and checks that its list shows as many rows as the link states. */
async function followCount(page: Page, name: string | RegExp, rows: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  // The number of rows appears next to the title of the list.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(?!Good).*\\s${rows.replace('+', '\\+')}$`));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: GREETING })).toBeVisible();
}

/** The links under "Needs attention": the text of each, and its number. */
const urgent = async (page: Page): Promise<[name: string, rows: string][]> => {
  const links = await page.getByRole('list', { name: 'Needs attention' }).getByRole('link').all();
  const names = await Promise.all(links.map(async (link) => (await link.innerText()).replaceAll(/\s+/g, ' ')));
  return names.map((name) => [name, name.split(' ')[0] ?? '']);
};

for (const key of ['admin', 'success-manager', 'head-coach', 'coach'])
  test(`each count of what needs attention leads to exactly its rows: ${key}`, async ({ page, atlas }) => {
    await openHome(page, atlas, key);
    const counts = await urgent(page);
    expect(counts.length).toBeGreaterThan(2);
    for (const [name, rows] of counts) await followCount(page, name, rows);
  });

test('staff see an overview, and each count leads to a list with as many rows', async ({ page, atlas }) => {
  await openHome(page, atlas, 'admin');
  await expect(page.getByRole('main').getByText(/ · as of \d+:\d\d [AP]M$/)).toBeVisible();
  for (const name of ['Members', 'New members this week', 'Archived users', 'Archived courses']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} [\\d,+]+$`) });
    const rows = (await link.innerText()).split(/\s+/).at(-1) ?? '';
    await followCount(page, `${name} ${rows}`, rows);
  }
});

test('failed jobs open as the rows themselves, in words', async ({ page, atlas }) => {
  await openHome(page, atlas, 'admin');
  await page.getByRole('link', { name: /failed jobs?$/ }).click();
  await expect(page).toHaveURL(/tab=jobs&state=failed$/);
  await expect(page.getByRole('button', { name: /^Run again/ }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Queues' })).toHaveCount(0);
  await expect(page.getByText('Dead letters')).toHaveCount(0);
});

test('a success manager sees their own people first, and no logs', async ({ page, atlas }) => {
  await openHome(page, atlas, 'success-manager');
  const people = page.getByRole('list', { name: 'Your people' });
  await expect(people.getByRole('listitem').first()).toContainText('Expires ');
  await expect(page.getByRole('region', { name: 'System' })).toHaveCount(0);
  const rows = (await page.getByRole('link', { name: /^See all \d+ people$/ }).innerText()).replace('See all ', '');
  await followCount(page, `See all ${rows} people`, rows);
});

test('a coach sees people who need attention first, and opens their pages', async ({ page, atlas }) => {
  await openHome(page, atlas, 'coach');
  const people = page.getByRole('list', { name: 'Your people' });
  const first = people.getByRole('listitem').first();
  await expect(first.getByText(/^(Asked for help|Expires|Stuck for|Not seen for) /).first()).toBeVisible();
  const rows = (await page.getByRole('link', { name: /^See all \d+ people$/ }).innerText()).replace('See all ', '');
  await followCount(page, `See all ${rows} people`, rows);
  const name = await first.getByRole('link').innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a reviewer sees every request to move up, the longest-waiting first', async ({ page, atlas }) => {
  await openHome(page, atlas, 'coach');
  const all = page.getByRole('link', { name: /^See all \d+ requests$/ });
  const rows = Number((await all.innerText()).replace('See all ', ''));
  const waiting = page.getByRole('list', { name: 'Waiting to move up' });
  await expect(waiting.getByRole('listitem')).toHaveCount(5);
  await all.click();
  await expect(waiting.getByRole('listitem')).toHaveCount(rows);
  const days = (await waiting.getByText(/^(Waiting \d+ days?|New today)$/).allInnerTexts()).map((text) =>
    Number(/\d+/.exec(text)?.[0] ?? 0),
  );
  expect(days).toHaveLength(rows);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
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

test('a member sees their stage with the next task', async ({ page, atlas }) => {
  await openHome(page, atlas, 'member');
  const { data } = await atlas.request<{ viewer: { myStage: { stage: { name: string }; remainingTasks: { title: string }[] } } }>(
    '{ viewer { myStage { stage { name } remainingTasks { title } } } }',
  );
  const { stage, remainingTasks } = data.viewer.myStage;
  const card = page.getByRole('region', { name: stage.name });
  await expect(card).toContainText(remainingTasks[0]?.title ?? stage.name);
  await card.getByRole('link', { name: 'Open My Stage' }).click();
  await expect(page).toHaveURL('/stages/my-stage');
});

test('a newcomer closes the first steps for good', async ({ page, atlas }) => {
  await openHome(page, atlas, 'newcomer');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link')).toHaveCount(4);
  await steps.getByRole('button', { name: 'Hide this list' }).click();
  await expect(steps).toHaveCount(0);
  // Another browser has no memory of the press.
  await page.context().clearCookies();
  await openHome(page, atlas, 'newcomer');
  await expect(steps).toHaveCount(0);
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
