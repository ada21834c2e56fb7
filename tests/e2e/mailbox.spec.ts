import { axeViolations } from './renderedPage.ts';
import { expect, test } from './fixtures.ts';

test('developers preview an email as sent, in either theme', async ({ page }) => {
  await page.goto('/dev/mailbox');
  await page.getByRole('link', { name: 'Your membership ends in 30 days' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your membership ends in 30 days');
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading')).toHaveText('Your membership ends in 30 days');
  const way = mail.getByRole('link', { name: 'See your membership' });
  await expect(way).toHaveAttribute('href', new URL('/account?q=billings', page.url()).href);
  await expect(page.getByText('Renew early and no day is lost.')).toBeVisible();

  await page.getByRole('link', { name: 'Open it by itself' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveCSS('background-color', colorScheme === 'dark' ? 'rgb(12, 20, 22)' : 'rgb(251, 250, 246)');
    expect(await axeViolations(page)).toEqual([]);
  }
});
