import { expect, test } from './fixtures.ts';

test('a member sees their subgroup, its next meeting and its people, and no other subgroup', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/community');
  await page.getByRole('link', { name: 'Amihan Umaga' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amihan Umaga' })).toBeVisible();
  await expect(page.getByText('Tuesdays at 6:30 AM, Manila time')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Join the meeting/ })).toHaveAttribute('href', 'https://meet.example/amihan-1');
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/subgroups\/members\?subGroupId=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /^Members of Amihan Umaga/ })).toBeVisible();
  await page.goto('/subgroups/members');
  await expect(page.getByRole('heading', { level: 1, name: /^Members of Amihan Umaga/ })).toBeVisible();

  const { data } = await atlas.request<{ viewer: { mySubgroup: { databaseId: number } } }>('{ viewer { mySubgroup { databaseId } } }');
  const other = data.viewer.mySubgroup.databaseId + 1;
  atlas.expects(new RegExp(`^404 GET /sub-group/${other}$`));
  await page.goto(`/sub-group/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const refused = await atlas.request<{ viewer: { subgroup: object | null } }>(
    `{ viewer { subgroup(databaseId: ${other}) { members(first: 1) { totalCount } } } }`,
  );
  expect(refused.data.viewer.subgroup).toBeNull();
});
