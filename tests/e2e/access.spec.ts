import { expect, logIn, test } from './fixtures.ts';

test('shows Access Restricted and a link home to a member who opens a staff page', async ({ page, atlas }) => {
  atlas.expects(/^403 GET \/courses$/);
  await atlas.logIn('member');
  const answer = await page.goto('/courses');
  expect(answer?.status()).toBe(403);
  await expect(page).toHaveTitle('Access Restricted | Atlas');
  await expect(page.getByRole('heading', { name: 'Access Restricted', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
});

test('denies a member other people’s records and lessons of locked courses over the API', async ({ atlas }) => {
  await atlas.logIn('newcomer');
  const other = await atlas.request<{ viewer: { user: { id: string } } }>('{ viewer { user { id } } }');
  await atlas.logIn('member');
  const user = await atlas.request<{ node: unknown }>('query ($id: ID!) { node(id: $id) { id ... on User { email } } }', {
    id: other.data.viewer.user.id,
  });
  expect(user.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(user.data?.node ?? null).toBeNull();

  const locked = await atlas.lessonPath('E-commerce support, order by order', 'A title that people search for');
  const finished = await atlas.request<{ finishLesson: unknown } | null>('mutation ($id: Int!) { finishLesson(lessonId: $id) { id } }', {
    id: Number(locked.split('/').at(-1)),
  });
  expect(finished.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
  expect(finished.data?.finishLesson ?? null).toBeNull();
});

test('shows a member with ended access both dates and how to renew', async ({ page, atlas }) => {
  await atlas.logIn('expired');
  await page.goto('/courses/my-courses');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Proposals that get answered' }) });
  await expect(card).toContainText('Membership expired');
  const course = await card.getByRole('link').getAttribute('href');
  // The membership gate covers both pages, so the content behind it is read but not clicked.
  await page.goto(course ?? '');
  await expect(
    page
      .getByText(/^Your membership expired on \w+day, \d\d\/\d\d\/\d{4} and your access ended on .* Renew to get your access back\./)
      .first(),
  ).toBeVisible();
  await expect(page.getByText('Three questions before you apply')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Three questions before you apply/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Renew' }).first()).toHaveAttribute('href', /^\/checkout\/[\w-]+$/);
});

test('shows a non-member the free lessons, and how to join on a course of the membership', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const path = await atlas.coursePath('Proposals that get answered');
  await atlas.logIn('non-member');
  await page.goto('/courses/my-courses');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Scams to avoid before you start' })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText('This is not part of your membership yet.')).toBeVisible();
  await page.getByRole('link', { name: 'See the Freelancing Course' }).click();
  await expect(page).toHaveURL('/freelancing-course');
  // The landing page of the funnel, which the application does not contain.
  await expect(page.getByRole('heading', { name: 'Work from home, without guessing', level: 1 })).toBeVisible();
  await expect(page.getByText('₱9,999.00', { exact: true })).toBeVisible();
});

test('shows a person without courses how to get one', async ({ page, atlas }) => {
  await atlas.logIn('affiliate');
  await page.goto('/courses/my-courses');
  await expect(page.getByText('No available product for the moment')).toBeVisible();
  await page.getByRole('link', { name: 'See the Freelancing Course' }).click();
  await expect(page).toHaveURL('/freelancing-course');
});

for (const [what, path] of [
  ['an address without a page', '/nowhere/at/all/today'],
  ['a funnel that does not exist', '/no-such-course'],
  ['a course that does not exist', '/courses/my-courses/999999'],
  ['a lesson that does not exist', '/courses/my-courses/136/999999'],
] as const) {
  test(`${what} is not found`, async ({ page, atlas }) => {
    atlas.expects(new RegExp(`^404 GET ${path}$`));
    await atlas.logIn('member');
    const answer = await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Atlas');
    expect(answer?.status()).toBe(404);
  });
}

for (const target of ['https://evil.example', '//evil.example']) {
  test(`after signing in, ${target} leads home`, async ({ page }) => {
    await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`);
    await logIn(page, 'member');
    await expect(page.getByRole('heading', { name: /Maricel/, level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}
