import { type Atlas, expect, test } from './fixtures.ts';
import { FORMER, linkIn, mailTo, newAccount } from './mails.ts';

const TABS = ['Overview', 'Subscriptions', 'Payments', 'Journey', 'Groups', 'Activity', 'Notes', 'Access'];

/** The id of the person with an address, as staff find them. */
async function idOf(atlas: Atlas, email: string): Promise<number> {
  const { data } = await atlas.request<{ viewer: { nonMembers: { edges: { node: { databaseId: number } }[] } } }>(
    'query ($search: String!) { viewer { nonMembers(first: 1, filter: { search: $search }) { edges { node { databaseId } } } } }',
    { search: email },
  );
  return data.viewer.nonMembers.edges[0]!.node.databaseId;
}

/** A member of the demo with a payment, whom no test of this file changes. */
async function payer(atlas: Atlas): Promise<{ id: number; name: string }> {
  const { data } = await atlas.request<{
    viewer: { members: { edges: { node: { databaseId: number; name: string; invoices: { number: string }[] } }[] } };
  }>('{ viewer { members(first: 40, sort: { by: created }) { edges { node { databaseId name invoices { number } } } } } }');
  const { databaseId, name } = data.viewer.members.edges.map(({ node }) => node).find(({ invoices }) => invoices.length > 0)!;
  return { id: databaseId, name };
}

test('staff read the eight tabs of a member, each at its address @wide', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  const { id, name } = await payer(atlas);
  await page.goto(`/community/members/${id}`);
  const tabs = page.getByRole('navigation', { name });
  await expect(tabs.getByRole('link')).toHaveText(TABS);
  for (const [tab, heading] of [
    ['Subscriptions', 'Subscriptions'],
    ['Payments', 'Orders'],
    ['Journey', 'XP history'],
    ['Groups', 'Former groups'],
    ['Activity', 'Attendance'],
    ['Notes', 'Notes'],
    ['Access', 'Why can’t they open this?'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  }
  await tabs.getByRole('link', { name: 'Payments' }).click();
  await page.getByRole('link', { name: 'Payment details' }).click();
  await expect(page).toHaveURL(new RegExp(`/student-payment-details/${id}`));
});

test('staff write, edit, pin and delete a note about a person @wide', async ({ page, atlas, request }) => {
  const email = await newAccount(request);
  await atlas.logIn('admin');
  const id = await idOf(atlas, email);
  await page.goto(`/community/non-members/${id}?tab=notes`);
  const add = async (text: string) => {
    await page.getByRole('button', { name: 'Add note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a note' });
    await dialog.getByRole('textbox', { name: 'Note' }).fill(text);
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(dialog).toBeHidden();
  };
  const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
  const choose = async (text: string, action: string) => {
    await notes
      .filter({ hasText: text })
      .getByRole('button', { name: /^Actions for the note/ })
      .click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await add('Call after 6 PM');
  await add('Prefers Messenger');
  await expect(notes).toHaveText([/Prefers Messenger/, /Call after 6 PM/]);

  await choose('Call after 6 PM', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Call after 7 PM');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(notes.nth(1)).toContainText('Call after 7 PM');
  await expect(notes.nth(1)).toContainText('edited');

  await choose('Call after 7 PM', 'Pin');
  await expect(notes).toHaveText([/Pinned.*Call after 7 PM/, /Prefers Messenger/]);
  await page.reload();
  await expect(notes).toHaveText([/Pinned.*Call after 7 PM/, /Prefers Messenger/]);

  await choose('Prefers Messenger', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(notes).toHaveText([/Call after 7 PM/]);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Call after 7 PM');
  await page.getByRole('link', { name: 'All notes' }).click();
  await expect(page).toHaveURL(/tab=notes$/);
});

test('staff change the email of a person, who confirms it by the link @wide', async ({ page, atlas, request, browser }) => {
  const email = await newAccount(request);
  await atlas.logIn('admin');
  const id = await idOf(atlas, email);
  await page.goto(`/community/non-members/${id}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the email of Ana Reyes' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill('member@atlas.example');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost the mailbox');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('This address already belongs to an account.').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New email' }).fill(`new.${email}`);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`New email new.${email} waits to be confirmed`)).toBeVisible();
  expect(await mailTo(request, email, 'Our team wants to change your email')).toContain(`The new one is to be new.${email}.`);

  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Link sent to new.${email}.`).last()).toBeVisible();
  const mail = await mailTo(request, `new.${email}`, 'Confirm your new email');
  expect(mail).toContain('24 hours');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(linkIn(mail, '/login'));
  await expect(visitor.getByText('Your email was changed. Log in with the new one.')).toBeVisible();
  await context.close();
  const logIn = async (username: string) =>
    (await request.post('/api/auth', { data: { method: 'login', username, password: FORMER } })).status();
  expect(await logIn(email)).not.toBe(200);
  expect(await logIn(`new.${email}`)).toBe(200);
  await page.reload();
  await expect(page.getByText(`New email new.${email} waits to be confirmed`)).toBeHidden();
  await expect(page.getByRole('link', { name: `new.${email}` })).toBeVisible();
});

test('staff withdraw a change of email @wide', async ({ page, atlas, request }) => {
  const email = await newAccount(request);
  await atlas.logIn('admin');
  const id = await idOf(atlas, email);
  await atlas.request('mutation ($id: Int!, $input: UserEmailInput!) { changeUserEmail(databaseId: $id, input: $input) { id } }', {
    id,
    input: { email: `new.${email}`, reason: 'Lost the mailbox' },
  });
  await page.goto(`/community/non-members/${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The change was withdrawn.')).toBeVisible();
  await expect(page.getByText(`New email new.${email} waits to be confirmed`)).toBeHidden();
});

test('staff ask why a person cannot open a lesson @wide', async ({ page, atlas, request }) => {
  const email = await newAccount(request);
  await atlas.logIn('admin');
  const id = await idOf(atlas, email);
  await page.goto(`/community/non-members/${id}`);
  await page.getByRole('link', { name: 'Why can’t they open this?' }).click();
  await expect(page).toHaveURL(/tab=access$/);
  await expect(page.getByText(/Their email is not confirmed/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Lesson');
  await page.getByRole('combobox', { name: 'Course' }).fill('Proposals that get answered');
  await page.getByRole('option', { name: 'Proposals that get answered' }).first().click();
  await page.getByRole('combobox', { name: 'Lesson' }).click();
  await page.getByRole('option').first().click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByText('Non-member: locked')).toBeVisible();
  await expect(answer.getByText('They read: “This is not part of your membership yet.”')).toBeVisible();
});

test('a coach reads six tabs of their own people, writes notes, and changes no email @wide', async ({ page, atlas }) => {
  await atlas.logIn('coach');
  const { data } = await atlas.request<{ viewer: { members: { edges: { node: { databaseId: number; name: string } }[] } } }>(
    '{ viewer { members(first: 5) { edges { node { databaseId name } } } } }',
  );
  const { databaseId: id, name } = data.viewer.members.edges.map(({ node }) => node)[0]!;
  await page.goto(`/community/members/${id}`);
  await expect(page.getByRole('navigation', { name }).getByRole('link')).toHaveText(
    TABS.filter((tab) => tab !== 'Subscriptions' && tab !== 'Payments'),
  );
  await expect(page.getByRole('button', { name: 'Change email' })).toHaveCount(0);
  await page.goto(`/community/members/${id}?tab=payments`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Access Restricted/i);
  await page.goto(`/community/members/${id}?tab=notes`);
  await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible();
});
