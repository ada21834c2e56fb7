import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { answered, expect, started, test, type Atlas } from './fixtures.ts';

/** A photo of this size in pixels, as a phone would send it. */
const photo = async (width: number, height: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#ffb224' } })
    .jpeg()
    .toBuffer(),
});

/** Phone and desktop run at the same time, so each has its own account. */
const whoOf = (project: string) => (project === 'phone' ? 'upcoming' : 'expiring');

async function ownSlug(atlas: Atlas): Promise<string> {
  const { data } = await atlas.request<{ viewer: { user: { slug: string } } }>('{ viewer { user { slug } } }');
  return data.viewer.user.slug;
}

/** Whether a picture has loaded, and its ratio of width to height. */
const shapeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [image.complete, Math.round((20 * image.naturalWidth) / image.naturalHeight) / 20]);

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();

test('a profile is edited: invalid numbers and taken addresses are rejected, and leaving asks for confirmation', async ({ page, atlas }, {
  project,
}) => {
  await atlas.logIn(whoOf(project.name));
  const address = await ownSlug(atlas);
  await page.goto('/profile?tab=basic_info');
  await page.getByRole('link', { name: 'Edit details' }).click();
  await page.getByLabel('Mobile number').fill('12345');
  await save(page);
  await expect(page.getByText('Invalid mobile number!').first()).toBeVisible();

  await page.getByLabel('Mobile number').fill('0917 123-4567');
  await page.getByLabel('Profile address').fill('liza-manalo');
  await save(page);
  await expect(page.getByText('This profile address is taken.').first()).toBeVisible();

  await page
    .getByRole('button', { name: 'Cancel' })
    .or(page.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await page.getByLabel('Profile address').fill(`${address}-2`);
  await page.getByRole('combobox', { name: 'Province or state' }).fill('ceb');
  await page.getByRole('option', { name: 'Cebu', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'City or municipality' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'City or municipality' }).fill('A town on no list');
  await page.getByRole('option', { name: 'A town on no list' }).click();
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('+639171234567')).toBeVisible();
  await expect(page.getByText('A town on no list, Cebu, Philippines')).toBeVisible();
  await page.reload();
  await expect(page.getByText(`/profile/${address}-2`)).toBeVisible();
});

test('a place can be typed when the lists of places fail to load, and is saved', async ({ page, atlas }, { project }) => {
  await atlas.logIn(project.name === 'phone' ? 'overdue' : 'returnee');
  atlas.expects(/GET \/api\/locations\/countries$/);
  await page.route('**/api/locations/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profile/edit');
  const country = page.getByRole('combobox', { name: 'Country' });
  const before = await country.inputValue();
  const province = page.getByRole('combobox', { name: 'Province or state' });
  await expect(province).not.toHaveValue('');
  await province.fill('Siquijor');
  await page.getByRole('option', { name: 'Siquijor' }).click();
  await save(page);
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText(`Siquijor, ${before}`)).toBeVisible();
});

test('a win is added with a picture, edited and removed', async ({ page, atlas }, { project }) => {
  await atlas.logIn(whoOf(project.name));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a win' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a win' });
  await dialog.getByLabel('Title').fill('My first invoice');
  await dialog.getByLabel('Date').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Add win' }).click();
  await expect(dialog.getByText('Date cannot be in the future').first()).toBeVisible();
  await dialog.getByLabel('Date').fill('2025-01-02');
  await dialog.getByLabel('Picture').setInputFiles(await photo(900, 600));
  await expect(dialog.getByText('photo.jpg: Chosen')).toBeAttached();
  await dialog.getByRole('button', { name: 'Add win' }).click();
  await expect(page.getByText('Congratulations! Your win is on your profile.')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'My first invoice' });
  const picture = card.locator('img');
  await expect(picture).toHaveAttribute('width', '900');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await picture.scrollIntoViewIfNeeded();
  // Loaded in a width for this screen. The width is measured in CSS pixels.
  await expect.poll(() => shapeOf(picture)).toEqual([true, 1.5]);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\?w=\d+$/);

  await card.getByRole('button', { name: 'Actions for My first invoice' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit win' });
  await edit.getByLabel('Story').fill('Paid on the same day.');
  await edit.getByRole('button', { name: /^Remove/ }).click();
  await edit.getByRole('button', { name: 'Save win' }).click();
  await expect(card.getByText('Paid on the same day.')).toBeVisible();
  await expect(picture).toBeHidden();

  await card.getByRole('button', { name: 'Actions for My first invoice' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove win' }).click();
  await expect(card).toBeHidden();
});

test('the viewer’s own picture is cropped by keyboard and shown across the page; other files are rejected', async ({ page, atlas }, {
  project,
}) => {
  await atlas.logIn(whoOf(project.name));
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Change your picture' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog.getByLabel('Photo').setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(dialog.getByText('Choose a picture: jpg, png, webp or gif.').first()).toBeVisible();
  await dialog.getByLabel('Photo').setInputFiles(await photo(1200, 800));
  const frame = dialog.getByRole('group', { name: /^The part that is kept/ });
  await expect(frame).toBeVisible();
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture is saved.')).toBeVisible();
  await expect.poll(() => shapeOf(button.locator('img'))).toEqual([true, 1]);
  await expect(page.getByRole('button', { name: /^Account menu/ }).locator('img')).toHaveAttribute('src', /^\/api\/uploads\/\d+$/);

  await button.click();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture is removed.')).toBeVisible();
  await expect(button.locator('img')).toHaveCount(0);
});

test('emails of a kind are turned off and stay off after a reload; the theme is remembered', async ({ page, atlas }, { project }) => {
  await atlas.logIn(whoOf(project.name));
  await page.goto('/profile?tab=account');
  const kind = page.getByRole('switch', { name: 'News from your group' });
  await expect(kind).toBeChecked();
  await answered(page, 'useSetPreferenceMutation', () => kind.click());
  await expect(kind).not.toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(kind).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await answered(page, 'useSetPreferenceMutation', () => kind.click());
});

test('the Facebook profile is added on the page that the reminder links to', async ({ page, atlas }, { project }) => {
  await atlas.logIn(whoOf(project.name));
  await page.goto('/profile?tab=socials');
  await started(page);
  await page.getByLabel('Facebook profile').fill('instagram.com/me');
  await page.getByRole('button', { name: 'Save Facebook profile' }).click();
  await expect(page.getByText('Enter a valid fb profile (e.g., facebook.com/[username])').first()).toBeVisible();
  await page.getByLabel('Facebook profile').fill('m.facebook.com/my.own.page');
  await page.getByRole('button', { name: 'Save Facebook profile' }).click();
  await expect(page.getByText('Your Facebook profile is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my Facebook profile' })).toHaveAttribute(
    'href',
    'https://www.facebook.com/my.own.page',
  );
});

test('other people’s profiles show only what the viewer may see', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'See what others see' }).click();
  await expect(page.getByText('This is what others see of you.')).toBeVisible();

  await page.goto('/profile/liza-manalo');
  await expect(page.getByRole('heading', { level: 1, name: 'Liza Manalo' })).toBeVisible();
  await expect(page.getByText('Eleven years of client work')).toBeVisible();
  await expect(page.getByText('coach@atlas.example')).toHaveCount(0);
  const { errors } = await atlas.request('{ viewer { profile(slug: "liza-manalo") { user { email mobileNumber } } } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  atlas.expects(/404 GET \/profile\/nobody-at-all$/);
  await page.goto('/profile/nobody-at-all');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
