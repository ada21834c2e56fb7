import type { Page } from '@playwright/test';
import { expect, started, test, type Atlas } from './fixtures.ts';

const LOGS = '/info-logs-report';

/** Creates a stage and renames it. */
async function renamedStage(atlas: Atlas, name: string): Promise<{ id: number; newName: string }> {
  const created = await atlas.request<{ createStage: { databaseId: number } }>(
    'mutation ($name: String!) { createStage(input: { name: $name }) { databaseId } }',
    { name },
  );
  const { databaseId: id } = created.data.createStage;
  const newName = `${name}, again`;
  await atlas.request(
    'mutation ($id: Int!, $newName: String!) { updateStage(databaseId: $id, revision: 1, input: { name: $newName }) { id } }',
    {
      id,
      newName,
    },
  );
  return { id, newName };
}

/** The old and new value of a field, as the page shows them. */
const valuesOf = (page: Page, field: string) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByText(field, { exact: true }) })
    .getByRole('definition');

test('staff see who signed in, and open an attempt by its row, by its address and by keyboard', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(`${LOGS}?tab=sign-ins`);
  await page.getByRole('searchbox', { name: 'Search sign-ins' }).fill('admin@atlas.example');
  await expect(page).toHaveURL(/q=admin%40atlas\.example/);
  await page.getByRole('link', { name: 'Paolo Reyes' }).first().click();
  const details = page.getByRole('dialog', { name: 'Paolo Reyes' });
  await expect(details.getByText('Signed in')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Copy request ID' })).toBeVisible();
  const opened = page.url();
  // Finds it by number, because another sign-in may be the first row when the list is loaded again.
  const row = page.locator(`a[href$="&id=${new URL(opened).searchParams.get('id')}"]`);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details).toBeVisible();

  await page.goto(opened);
  await started(page);
  await expect(details.getByText('Signed in')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/tab=sign-ins&q=admin%40atlas\.example$/);
});

test('a change of a stage appears in the audit log with values before and after, and is found by its request', async ({ page, atlas }, {
  project,
}) => {
  await atlas.logIn('admin');
  const name = `Keep a log ${project.name} ${Date.now()}`;
  const { id, newName } = await renamedStage(atlas, name);
  await page.goto(`${LOGS}?tab=audit&subject=stage&record=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Info logs 2' })).toBeVisible();
  const sentence = `Paolo Reyes changed the stage ${newName}`;
  await page.getByRole('link', { name: sentence }).click();
  const details = page.getByRole('dialog', { name: sentence });
  await expect(valuesOf(page, 'Name')).toHaveText([name, newName]);
  await expect(details.getByRole('link', { name: 'Paolo Reyes' })).toBeVisible();
  await expect(details.getByRole('link', { name: newName, exact: true })).toHaveAttribute('href', `/stages/${id}`);

  const requestId = (await details.getByText(/^[\da-f]{8}-[\da-f-]{27}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search changes' }).fill(requestId);
  await expect(page.getByRole('heading', { level: 1, name: 'Info logs 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  await page.goto(`${LOGS}?tab=audit&q=${requestId}`);
  await page.getByRole('link', { name: sentence }).click();
  await details.getByRole('link', { name: 'Sign-ins' }).click();
  await expect(page.getByText('No results for these filters.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tab=sign-ins&q=${requestId}$`));
});

test('each tab keeps its own filters and loads only its own query', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto(`${LOGS}?tab=jobs&state=failed`);
  await started(page);
  await expect(page.getByRole('button', { name: /^Run again/ }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Queues' })).toHaveCount(0);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  // Uses the keyboard: tabs move under the pointer, and hovering would preload them.
  await page.getByRole('navigation', { name: 'Info logs' }).getByRole('link', { name: 'Browser errors' }).press('Enter');
  await expect(page).toHaveTitle('Info logs: Browser errors | Atlas');
  await expect(page).toHaveURL(/tab=browser-errors$/);
  expect(files.filter((file) => /(Mail|SignIn|Audit)LogScreen/.test(file))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/tab=jobs&state=failed$/);
});

/** Other projects running at the same time use another row. */
const rowOf = (project: string) => (project === 'phone' ? 0 : 1);

test('resends a failed email', async ({ page, atlas }, { project }) => {
  await atlas.logIn('tribe-team-fa');
  await page.goto(`${LOGS}?state=failed`);
  await started(page);
  await page.getByRole('rowheader').getByRole('link').nth(rowOf(project.name)).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('The last try failed')).toBeVisible();
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^The email to \S+ is sent again\.$/)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Send again' })).toBeHidden();
});

test('runs a failed job again', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  await page.goto(`${LOGS}?tab=jobs&state=failed`);
  await started(page);
  await page
    .getByRole('button', { name: /^Run again/ })
    .nth(rowOf(project.name))
    .click();
  await expect(page.getByText(/is on its way again\.$/)).toBeVisible();
});

test('denies the logs to people without access, on the page and over the API; people with read access cannot change anything', async ({
  page,
  atlas,
}) => {
  await atlas.logIn('member');
  atlas.expects(/403 GET \/info-logs-report$/);
  await page.goto(LOGS);
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  const lists = ['outbox', 'failedJobs', 'clientErrors', 'signInLog', 'auditEntries'];
  const answers = await Promise.all(lists.map((list) => atlas.request(`{ viewer { ${list}(first: 1) { totalCount } } }`)));
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(lists.map(() => 'FORBIDDEN'));

  await atlas.logIn('tribe-team-ro');
  const id = await atlas.newest('outbox', 'state: FAILED');
  const sent = await atlas.request(`mutation { sendMailAgain(input: { databaseId: ${id} }) { state } }`);
  const ran = await atlas.request('mutation { runJobAgain(input: { databaseId: 1 }) { tries } }');
  expect([sent, ran].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  await page.goto(`${LOGS}?state=failed&id=${id}`);
  await expect(page.getByRole('dialog').getByText('The last try failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
});
