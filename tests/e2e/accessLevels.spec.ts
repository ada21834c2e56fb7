import { expect, test } from './fixtures.ts';

test('staff create an access level, set its flags, compare, preview and edit it, and restore a version', async ({ page, atlas }, {
  project,
}) => {
  const name = `Night desk ${project.name} ${Date.now()}`;
  const key = name.toLowerCase().replaceAll(' ', '-');
  await atlas.logIn('admin');

  await page.goto('/access-levels');
  await page.getByRole('link', { name: 'New AccessLevel' }).click();
  await page.getByRole('button', { name: 'Create access level' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Tribe team (read only)');
  await page.getByRole('checkbox', { name: 'List of courses' }).check();
  await page.getByRole('button', { name: 'Select all: Reports' }).click();
  await page.getByRole('button', { name: 'Create access level' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/access-levels/${key}$`));
  const reports = page.getByRole('rowgroup', { name: 'Reports' });
  await expect(reports.getByText('Not allowed', { exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'No one holds it' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Coach');
  await expect(page).toHaveURL(/compare=coach/);
  await expect(page.getByRole('heading', { name: `Only in ${name}: 4 flags` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('coach');
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('list', { name: 'Menu' }).getByText(/Courses/)).toBeVisible();
  await expect(page.getByText('/info-logs-report')).toBeVisible();

  await page.getByRole('link', { name: 'Edit access level' }).click();
  await page.getByRole('button', { name: 'Clear all: Reports' }).click();
  await page.getByRole('checkbox', { name: 'Details of a course' }).check();
  const changes = page.getByRole('region', { name: 'What will change' });
  await expect(changes.getByRole('heading', { name: 'Added: 1 flag' })).toBeVisible();
  await expect(changes.getByRole('heading', { name: 'Removed: 4 flags' })).toBeVisible();
  await page.getByRole('button', { name: 'Save access level' }).click();
  await expect(reports.getByText('Not allowed', { exact: true })).toHaveCount(4);

  await page.getByRole('link', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore version' }).click();
  await expect(page.getByText('Version 3, restored from version 1')).toBeVisible();
  await page.getByRole('link', { name: 'Flags' }).click();
  await expect(reports.getByText('Not allowed', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Archive access level' }).click();
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await page.goto(`/access-levels?status=archived&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('rejects changes to the viewer’s own access level', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/access-levels/admin/edit');
  await expect(page.getByText('You hold this access level yourself, so someone else has to change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save access level' })).toBeHidden();
});

test('denies access to people who do not manage access levels, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  for (const path of ['', '/new', '/coach', '/coach/edit']) {
    atlas.expects(new RegExp(`403 GET /access-levels${path}$`));
    await page.goto(`/access-levels${path}`);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const input = '{ name: "Mine", key: "mine", role: ADMIN, pageAccess: ["users"], functionAccess: [] }';
  const answers = [
    await atlas.request('{ viewer { accessLevels(first: 1) { totalCount } } }'),
    await atlas.request('{ viewer { accessLevel(key: "coach") { versions { number } } } }'),
    await atlas.request(`mutation { createAccessLevel(input: ${input}) { id } }`),
    await atlas.request(`mutation { updateAccessLevel(databaseId: 1, revision: 1, input: ${input}) { id } }`),
    await atlas.request('mutation { setAccessLevelArchived(databaseId: 1, archived: true) { id } }'),
    await atlas.request('mutation { restoreAccessLevelVersion(databaseId: 1, revision: 1, number: 1) { id } }'),
  ];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(answers.map(() => 'FORBIDDEN'));
});
