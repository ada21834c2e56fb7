import { expect, test } from './fixtures.ts';

test('staff find members by search, filters, order and pages, and the address keeps all of them', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/community/members?sort=name&page=2');
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.goto('/community/members?batch=3&status=inactive');
  await expect(page.getByRole('button', { name: 'Remove filter Status: Inactive' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove filter Batch: Batch \d+$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await sheet.getByRole('button', { name: /^Show \d+ members?$/ }).click();
  await expect(page).toHaveURL(/batch=3&status=active|status=active&batch=3/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter Status: Active' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();

  await page.goto('/community/members?batch=2,3&sort=expiry');
  await expect(page.getByRole('button', { name: /^Remove filter Batch: / })).toHaveCount(2);
  await page.getByRole('button', { name: 'Expiring in 30 days' }).click();
  await expect(page).toHaveURL(/expiring=soon/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expiring in 30 days' })).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /^Remove filter Batch: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove filter Batch: / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByRole('button', { name: 'Expiring in 30 days' })).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('searchbox', { name: 'Search members' }).fill('maricel dela cruz');
  await expect(page).toHaveURL(/q=maricel\+dela\+cruz/);
  await expect(page.getByRole('rowheader', { name: /Maricel/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Non-members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Non-members/ })).toBeVisible();
});

test('an archived person is restored from the list, and can be archived again immediately', async ({ page, atlas }, { project }) => {
  await atlas.logIn('admin');
  // Phone and desktop run at the same time, so each uses a different person.
  const offset = project.name === 'phone' ? 0 : 1;
  const { data } = await atlas.request(
    `{ viewer { members(first: 1, offset: ${40 + offset}, sort: { by: name }) { edges { node { databaseId name tribeId } } } } }`,
  );
  const { databaseId, name, tribeId } = (data as { viewer: { members: { edges: [{ node: Record<string, string> }] } } }).viewer.members
    .edges[0].node;
  await atlas.request(`mutation { setUserArchived(databaseId: ${databaseId}, archived: true, reason: "Moved abroad") { id } }`);

  await page.goto(`/community/archivedUsers?q=${tribeId}`);
  const row = page.getByRole('row', { name: new RegExp(name ?? '') });
  await expect(row.getByText('Moved abroad')).toBeVisible();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`${name} can log in again.`)).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Moved abroad')).toBeVisible();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(row).toBeHidden();
  await page.goto(`/community/members?q=${tribeId}`);
  await expect(page.getByRole('rowheader', { name: new RegExp(name ?? '') })).toBeVisible();
});

test('a coach sees only their own people', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const everyone = await atlas.request('{ viewer { members(first: 1) { totalCount } } }');
  await atlas.logIn('coach');
  const own = await atlas.request(
    '{ viewer { members(first: 100) { totalCount edges { node { name } } } peopleChoices { groups { name } } } }',
  );
  const total = (answer: typeof own) => (answer.data as { viewer: { members: { totalCount: number } } }).viewer.members.totalCount;
  expect(total(own)).toBeGreaterThan(0);
  expect(total(own)).toBeLessThan(total(everyone));
  await page.goto('/community/members');
  await expect(page.getByRole('heading', { level: 1, name: `Members ${total(own)}` })).toBeVisible();
});

test('denies members the lists of people, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('member');
  for (const path of ['members', 'non-members', 'archivedUsers']) {
    atlas.expects(new RegExp(`403 GET /community/${path}$`));
    await page.goto(`/community/${path}`);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const answers = [];
  for (const list of ['members', 'nonMembers', 'archivedUsers'])
    answers.push(await atlas.request(`{ viewer { ${list}(first: 1) { totalCount } } }`));
  answers.push(
    await atlas.request('{ viewer { peopleChoices { provinces } } }'),
    await atlas.request('mutation { setUserArchived(databaseId: 1, archived: false) { id } }'),
  );
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(answers.map(() => 'FORBIDDEN'));
});
