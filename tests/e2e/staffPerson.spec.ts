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
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()).toContainText('Gave Luz Tester an access level');

  await page.getByRole('button', { name: 'Remove Coach' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove access level' }).click();
  await expect(page.getByText('Luz Tester no longer holds Coach.')).toBeVisible();
  await expect(levels.getByRole('rowheader', { name: 'Coach' })).toBeHidden();

  const course = page.getByRole('combobox', { name: 'Course' });
  await course.fill('Proposals that get answered');
  await page.getByRole('option', { name: 'Proposals that get answered' }).first().click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Member: locked')).toBeVisible();
  await expect(answer.getByText('They read: “This is not part of your membership yet.”')).toBeVisible();
});

/** Finds a member with one current subscription that ends. Phone and desktop use different people. */
async function extendable(atlas: Atlas, project: string): Promise<{ id: number; name: string; funnel: string; expires: string }> {
  const { data } = await atlas.request<{
    viewer: {
      members: {
        edges: {
          node: {
            databaseId: number;
            name: string;
            membershipStatus: string | null;
            subscriptions: { expiryText: string; isCurrent: boolean; isLifetime: boolean; startsAt: string; funnel: { name: string } }[];
          };
        }[];
      };
    };
  }>(
    `{ viewer { members(first: 60, filter: { status: ACTIVE }, sort: { by: created }) { edges { node { databaseId name membershipStatus
      subscriptions { expiryText isCurrent isLifetime startsAt funnel { name } } } } } } }`,
  );
  const found = data.viewer.members.edges
    .map(({ node }) => node)
    .filter(
      ({ subscriptions, membershipStatus }) =>
        membershipStatus === 'ACTIVE' && subscriptions.length === 1 && subscriptions[0]?.isLifetime === false,
    );
  const { databaseId, name, subscriptions } = found[project === 'phone' ? 0 : 1]!;
  const [{ expiryText, funnel }] = subscriptions as [(typeof subscriptions)[number]];
  return { id: databaseId, name, funnel: funnel.name, expires: expiryText };
}

test('staff read the journey and the activity of a member, and extend one subscription in three taps', async ({ page, atlas }, {
  project,
}) => {
  await atlas.logIn('admin');
  const { id, name, funnel, expires } = await extendable(atlas, project.name);
  await page.goto(`/community/members/${id}`);
  const tabs = page.getByRole('navigation', { name });
  await tabs.getByRole('link', { name: 'Journey' }).click();
  await expect(page).toHaveURL(/tab=journey$/);
  await expect(page.getByRole('heading', { name: 'XP history' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/tab=activity$/);
  for (const heading of ['Courses', 'Lessons', 'Attendance'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await tabs.getByRole('link', { name: 'Overview' }).click();

  // Counted from the person's page; the days and the reason are typed.
  let taps = 0;
  await page.exposeFunction('countTap', () => void taps++);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.detail > 0 && (window as never as { countTap: () => void }).countTap(), true),
  );
  await page.getByRole('button', { name: `Extend ${funnel}` }).click();
  const dialog = page.getByRole('dialog', { name: `Extend ${funnel}` });
  await expect(dialog.getByText(`Expires ${expires}. You can review the change before anything is saved.`)).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Days' }).fill('7');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Was in hospital');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const changed = dialog.getByRole('row', { name: new RegExp(name) });
  await expect(changed).toContainText(`${expires} (${funnel})`);
  await dialog.getByRole('button', { name: 'Extend for 1 person' }).click();
  const notice = page.getByRole('group', { name: 'Extend subscriptions' });
  await expect(notice.getByText('1 person changed.', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(taps).toBe(3);
  await expect(page.getByRole('row', { name: new RegExp(funnel) })).not.toContainText(expires);

  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(notice.getByText('1 person is as before.', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: new RegExp(funnel) })).toContainText(expires);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});

test('a coach reads the journey and the activity of their own people, and extends nothing', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  const { data } = await atlas.request<{ viewer: { members: { edges: { node: { databaseId: number; name: string } }[] } } }>(
    '{ viewer { members(first: 5) { edges { node { databaseId name } } } } }',
  );
  const own = data.viewer.members.edges.map(({ node }) => node)[0]!;
  await page.goto(`/community/members/${own.databaseId}?tab=activity`);
  await expect(page.getByRole('heading', { level: 2, name: 'Attendance' })).toBeVisible();
  await page.goto(`/community/members/${own.databaseId}`);
  await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Extend/ })).toHaveCount(0);
  const [mine, extended] = [
    await atlas.request(`{ viewer { members(filter: { isDueSoon: true }) { totalCount } } }`),
    await atlas.request(
      `mutation { previewBulkJob(operation: EXTEND_SUBSCRIPTIONS, input: { days: 7, reason: "x" }, selection: { list: members, search: "", ids: [${own.databaseId}] }) { id } }`,
    ),
  ];
  expect([mine, extended].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});

test('staff view Atlas as another person and return to their page', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id } = await newPerson(atlas, 'Nena');
  await page.goto(`/community/members/${id}?tab=access`);
  await page.getByRole('button', { name: /^View as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'View as Nena Tester' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cannot open lesson 3');
  await dialog.getByRole('button', { name: /^View as/ }).click();
  await expect(page.getByText(/\d+ min left/)).toBeVisible();
  await page.getByRole('button', { name: 'End Session' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/community/members/${id}\\?tab=access$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Nena Tester' })).toBeVisible();
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
  await expect(page.getByText(/Perla Reyes cannot log in\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Perla Reyes can log in again.')).toBeVisible();
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
