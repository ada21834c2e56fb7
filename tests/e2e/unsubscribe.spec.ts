import { expect, test } from './fixtures.ts';

test('an incomplete link changes nothing and shows a message', async ({ page }) => {
  await page.goto('/api/unsubscribe?token=7.payment-due.nothing');
  await expect(page).toHaveURL('/thank-you?of=unsubscribe');
  await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Atlas' }).click();
  await expect(page).toHaveURL('/login');
});
