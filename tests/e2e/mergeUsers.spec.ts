import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FORMER, mailTo } from './mails.ts';

interface Person {
  email: string;
  name: string;
  lastName: string;
}

/** Creates two accounts of one person, whose last name no other test uses. */
async function twoAccounts(request: APIRequestContext): Promise<[Person, Person]> {
  const lastName = `Mendoza${randomUUID().slice(0, 8)}`;
  const signUp = async (firstName: string): Promise<Person> => {
    const email = `${firstName}.${lastName}@example.com`.toLowerCase();
    const data = { method: 'signup', username: email, password: FORMER, firstName, lastName, facebookProfile: '' };
    expect((await request.post('/api/auth', { data })).status()).toBe(201);
    return { email, name: `${firstName} ${lastName}`, lastName };
  };
  return [await signUp('Rosa'), await signUp('Rosalinda')];
}

const signsIn = async (request: APIRequestContext, { email }: Person): Promise<boolean> =>
  (await request.post('/api/auth', { data: { method: 'login', username: email, password: FORMER } })).status() === 200;

/** Chooses a person in a search field. */
async function choose(page: Page, label: string, { email }: Person): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(email);
  await page.getByRole('option', { name: email }).click();
}

test('staff merge two accounts after a preview, and undo it @wide', async ({ page, atlas, playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const [kept, other] = await twoAccounts(visitor);
  await atlas.logIn('admin');
  await page.goto('/community/mergeUsers');
  await choose(page, 'Compare people', kept);
  await expect(page.getByText('Choose at least two people.')).toBeVisible();
  await choose(page, 'Add another person', other);

  const table = page.getByRole('table', { name: 'Values that differ' });
  await table.getByRole('radio', { name: `First name of ${other.name}: Rosalinda` }).check();
  await page.getByRole('button', { name: 'Preview the merge' }).click();
  await expect(page.getByText('It can be undone for 7 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();

  const row = page.getByRole('row', { name: new RegExp(other.email) }).or(page.getByRole('listitem').filter({ hasText: other.email }));
  await expect(row.first()).toBeVisible();
  await expect(row.first().getByRole('link', { name: `Rosalinda ${kept.lastName}` })).toBeVisible();
  expect([await signsIn(visitor, kept), await signsIn(visitor, other)]).toEqual([true, false]);
  expect(await mailTo(visitor, other.email, 'Your accounts are one now')).toContain(`Log in with ${kept.email} from now on.`);

  await row.first().getByRole('button', { name: /Undo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('The merge was undone.')).toBeVisible();
  expect([await signsIn(visitor, kept), await signsIn(visitor, other)]).toEqual([true, true]);
  await visitor.dispose();
});

test('a coach sees no button to merge, and a member no page', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  await page.goto('/community/mergeUsers');
  await expect(page.getByRole('heading', { level: 1, name: /Merge users/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Compare people' })).toBeHidden();
  await atlas.logIn('member');
  atlas.expects(/403 GET \/community\/mergeUsers$/);
  await page.goto('/community/mergeUsers');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
});
