import { rmSync } from 'node:fs';
import { start, type Running } from '../../packages/server/src/main.ts';
import { remindAttendees } from '../../packages/server/src/modules/events/jobs.ts';
import { readSettings } from '../../packages/server/src/settings.ts';
import { copyDemoData, serverEnvironment } from './data.ts';
import { answered, expect, PASSWORD, test } from './fixtures.ts';

// A reminder depends on the time, so this test has its own server, whose clock it moves.
const INVOICE = 'Your first invoice, step by step';

let folder: string;
let running: Running;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = copyDemoData();
  running = await start(readSettings({ ...serverEnvironment(folder), PORT: '0' }));
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a person who answered an event finds its reminder in the bell an hour before the start', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: running.address });
  const signIn = { method: 'login', username: 'upcoming@atlas.example', password: PASSWORD };
  expect((await context.request.post('/api/auth', { data: signIn })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto('/events/my-events?filter=upcoming');
  await page.getByRole('link', { name: INVOICE }).click();
  const times = page.getByRole('region', { name: 'When' });
  await answered(page, 'sendRsvpMutation', () => times.getByRole('button', { name: 'I’m going' }).click());
  await expect(times.getByText('You’re going')).toBeVisible();
  const found = await context.request.post('/api/graphql', {
    data: {
      query: 'query ($id: Int!) { viewer { event(databaseId: $id) { next { startsAt } } } }',
      variables: { id: Number(page.url().split('/').at(-1)) },
    },
  });
  const startsAt = new Date(
    ((await found.json()) as { data: { viewer: { event: { next: { startsAt: string } } } } }).data.viewer.event.next.startsAt,
  );

  const { app } = running;
  app.clock = { now: () => new Date(startsAt.getTime() - 50 * 60_000) };
  app.queues.wakeSoon(remindAttendees);
  // On phones, an event page has its own bar, without the bell.
  await page.goto('/events/my-events');
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: /unread notification/ }).click();
    const notified = page.getByRole('dialog', { name: 'Notifications' });
    await expect(notified.getByText(`In an hour: ${INVOICE}`)).toBeVisible({ timeout: 3000 });
    await expect(notified.getByText(/^It starts on .* · .*, Manila time\.$/).first()).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await context.close();
});
