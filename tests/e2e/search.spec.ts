import type { Locator, Page } from '@playwright/test';
import { expect, started, tabTo, test } from './fixtures.ts';

const LESSON = 'Letters that are easy to read';
/** A lesson that other tests open too. Opening it does not move a course in the member’s list. */
const READING = 'How to read a job post in layers';

/** The search button. On staff pages the width hides one of two. */
const button = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true });
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search', exact: true });
const result = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name }).filter({ visible: true });

async function search(page: Page, text: string): Promise<void> {
  await button(page).click();
  await field(page).fill(text);
}

/** The titles that the API finds. */
const SEARCH = 'query ($query: String!, $type: String) { globalSearch(query: $query, type: $type) { type title } }';
interface Answer {
  globalSearch: { type: string; title: string }[];
}

test('a member finds a lesson despite a typo, opens it, and Back returns to the previous page', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses?filter=watching');
  await search(page, 'post in layres');
  await expect(page).toHaveURL('/courses/my-courses?filter=watching&global=post+in+layres');
  await result(page, new RegExp(`^${READING}`)).click();
  await expect(page.getByRole('heading', { name: READING, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/courses\/my-courses\/\d+\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/courses/my-courses?filter=watching&global=post+in+layres');
  await expect(field(page)).toHaveValue('post in layres');
  await expect(result(page, new RegExp(`^${READING}`))).toBeVisible();
});

test('an address with a search opens it; clearing it removes both parameters and keeps the rest of the address', async ({
  page,
  atlas,
}) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses?filter=watching&global=letters&type=lesson');
  await expect(field(page)).toHaveValue('letters');
  await expect(result(page, new RegExp(`^${LESSON}`))).toBeVisible();
  const lessons = page.getByRole('button', { name: 'Lessons', exact: true });
  await expect(lessons).toHaveAttribute('aria-pressed', 'true');
  await lessons.click();
  await expect(page).toHaveURL('/courses/my-courses?filter=watching&global=letters');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/courses/my-courses?filter=watching');
});

test('Ctrl and K opens pages and quick actions by name, "/" the field', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  const dialog = page.getByRole('dialog', { name: 'Search', exact: true });
  // Its keys work soon after the page.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByRole('region', { name: 'Quick actions' }).getByRole('link', { name: 'Create an Event' })).toBeVisible();
  await field(page).fill('settings lev');
  await expect(dialog.getByRole('link', { name: /^Access levels/ })).toBeVisible();
  await field(page).fill('stag');
  await expect(dialog.getByRole('link').first()).toHaveText(/^Stages/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Stages/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The field of the list keeps its letters.
  const list = page.getByRole('searchbox').first();
  await list.focus();
  await page.keyboard.type('a/b');
  await expect(list).toHaveValue('a/b');
  await list.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('roles without a search keep the keys of the browser', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('coach');
  await page.goto('/');
  await started(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
});

test('the keyboard alone opens the search and a result, and closes the search', { tag: '@wide' }, async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('job post in');
  await expect(result(page, new RegExp(`^${READING}`))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (!(await field(page).isVisible())) await page.keyboard.press('Enter');
  await field(page).press('End');
  await page.keyboard.type(' layers');
  await expect(result(page, new RegExp(`^${READING}`))).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(result(page, new RegExp(`^${READING}`))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: READING, level: 1 })).toBeVisible();
});

test('finds nothing that is closed to the viewer, neither on the page nor over the API', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const all = async (query: string) => (await atlas.request<Answer>(SEARCH, { query })).data.globalSearch.map(({ type }) => type);
  expect(await all('brand colors')).toContain('resource');
  expect(await all('rate calculator')).toContain('resource');
  expect(await all('maria')).toContain('user');
  await atlas.logIn('member');
  expect(await all('brand colors')).toEqual([]);
  expect(await all('maria')).not.toContain('user');
  await page.goto('/courses/my-courses');
  await search(page, 'brand colors');
  await expect(page.getByText('Oops, no results found').filter({ visible: true }).last()).toBeVisible();
  await atlas.logIn('expired');
  expect(await all('rate calculator')).toEqual([]);
  await atlas.logIn('coach');
  expect((await atlas.request<Answer>(SEARCH, { query: 'proposal' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('staff find a person by email address', { tag: '@staff' }, async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses');
  await search(page, 'member@atlas.example');
  // A non-member’s address contains it. The exact match comes first.
  await result(page, /member@atlas\.example/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/community\/members\/\d+$/);
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
});

test('a list keeps its filters, and the search stays in the address next to them', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/courses?status=archived&global=proposal');
  await expect(result(page, /^Proposal/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').filter({ visible: true }).fill('zzz');
  await expect(page).toHaveURL('/courses?q=zzz&status=archived&global=proposal');
});

test('searching next to an unsaved form does not ask for confirmation', { tag: '@staff' }, async ({ page, atlas, isMobile }) => {
  test.skip(isMobile, 'On a phone the bar of a form has no search.');
  await atlas.logIn('admin');
  await page.goto('/courses/new');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half a course');
  await search(page, 'proposal');
  await expect(page).toHaveURL('/courses/new?global=proposal');
  await expect(result(page, /^Proposal/).first()).toBeVisible();
  await expect(name).toHaveValue('Half a course');
  await result(page, /^Proposal/)
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});
