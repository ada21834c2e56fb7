import { expect, test } from './fixtures.ts';

test('a member makes a link for someone else to pay, and ends it', async ({ page, atlas }) => {
  await atlas.logIn('upcoming');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Billing and Subscriptions' })).toBeVisible();
  const next = page.getByRole('region', { name: 'Next payment' });
  await expect(next.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /^\/checkout\/\d+\?bill=\d+$/);
  await next.getByRole('button', { name: 'Let someone else pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let someone else pay' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText(/^https?:\/\/[^/]+\/checkout\/\d+\?bill=link-\d+\.[\w-]+$/)).toBeVisible();
  await page.reload();
  await next.getByRole('button', { name: 'Let someone else pay' }).click();
  await expect(dialog.getByText(/^This payment has a link\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('alertdialog', { name: 'End the link?' }).getByRole('button', { name: 'End the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Make the link' })).toBeVisible();
});

test('the bills of a member are the same at both addresses, and their filter lives in the address', async ({ page, atlas }) => {
  await atlas.logIn('upcoming');
  for (const path of ['/account?q=billings', '/payment']) {
    await page.goto(path);
    const filter = page.getByRole('navigation', { name: 'Filter bills' });
    await filter.getByRole('link', { name: 'Unpaid', exact: true }).click();
    await expect(page).toHaveURL(/bills=unpaid$/);
    await page.reload();
    await expect(filter.getByRole('link', { name: 'Unpaid', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(
      page
        .getByRole('main')
        .getByText(/^Paid/)
        .filter({ hasNotText: /^Paid$/ }),
    ).toHaveCount(0);
  }
});

test('an overdue member opens the bills from the banner, and a document in its drawer', async ({ page, atlas }) => {
  await atlas.logIn('overdue');
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Membership' }).getByRole('link', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/account\?q=billings$/);
  await expect(page.getByRole('region', { name: 'Next payment' }).getByText('overdue')).toBeVisible();
  await page
    .getByRole('link', { name: /^Open SA-/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See bills' }).first()).toBeVisible();
});

test('the bills and subscriptions load at most 180 kB of scripts each, without their dialogs', async ({ page, atlas }) => {
  await atlas.logIn('member');
  for (const path of ['/account?q=billings', '/account?q=subscriptions', '/payment']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    expect(
      loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(180_000);
    expect(loaded.filter(({ name }) => /PayLinkDialog|DocumentSheet|DocumentDrawer|Modal/.test(name))).toEqual([]);
  }
});
