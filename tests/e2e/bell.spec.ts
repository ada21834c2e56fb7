import { expect, test } from './fixtures.ts';

test('the bell counts what is unread, over one connection for all tabs', async ({ page, context, atlas }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams.push(request.url());
  });
  await atlas.logIn('member');
  const count = await atlas.ask<{ viewer: { unreadNotifications: number } }>('{ viewer { unreadNotifications } }');
  const label = new RegExp(`^${count.data.viewer.unreadNotifications} unread notifications?$`);
  await page.goto('/');
  await expect(page.getByRole('img', { name: label })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/courses/my-courses');
  await expect(second.getByRole('img', { name: label })).toBeVisible();
  expect(streams).toHaveLength(1);
  // The tab that had the connection is closed: the other one takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
});

test('a visitor has no bell, and staff have one beside the menu', async ({ page, atlas }) => {
  await page.goto('/freelancing-course');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /notification/i })).toHaveCount(0);
  await atlas.logIn('admin');
  await page.goto('/courses');
  await expect(page.getByRole('img', { name: /unread notification/ })).toBeVisible();
});
