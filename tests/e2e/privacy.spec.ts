import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { lastDayBefore } from '@atlas/domain/privacy';
import { expect, started, test } from './fixtures.ts';
import { FORMER, linkIn, mailTo } from './mails.ts';

const ACCOUNT = '/profile?tab=account';
const LOG = '/info-logs-report?tab=privacy';

interface Person {
  email: string;
  name: string;
  lastName: string;
}

/** Creates an account whose name no other test uses. */
async function newPerson(request: APIRequestContext): Promise<Person> {
  const lastName = `Dalisay${randomUUID().slice(0, 8)}`;
  const email = `${lastName}@example.com`.toLowerCase();
  const data = { method: 'signup', username: email, password: FORMER, firstName: 'Lito', lastName, facebookProfile: '' };
  expect((await request.post('/api/auth', { data })).status()).toBe(201);
  return { email, name: `Lito ${lastName}`, lastName };
}

/** Signs in over the API of a browser. */
async function signIn(page: Page, username: string, password: string): Promise<void> {
  const answer = await page.request.post('/api/auth', { data: { method: 'login', username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A page of another person in a separate browser. */
async function pageOf(browser: Browser, { email }: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, FORMER);
  return page;
}

async function openPrivacy(page: Page): Promise<void> {
  await page.goto(ACCOUNT);
  await started(page);
  await expect(page.getByRole('heading', { name: 'Privacy', level: 2, exact: true })).toBeVisible();
}

/** The entries of a ZIP file, by their names. */
async function entriesOf(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(await readFile(path)), { useWebWorkers: false });
  const entries = new Map<string, string>();
  for (const entry of await zip.getEntries()) if (!entry.directory) entries.set(entry.filename, await entry.getData(new TextWriter()));
  return entries;
}

test('a member downloads their data by the link in an email, and no one else can @wide', async ({ page, request, browser }) => {
  const [person, other] = [await newPerson(request), await newPerson(request)];
  await signIn(page, person.email, FORMER);
  await openPrivacy(page);
  await page.getByRole('button', { name: 'Request my data' }).click();
  await expect(page.getByText('We are collecting your data', { exact: true })).toBeVisible();

  const link = linkIn(await mailTo(request, person.email, 'Your data is ready to download'), '/profile');
  await page.goto(link);
  await started(page);
  await expect(page.getByText(/^Download it until /)).toBeVisible();
  const button = page.getByRole('link', { name: 'Download my data' });
  const href = (await button.getAttribute('href')) ?? '';
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const entries = await entriesOf(await download.path());
  const profile = JSON.parse(entries.get('data/users.json') ?? '[]') as object[];
  expect(profile).toEqual([expect.objectContaining({ firstName: 'Lito', lastName: person.lastName, email: person.email })]);
  const all = [...entries.values()].join('\n');
  expect(all).not.toContain(other.lastName);
  expect(all).not.toContain('passwordHash');

  const elsewhere = await pageOf(browser, other);
  await elsewhere.goto(link);
  await started(elsewhere);
  await expect(elsewhere.getByRole('button', { name: 'Request my data' })).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'Download my data' })).toHaveCount(0);
  const refused = await elsewhere.request.get(href);
  expect([refused.status(), await refused.text()]).toEqual([404, expect.not.stringContaining(person.lastName)]);
  await elsewhere.context().clearCookies();
  expect((await elsewhere.request.get(href)).status()).toBe(401);
  await elsewhere.context().close();
});

test('a member requests to be deleted, reads what stays and why, and withdraws @wide', async ({ page, request }) => {
  const person = await newPerson(request);
  await signIn(page, person.email, FORMER);
  await openPrivacy(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('Payments, bills and subscriptions')).toBeVisible();
  await expect(dialog.getByText('Tax law requires them for ten years. They belong to an account without a name.')).toBeVisible();
  await dialog.getByLabel('Current password').fill('hindi-ito-1A');
  await dialog.getByRole('button', { name: 'Request deletion' }).click();
  await expect(dialog.getByRole('link', { name: 'That is not your current password.' })).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toHaveValue('hindi-ito-1A');
  await dialog.getByLabel('Current password').fill(FORMER);
  await dialog.getByRole('button', { name: 'Request deletion' }).click();

  await expect(page.getByText('Your account will be deleted', { exact: true })).toBeVisible();
  await expect(page.getByText(/^You can withdraw your request until .* We delete your account by /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  const mail = await mailTo(request, person.email, 'Your account will be deleted');
  expect(mail).toContain('You can withdraw your request for a week.');
  await page.goto(linkIn(mail, '/profile'));
  await started(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(page.getByText('Your account will be deleted', { exact: true })).toHaveCount(0);
  await mailTo(request, person.email, 'Your account stays');
});

test('@staff administrators see a request with its deadline; staff who do not edit people see no such tab', async ({
  page,
  atlas,
  request,
  browser,
}) => {
  const person = await newPerson(request);
  const own = await pageOf(browser, person);
  const post = async (query: string) =>
    (await (await own.request.post('/api/graphql', { data: { query } })).json()) as {
      data: { requestDeletion: { databaseId: number; answerBy: string; finalFrom: string } };
      errors?: { extensions: { code: string } }[];
    };
  const { data } = await post(`mutation { requestDeletion(input: { currentPassword: "${FORMER}" }) { databaseId answerBy finalFrom } }`);
  const { databaseId, answerBy, finalFrom } = data.requestDeletion;
  const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
  const list = '{ viewer { privacyRequests(first: 1) { totalCount } } }';
  expect(await post(list)).toMatchObject(forbidden);
  expect(await post(`mutation { decidePrivacyRequest(databaseId: ${databaseId}) { state } }`)).toMatchObject(forbidden);
  await own.context().close();

  await atlas.logIn('admin');
  await page.goto('/info-logs-report');
  await started(page);
  const tabs = page.getByRole('navigation', { name: 'Info logs' });
  await tabs.getByRole('link', { name: 'Privacy' }).press('Enter');
  await expect(page).toHaveURL(LOG);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row.getByRole('cell', { name: 'Deletion' })).toBeVisible();
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: lastDayBefore(answerBy) })).toBeVisible();
  await expect(row.getByText(`Can be withdrawn until ${lastDayBefore(finalFrom)}`)).toBeVisible();
  // The account cannot be deleted during the week, so the row has no actions.
  await expect(row.getByRole('button')).toHaveCount(0);
  const early = await atlas.request(`mutation { decidePrivacyRequest(databaseId: ${databaseId}) { state } }`);
  expect(early.errors?.[0]?.extensions.code).toBe('CONFLICT');

  await atlas.logIn('tribe-team-ro');
  expect(await atlas.request(list)).toMatchObject(forbidden);
  await page.goto('/info-logs-report');
  await started(page);
  await expect(tabs.getByRole('link', { name: 'Audit' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Privacy' })).toHaveCount(0);
});
