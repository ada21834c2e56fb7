import { expect, test, type Atlas } from './fixtures.ts';

interface Sent {
  answer: string;
  next: string;
  needsHelp: boolean;
  reply: string | null;
}

/** The latest check-in of the signed-in person. */
async function latestCheckIn(atlas: Atlas): Promise<Sent | undefined> {
  const { data } = await atlas.request<{ viewer: { myCheckIns: Sent[] } }>('{ viewer { myCheckIns { answer next needsHelp reply } } }');
  return data.viewer.myCheckIns.at(-1);
}

/** The number of members without an accountability group. */
async function unplaced(atlas: Atlas): Promise<number> {
  const { data } = await atlas.request<{ viewer: { unplacedMembers: { totalCount: number } } }>(
    '{ viewer { unplacedMembers(first: 1) { totalCount } } }',
  );
  return data.viewer.unplacedMembers.totalCount;
}

test('a member checks in with one tap, changes it, and reads the answer of their team lead', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const { data } = await atlas.request<{ viewer: { user: { name: string }; myAccountabilityGroup: { name: string } } }>(
    '{ viewer { user { name } myAccountabilityGroup { name } } }',
  );
  const { user, myAccountabilityGroup: group } = data.viewer;

  await page.goto('/accountability-buddies');
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByText('Saved. You can change it until Sunday, 11:59 PM, Manila time.')).toBeVisible();
  await expect.poll(() => latestCheckIn(atlas)).toMatchObject({ answer: 'DONE' });

  const plan = `One proposal a day ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Next step/ }).fill(plan);
  await page.getByRole('checkbox', { name: 'I need help' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => latestCheckIn(atlas)).toMatchObject({ answer: 'DONE', next: plan, needsHelp: true });
  await page.getByRole('button', { name: 'Stuck', exact: true }).click();
  await expect.poll(() => latestCheckIn(atlas)).toMatchObject({ answer: 'STUCK', next: plan, needsHelp: true });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Stuck', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', { name: /^Next step/ })).toHaveValue(plan);

  // The buddies see the plan, but not the request for help.
  await atlas.logIn('expiring');
  await page.goto('/accountability-buddies');
  const buddy = page.getByRole('list', { name: 'Your buddies' }).getByRole('listitem').filter({ hasText: user.name });
  await expect(buddy).toContainText(plan);
  await expect(buddy).not.toContainText('help');

  // The team lead sees the call for help first, calls, and answers.
  await atlas.logIn('team-lead');
  await page.goto('/admin-accountability-group');
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();
  const row = page.getByRole('table', { name: 'Members' }).getByRole('row').filter({ hasText: user.name });
  await expect(row).toContainText(plan);
  await expect(row).toContainText('Asks for help');
  await page.getByRole('button', { name: `Mark as called: ${user.name}` }).click();
  await page.getByRole('button', { name: `Take back: the call to ${user.name}` }).click();
  await expect(row).toContainText('Asks for help');
  const weeks = page.getByRole('table', { name: 'Check-ins by week' });
  await expect(weeks.getByRole('row').filter({ hasText: user.name }).getByRole('cell').last()).toHaveText('Stuck, asked for help');
  await page.getByRole('button', { name: `Answer: ${user.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Answer ${user.name}` });
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Send me your best proposal tonight.');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Send me your best proposal tonight.');
  await expect(row).not.toContainText('Asks for help');

  // The leader moves the meeting.
  await page.getByRole('button', { name: 'Edit meeting and chat' }).click();
  const contact = page.getByRole('dialog', { name: 'Edit meeting and chat' });
  await contact.getByRole('combobox', { name: /^Meeting day/ }).selectOption('Saturday');
  await contact.getByLabel(/^Meeting time/).fill('09:00');
  await contact.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saturdays at 9:00 AM, Manila time')).toBeVisible();

  await atlas.logIn('member');
  await page.goto('/accountability-buddies');
  await expect(page.getByText(/answered your check-in$/)).toBeVisible();
  await expect(page.getByText('Send me your best proposal tonight.').first()).toBeVisible();
  await expect(page.getByText('Saturdays at 9:00 AM, Manila time')).toBeVisible();

  // A choice saves at once.
  const choice = page.getByRole('switch', { name: 'A buddy may be asked to write to me when I miss a week' });
  await choice.click();
  await expect
    .poll(async () => {
      const answer = await atlas.request<{ viewer: { accountabilityChoices: object } }>(
        '{ viewer { accountabilityChoices { allowsBuddy } } }',
      );
      return answer.data.viewer.accountabilityChoices;
    })
    .toEqual({ allowsBuddy: false });
  await expect(choice).not.toBeChecked();
});

test('@staff staff create a group, place members automatically with a preview, and undo it', async ({ page, atlas }, { project }) => {
  test.setTimeout(120_000);
  const name = `Lauan ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');
  await page.goto('/admin-accountability-group');
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('spinbutton', { name: 'Members at most' }).fill('8');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('Group created.')).toBeVisible();
  await page.getByRole('link', { name: 'Without a team lead' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  const before = await unplaced(atlas);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Unplaced/ }).click();
  await page.getByRole('button', { name: 'Place all automatically' }).click();
  const placing = page.getByRole('dialog', { name: 'Place members automatically' });
  await placing.getByRole('checkbox', { name: 'Place the others in any group with room' }).check();
  await placing.getByRole('button', { name: 'Preview' }).click();
  expect(await unplaced(atlas)).toBe(before);
  await placing.getByRole('button', { name: /^Place \d+ members?$/ }).click({ timeout: 20_000 });
  await expect.poll(() => unplaced(atlas), { timeout: 20_000 }).toBeLessThan(before);
  await placing.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/members? (?:is|are) as before\./).first()).toBeVisible({ timeout: 20_000 });
  expect(await unplaced(atlas)).toBe(before);

  // The empty group is archived.
  await page.goto(`/admin-accountability-group?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive group' }).click();
  await expect(page.getByText(`${name} is archived.`)).toBeVisible();
});

test('@staff staff move a member of a group to another one, and undo it', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/admin-accountability-group?room=yes');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Check-ins by week' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Take out of the group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take out of the accountability group' });
  const before = await unplaced(atlas);
  await dialog.getByRole('button', { name: /^Take out 1 member/ }).click({ timeout: 20_000 });
  await expect.poll(() => unplaced(atlas)).toBe(before + 1);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => unplaced(atlas), { timeout: 20_000 }).toBe(before);
});

test('people who lead no group see none, and the API refuses them the lists of staff', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  await page.goto('/admin-accountability-group');
  await expect(page.getByText('You do not lead an accountability group')).toBeVisible();
  await atlas.logIn('member');
  const { errors } = await atlas.request('{ viewer { unplacedMembers(first: 1) { totalCount } } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const created = await atlas.request('mutation { createAccountabilityGroup(input: { name: "Mine", capacity: 5 }) { id } }');
  expect(created.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
