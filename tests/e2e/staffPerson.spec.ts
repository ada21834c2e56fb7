import { type Atlas, expect, test } from './fixtures.ts';

interface Made {
  id: number;
  email: string;
}

const stamp = (): string => `${Date.now()}${Math.floor(Math.random() * 1000)}`;

/** Adds a person for this test, as the signed-in admin. */
async function newPerson(atlas: Atlas, firstName: string, level = 'member'): Promise<Made> {
  const email = `${firstName.toLowerCase()}.${stamp()}@example.com`;
  const levels = await atlas.request<{ viewer: { levelsToGive: { databaseId: number; key: string }[] } }>(
    '{ viewer { levelsToGive { databaseId key } } }',
  );
  const accessLevelId = levels.data.viewer.levelsToGive.find(({ key }) => key === level)?.databaseId;
  const { data } = await atlas.request<{ createUser: { databaseId: number } }>(
    'mutation ($input: NewUserInput!) { createUser(input: $input) { databaseId } }',
    { input: { firstName, lastName: 'Tester', email, accessLevelId } },
  );
  return { id: data.createUser.databaseId, email };
}

test('staff open a member from the list, give and revoke an access level, and see why a course stays closed', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { email } = await newPerson(atlas, 'Luz');
  await page.goto(`/community/members?q=${email}`);
  await page.getByRole('link', { name: 'Luz Tester' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luz Tester' })).toBeVisible();
  await expect(page.getByText('Not confirmed')).toBeVisible();

  await page.getByRole('navigation', { name: 'Luz Tester' }).getByRole('link', { name: 'Access' }).click();
  await page.getByRole('button', { name: 'Give access level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Luz Tester an access level' });
  await dialog.getByRole('combobox', { name: 'Access level' }).selectOption('Coach');
  await dialog.getByRole('button', { name: 'Give access level' }).click();
  await expect(page.getByText('Luz Tester holds Coach now.')).toBeVisible();
  const levels = page.getByRole('table', { name: 'Access levels' });
  await expect(levels.getByRole('rowheader', { name: 'Coach' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()).toContainText('Give access level');

  await page.getByRole('button', { name: 'Take Coach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take access level' }).click();
  await expect(page.getByText('Luz Tester no longer holds Coach.')).toBeVisible();
  await expect(levels.getByRole('rowheader', { name: 'Coach' })).toBeHidden();

  const course = page.getByRole('combobox', { name: 'Course' });
  await course.fill('Proposals that get answered');
  await page.getByRole('option', { name: 'Proposals that get answered' }).first().click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Member: locked')).toBeVisible();
  await expect(answer.getByText('They read: “This is not part of your membership yet.”')).toBeVisible();
});

test('staff view Atlas as another person and return to the list of members', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id } = await newPerson(atlas, 'Nena');
  await page.goto(`/community/members/${id}?tab=access`);
  await page.getByRole('button', { name: 'View as this person' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as Nena Tester' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cannot open lesson 3');
  await dialog.getByRole('button', { name: 'View as this person' }).click();
  await expect(page.getByText(/\d+ min left/)).toBeVisible();
  await page.getByRole('button', { name: 'End Session' }).first().click();
  await expect(page).toHaveURL(/\/community\/members$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Members/ })).toBeVisible();
  await page.goto(`/community/members/${id}?tab=access`);
  await expect(page.getByRole('list', { name: 'Changes' }).getByText('Cannot open lesson 3')).toBeVisible();
});

test('staff add a person, edit their data, archive and restore them', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/community/members');
  await page.getByRole('link', { name: 'New User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New User' })).toBeVisible();
  await page.getByRole('textbox', { name: 'First name' }).fill('Perla');
  await page.getByRole('textbox', { name: 'Email' }).fill('member@atlas.example');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('This address already belongs to an account.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the account with this address' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(`perla.${stamp()}@example.com`);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Email Sent!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Perla' })).toBeVisible();
  await expect(page).toHaveURL(/\/community\/non-members\/\d+$/);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit non-member' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Reyes');
  await page.getByRole('textbox', { name: /^Mobile number/ }).fill('0917 123 4567');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perla Reyes' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+639171234567' })).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archive Perla Reyes?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked to leave');
  await dialog.getByRole('button', { name: 'Archive person' }).click();
  await expect(page.getByText(/Perla Reyes cannot sign in\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Perla Reyes can sign in again.')).toBeVisible();
});

test('denies access to people without the flag, on the page and over the API', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id } = await newPerson(atlas, 'Tessa');
  const rejected = async (path: string) => {
    atlas.expects(new RegExp(`403 GET ${path}$`));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  };
  await atlas.logIn('member');
  for (const path of [`/community/members/${id}`, `/community/members/${id}/edit`, '/community/non-members/new']) await rejected(path);
  await atlas.logIn('coach');
  for (const path of [`/community/members/${id}/edit`, '/community/non-members/new']) await rejected(path);
  // A person outside the coach’s scope.
  atlas.expects(new RegExp(`404 GET /community/members/${id}$`));
  await page.goto(`/community/members/${id}`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const answers = [
    await atlas.request('{ viewer { levelsToGive { key } } }'),
    await atlas.request('mutation { createUser(input: { firstName: "X", email: "x@example.com", accessLevelId: 1 }) { id } }'),
    await atlas.request(`mutation { updateUser(databaseId: ${id}, revision: 1, input: { firstName: "X" }) { id } }`),
    await atlas.request(`mutation { giveAccessLevel(databaseId: ${id}, accessLevelId: 1) { id } }`),
    await atlas.request(`mutation { endSessions(userId: ${id}) }`),
    await atlas.request(`mutation { startImpersonation(userId: ${id}, reason: "Looks around") }`),
  ];
  expect(answers.slice(0, 5).map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(Array(5).fill('FORBIDDEN'));
  expect(answers[5]?.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
