import { expect, test, type Atlas } from './fixtures.ts';

/** The id of a demo group. */
async function groupNamed(atlas: Atlas, name: string): Promise<number> {
  const { data } = await atlas.request<{ viewer: { groups: { edges: { node: { databaseId: number; name: string } }[] } } }>(
    '{ viewer { groups(first: 100) { edges { node { databaseId name } } } } }',
  );
  return data.viewer.groups.edges.find(({ node }) => node.name === name)?.node.databaseId ?? 0;
}

test('staff create a group with a subgroup, move members to it and back, and archive it', async ({ page, atlas }, { project }) => {
  const name = `Silangan ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');

  await page.goto('/groups');
  await page.getByRole('link', { name: 'Create a Group' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: /^Leader/ }).fill('coach@atlas.example');
  await page
    .getByRole('option', { name: /coach@atlas\.example/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('link', { name: 'Create a subgroup' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Silangan Umaga');
  await page.getByRole('combobox', { name: /^Meeting day/ }).selectOption('Sunday');
  await page.getByRole('button', { name: 'Create subgroup' }).click();
  await expect(page.getByRole('link', { name: 'Meeting time is required' })).toBeVisible();
  await page.getByLabel(/^Meeting time/).fill('19:30');
  await page.getByRole('button', { name: 'Create subgroup' }).click();
  await expect(page.getByText('Sundays at 7:30 PM')).toBeVisible();

  // Two members of another group move, with a preview.
  const hiraya = await groupNamed(atlas, 'Hiraya');
  await page.goto(`/groups/members?groupId=${hiraya}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Members of Hiraya/ })).toBeVisible();
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await rows.nth(0).check();
  await rows.nth(1).check();
  await page.getByRole('button', { name: 'Move to a group' }).click();
  await page.getByRole('combobox', { name: 'Group' }).last().fill(name);
  await page.getByRole('option', { name }).click();
  await page
    .getByRole('combobox', { name: /^Subgroup/ })
    .last()
    .selectOption('Silangan Umaga');
  await page.getByRole('button', { name: /^Preview|^Review/ }).click();
  await expect(page.getByText(`${name}, Silangan Umaga`).first()).toBeVisible();
  await page.getByRole('button', { name: /^Move 2/ }).click();
  await expect(page.getByText(/2 people/).first()).toBeVisible();

  // The group is not archived while people are in it.
  await page.goto(`/groups?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('2 people are in this group. Move them to another group first.');
  await dialog.getByRole('button', { name: 'Go to the members' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Members of ${name}` })).toBeVisible();

  // The move is undone from the list it began in, and then the group is archived.
  await page.goto(`/groups/members?groupId=${hiraya}`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 people are as before.').first()).toBeVisible({ timeout: 20_000 });
  await page.goto(`/groups?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive group' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('a leader sees who needs a call, and only their own group', async ({ page, atlas }) => {
  await atlas.logIn('group-leader');
  await page.goto('/');
  await page.getByRole('link', { name: 'Manage group' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amihan' })).toBeVisible();
  await expect(page.getByText(/of \d+ people needs? a call/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first()).toBeInViewport();
  await page.getByRole('link', { name: /^Stuck/ }).click();
  await expect(page).toHaveURL(/need=stuck/);
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem').first()).toContainText(
    /Stuck for|Asked for help|Not seen|Expires/,
  );
  const refused = await atlas.request('{ viewer { groups(first: 1) { totalCount } } }');
  expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  await page.goto('/view-group?groupId=99999');
  await expect(page.getByText('This group is not one of yours')).toBeVisible();
  atlas.expects(/^403 GET \/groups$/);
  await page.goto('/groups');
  await expect(page.getByText('Access Restricted')).toBeVisible();
});

test('roles without the flags are refused by the API', async ({ atlas }) => {
  await atlas.logIn('coach');
  for (const call of [
    'createGroup(input: { name: "Mine" }) { id }',
    'updateGroup(databaseId: 1, revision: 1, input: { name: "Mine" }) { id }',
    'setGroupArchived(databaseId: 1, archived: true) { id }',
    'createSubgroup(input: { groupId: 1, name: "Mine" }) { id }',
    'setSubgroupArchived(databaseId: 1, archived: true) { id }',
  ]) {
    const { errors } = await atlas.request(`mutation { ${call} }`);
    expect(errors?.[0]?.extensions?.['code'], call).toBe('FORBIDDEN');
  }
});
