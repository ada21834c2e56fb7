import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n') };

/** Adds a field of a type with its text, and returns to the list. */
async function addField(page: Page, type: string, question: string, more?: () => Promise<void>): Promise<void> {
  await page.getByRole('combobox', { name: 'New field' }).selectOption({ label: type });
  await page.getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await more?.();
  await page.getByRole('button', { name: 'All fields' }).click();
}

test('staff build a form with a condition and a file, and a visitor sends it once after losing the connection', async ({
  page,
  atlas,
  browser,
  baseURL,
}, { project }) => {
  const slug = `e2e-${project.name}-${Date.now()}`;
  await atlas.logIn('admin');
  await page.goto('/forms');
  await page.getByRole('button', { name: 'New form' }).click();
  const dialog = page.getByRole('dialog', { name: 'New form' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Apply for the team');
  await dialog.getByRole('textbox', { name: 'Address' }).fill(slug);
  await dialog.getByRole('button', { name: 'Create form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apply for the team' })).toBeVisible();

  await addField(page, 'Short answer', 'Your name', () => page.getByRole('switch', { name: 'An answer is required' }).click());
  await addField(page, 'One choice', 'Do you have a CV', () => page.getByRole('textbox', { name: 'Options' }).fill('Yes\nNo'));
  await addField(page, 'File', 'Your CV', async () => {
    await page.getByRole('combobox', { name: 'Show it' }).selectOption({ label: 'Depending on: Do you have a CV' });
    await page.getByRole('switch', { name: 'An answer is required' }).click();
  });
  // The keyboard moves a field, and its condition then names a later question.
  await page.getByRole('button', { name: 'Move up Your CV' }).press('Enter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Check it')).toBeVisible();
  await page.getByRole('button', { name: 'Move down Your CV' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview of Apply for the team' });
  await expect(preview.getByLabel('Your CV')).toHaveCount(0);
  await preview.getByRole('radio', { name: 'Yes' }).check();
  await expect(preview.getByLabel('Your CV')).toHaveCount(1);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published.')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Apply for the team is open.')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, ...(baseURL !== undefined && { baseURL }) });
  const visitor = await phone.newPage();
  await visitor.goto(`/form/${slug}`);
  await expect(visitor.getByText('1 of 3')).toBeVisible();
  await visitor.getByRole('button', { name: 'Next' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Your name' })).toHaveAccessibleDescription(/Your name is required/);
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ana Reyes');
  await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.getByRole('radio', { name: 'Yes' }).check();
  await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.locator('input[type=file]').setInputFiles(PDF);
  await expect(visitor.getByText('cv.pdf', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Remove cv.pdf' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Next' }).click();

  // A reload loses nothing.
  await visitor.reload();
  await expect(visitor.getByText('Your answers are still here')).toBeVisible();
  for (let step = 0; step < 3; step++) await visitor.getByRole('button', { name: 'Next' }).click();
  await visitor.getByRole('textbox', { name: 'Your email' }).fill('ana.reyes@people.example');
  await visitor.getByRole('checkbox', { name: /I agree that my answers/ }).check();
  await phone.setOffline(true);
  await visitor.getByRole('button', { name: 'Send my answers' }).click();
  await expect(visitor.getByText('No connection', { exact: true })).toBeVisible();
  await phone.setOffline(false);
  await expect(visitor).toHaveURL(/\/thank-you\?of=form/);
  await expect(visitor.getByText('We have your answers.')).toBeVisible();
  await phone.close();

  await page.getByRole('link', { name: 'Responses' }).click();
  await expect(page.getByRole('link', { name: 'ana.reyes@people.example' })).toHaveCount(1);
  await page.getByRole('link', { name: 'ana.reyes@people.example' }).click();
  const response = page.getByRole('dialog', { name: 'ana.reyes@people.example' });
  await expect(response.getByText('Ana Reyes')).toBeVisible();
  await expect(response.getByRole('link', { name: 'cv.pdf' })).toBeVisible();
  await response.getByRole('button', { name: 'Close' }).press('Escape');
  await expect(response).toHaveCount(0);
  await page.getByRole('link', { name: 'Summary' }).click();
  await expect(page.getByRole('table', { name: 'Do you have a CV' }).getByText('1 (100%)')).toBeVisible();
});
