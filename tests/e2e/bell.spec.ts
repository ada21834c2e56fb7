import type { Page } from '@playwright/test';
import { type Atlas, expect, test } from './fixtures.ts';

const bellOf = (page: Page) => page.getByRole('button', { name: /unread notification/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

interface Told {
  databaseId: number;
  title: string;
}

/** Makes exactly the two newest notifications of the signed-in person unread. */
async function twoUnread(atlas: Atlas): Promise<readonly [Told, Told]> {
  const until = new Date().toISOString();
  await atlas.request('mutation ($until: DateTime!) { markAllNotificationsRead(until: $until) { unreadNotifications } }', { until });
  const { data } = await atlas.request<{ viewer: { notifications: { edges: { node: Told }[] } } }>(
    '{ viewer { notifications(first: 2) { edges { node { databaseId title } } } } }',
  );
  const [first, second] = data.viewer.notifications.edges.map(({ node }) => node);
  if (!first || !second) throw new Error('The account has fewer than two notifications');
  for (const { databaseId } of [first, second])
    await atlas.request('mutation ($id: Int!) { setNotificationRead(databaseId: $id, isRead: false) { unreadNotifications } }', {
      id: databaseId,
    });
  return [first, second];
}

test('the bell counts unread notifications over one connection for all tabs', async ({ page, context, atlas }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') streams.push(request.url());
  });
  await atlas.logIn('member');
  const count = await atlas.request<{ viewer: { unreadNotifications: number } }>('{ viewer { unreadNotifications } }');
  const label = new RegExp(`^${count.data.viewer.unreadNotifications} unread notifications?$`);
  await page.goto('/');
  await expect(page.getByRole('button', { name: label })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/courses/my-courses');
  await expect(second.getByRole('button', { name: label })).toBeVisible();
  expect(streams).toHaveLength(1);
  // When the tab that holds the connection closes, the other tab opens its own.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
});

test('visitors have no bell, and staff have one next to the menu', async ({ page, atlas }) => {
  await page.goto('/freelancing-course');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /notification/i })).toHaveCount(0);
  await atlas.logIn('admin');
  await page.goto('/courses');
  await expect(bellOf(page)).toBeVisible();
  await bellOf(page).press('Enter');
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
});

test('marks notifications as read in every tab, one at a time and all at once', async ({ page, context, atlas }, { project }) => {
  // Each project has its own account, because both run at the same time.
  await atlas.logIn(project.name === 'phone' ? 'fasttrack' : 'expired');
  const [newest, other] = await twoUnread(atlas);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/courses/my-courses');
  await expect(second.getByRole('button', { name: '2 unread notifications' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: '2 unread notifications' }).press('Enter');
  const panel = panelOf(page);
  await panel
    .getByRole('button', { name: `Mark as read: ${newest.title}` })
    .first()
    .press('Enter');
  await expect(panel.getByRole('button', { name: `Mark as unread: ${newest.title}` }).first()).toBeVisible();
  await expect(second.getByRole('button', { name: '1 unread notification' })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByRole('button', { name: `Mark as unread: ${other.title}` }).first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(second.getByRole('button', { name: 'No unread notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'No unread notifications' })).toBeFocused();
});

test('loads more on request, and updates an open list after changes elsewhere', async ({ page, atlas }, { project }) => {
  await atlas.logIn(project.name === 'phone' ? 'coach' : 'head-coach');
  const [newest] = await twoUnread(atlas);
  await page.goto('/');
  await bellOf(page).press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  await expect(panel.getByText('Unread:')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '2 unread notifications', includeHidden: true }).first()).toBeAttached();
  // Simulates another device.
  await atlas.request('mutation ($id: Int!) { setNotificationRead(databaseId: $id, isRead: true) { unreadNotifications } }', {
    id: newest.databaseId,
  });
  await expect(panel.getByText('Unread:')).toHaveCount(1);
});

test('rejects reading and marking other people’s notifications', async ({ atlas }) => {
  await atlas.logIn('admin');
  const { data } = await atlas.request<{ viewer: { notifications: { edges: { node: Told }[] } } }>(
    '{ viewer { notifications(first: 1) { edges { node { databaseId } } } } }',
  );
  await atlas.logIn('affiliate');
  const answer = await atlas.request(
    'mutation ($id: Int!) { setNotificationRead(databaseId: $id, isRead: true) { unreadNotifications } }',
    {
      id: data.viewer.notifications.edges[0]?.node.databaseId,
    },
  );
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
