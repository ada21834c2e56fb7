import { expect, test } from './fixtures.ts';

test('staff write an entry, preview it, publish it, unpublish it and archive it', async ({ page, browser, server, atlas }, { project }) => {
  const title = `Faster lists ${project.name} ${Date.now()}`;
  // A visitor whose browser runs no scripts.
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const reader = await visitor.newPage();
  const address = new URL('/changelog', server).href;
  await atlas.logIn('admin');

  await page.goto('/feature-changelog');
  await page.getByRole('button', { name: 'New entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Title is required/);
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Lists open **at once**.');
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await expect(dialog.getByRole('tabpanel', { name: 'Preview' }).locator('strong')).toHaveText('at once');
  await dialog.getByRole('button', { name: 'Save draft' }).click();

  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('Draft', { exact: true })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0);

  await drawer.getByRole('button', { name: 'Publish' }).click();
  await expect(drawer.getByText('Published', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('article', { name: title }).locator('strong')).toHaveText('at once');

  await drawer.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit entry' });
  await edit.getByRole('textbox', { name: 'Title' }).fill(`${title}, again`);
  await edit.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('dialog', { name: `${title}, again` })).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('dialog').getByText('Draft', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: title })).toHaveCount(0);

  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('button', { name: 'Archive entry' }).click();
  await expect(page.getByRole('dialog').getByText('Archived', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/feature-changelog?status=archived&q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: `${title}, again` })).toBeVisible();
  await visitor.close();
});

test('others can read only the public page', async ({ page, atlas }) => {
  atlas.expects(/^403 GET \/feature-changelog$/);
  await atlas.logIn('coach');
  await page.goto('/feature-changelog');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
  const answer = await atlas.request('mutation { saveChangelogEntry(input: { title: "Mine", body: "Text" }) { id } }');
  expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  await page.goto('/changelog');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});
