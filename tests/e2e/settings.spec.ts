import sharp from 'sharp';
import { expect, started, test } from './fixtures.ts';

const GRACE = 'Grace after an overdue payment';

test('staff change settings, see who changed one, and restore its previous value', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/default-settings');
  await started(page);
  const grace = page.getByRole('spinbutton', { name: GRACE });
  const before = await grace.inputValue();
  const after = String((Number(before) % 300) + 11);

  await grace.fill('400');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('link', { name: `${GRACE} needs a whole number of days from 0 to 365.` })).toBeVisible();
  await grace.fill(after);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('1 setting saved.')).toBeVisible();
  await page.reload();
  await started(page);
  await expect(grace).toHaveValue(after);

  await page.getByRole('button', { name: `History of ${GRACE}` }).click();
  const history = page.getByRole('dialog', { name: `History: ${GRACE}` });
  const [latest] = await history.getByRole('listitem').all();
  await expect(latest ?? history).toContainText(`From ${before} days to ${after} days`);
  await expect(latest ?? history).toContainText('by Paolo Reyes');
  await history
    .getByRole('button', { name: `Put back ${before} days` })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect(page.getByText(`${GRACE} is back to ${before} days.`)).toBeVisible();
  await expect(grace).toHaveValue(before);
});

test('staff add a payment account with the picture of its code, and see who changed what', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/default-settings');
  await started(page);
  const accounts = page.getByRole('list', { name: 'Payment accounts', exact: true });
  const rows = accounts.getByRole('listitem');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add account' }).click();
  const added = rows.nth(before);
  await expect(added.getByRole('combobox', { name: 'Pay with' })).toBeFocused();
  await added.getByRole('combobox', { name: 'Pay with' }).selectOption({ label: 'GCash' });
  await added.getByRole('textbox', { name: 'Account name' }).fill('Atlas Online Learning');
  await added.getByRole('textbox', { name: 'Account number' }).fill('0917');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('link', { name: 'Account number needs a mobile number, such as 0917 000 0000.' }).click();
  const number = added.getByRole('textbox', { name: 'Account number' });
  await expect(number).toBeFocused();
  await number.fill('0917 000 0077');
  await added.getByRole('button', { name: /^Add QR code/ }).click();
  await added.getByLabel('Picture').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'black' } })
      .png()
      .toBuffer(),
  });
  const code = added.getByRole('img', { name: 'QR code of GCash 0917 000 0077' });
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('1 setting saved.')).toBeVisible();

  await page.reload();
  await started(page);
  await expect(rows).toHaveCount(before + 1);
  await code.scrollIntoViewIfNeeded();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
  const visitor = await page.context().browser()?.newContext();
  expect((await visitor?.request.get(new URL((await code.getAttribute('src')) ?? '', page.url()).href))?.status()).toBe(200);
  await visitor?.close();

  await page.getByRole('button', { name: 'History of Payment accounts' }).click();
  const history = page.getByRole('dialog', { name: 'History: Payment accounts' });
  const latest = history.getByRole('listitem').first();
  await expect(latest).toContainText(/^From GCash, .+ to GCash, .+; GCash, Atlas Online Learning, 0917 000 0077, QR picture \d+/);
  await expect(latest).toContainText('by Paolo Reyes');
  await latest.getByRole('button', { name: /^Put back GCash/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click();
  await expect(rows).toHaveCount(before);
});

test('the second of two people who change a setting is notified, and keeps their input', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/settings/live-workshop-experienced');
  await started(page);
  const link = page.getByRole('textbox', { name: /^Recording, day 3/ });
  const freebie = page.getByRole('textbox', { name: /^Freebie, day 3/ });
  const name = 'recording-day-3-experimental';
  const theirs = `https://www.youtube.com/watch?v=${Date.now()}`;
  const read = await atlas.request<{ viewer: { settings: { name: string; revision: number }[] } }>(
    '{ viewer { settings { name revision } } }',
  );
  const revision = read.data.viewer.settings.find((setting) => setting.name === name)?.revision ?? 0;
  const saved = await atlas.request('mutation ($edits: [SettingEdit!]!) { updateSettings(edits: $edits) { id } }', {
    edits: [{ name, value: theirs, revision }],
  });
  expect(saved.errors).toBeUndefined();

  const mine = `${theirs}-mine`;
  await link.fill(mine);
  await freebie.fill(`/resources/public?at=${Date.now()}`);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Someone else saved this while you were editing')).toBeVisible();
  await expect(link).toHaveValue(mine);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('2 settings saved.')).toBeVisible();
  const history = page.getByRole('button', { name: 'History of Recording, day 3' });
  await history.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(`From ${theirs} to ${mine}`);
  // The drawer's code loaded with this press, and the page stayed.
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
});

test('leaving with unsaved changes asks for confirmation', async ({ page, atlas }) => {
  await atlas.logIn('admin');
  await page.goto('/default-settings');
  await started(page);
  await page.getByRole('textbox', { name: 'Event name' }).fill('Not saved');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Legal pages' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /Keep editing|Stay/ }).click();
  await expect(page.getByRole('textbox', { name: 'Event name' })).toHaveValue('Not saved');
});

test('staff write and publish a legal page, and visitors read it, also without scripts', async ({ page, atlas, browser, baseURL }, {
  project,
}) => {
  const words = `Refunds ${project.name} ${Date.now()}`;
  await atlas.logIn('admin');
  await page.goto('/default-settings?tab=legal&document=refund-policy');
  await started(page);
  await page.getByRole('textbox', { name: 'Text' }).fill(`## ${words}\n\nWrite to **the staff**.`);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();

  const visitor = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), javaScriptEnabled: false });
  const reader = await visitor.newPage();
  await reader.goto('/refund-policy');
  await expect(reader.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
  await expect(reader.getByText(words)).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Version \d+ of Refund Policy is published\.$/)).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 2, name: words })).toBeVisible();
  await expect(reader.getByText(/^Last updated \w+day, \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(reader).toHaveTitle('Refund Policy | Atlas');
  await visitor.close();

  await page.getByRole('button', { name: 'Restore version 1 as a draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore as draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).not.toHaveValue(new RegExp(words));
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(new RegExp(words));
});

test('denies access to people who do not manage settings, on the pages and over the API', async ({ page, atlas }) => {
  await atlas.logIn('tribe-team-fa');
  for (const path of ['/default-settings', '/settings/live-workshop-beginner', '/settings/live-workshop-experienced']) {
    atlas.expects(new RegExp(`403 GET ${path}$`));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  }
  const answers = [
    await atlas.request('{ viewer { settings { name } } }'),
    await atlas.request('{ viewer { legalDocuments { draft } } }'),
    await atlas.request('mutation { updateSettings(edits: [{ name: "event-name", value: "Mine", revision: 1 }]) { id } }'),
    await atlas.request('mutation { saveLegalDocument(kind: PRIVACY_POLICY, revision: 1, input: { body: "Mine" }) { id } }'),
    await atlas.request('mutation { publishLegalDocument(kind: PRIVACY_POLICY, revision: 1) { id } }'),
  ];
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(answers.map(() => 'FORBIDDEN'));
});
