import type { BrowserContext, Page } from '@playwright/test';
import { documentOf, expect, test, type Atlas } from './fixtures.ts';

// Overlays that open automatically. In other tests they are suppressed (fixtures.ts). Here the
// browser’s storage is empty, and its clock is fixed at the instant under test.
test.use({ overlays: true });

/** Opens a page with the browser’s clock fixed at an instant. */
async function openAt(page: Page, path: string, at: Date): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.goto(path);
}

const days = (from: Date, count: number) => new Date(from.getTime() + count * 86_400_000);
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

interface DuesAnswer {
  getDuesAndExpiration: {
    expired: { expiry: string } | null;
    expiringSoon: { databaseId: number } | null;
    upcomingPaymentDue: { databaseId: number } | null;
    overduePayments: { scheduleDate: string }[];
  };
}
const duesOf = async (atlas: Atlas) =>
  (
    await atlas.request<DuesAnswer>(
      '{ getDuesAndExpiration { expired { expiry } expiringSoon { databaseId } upcomingPaymentDue { databaseId } overduePayments { scheduleDate } } }',
    )
  ).data.getDuesAndExpiration;

/** Suppresses the Facebook reminder. */
const remindedOfNothing = (page: Page) => page.addInitScript(() => localStorage.setItem('neverShowAgainFacebookReminder', 'true'));

test('the membership gate covers the courses of a member after the grace period, and nothing else', async ({ page, atlas }) => {
  await atlas.logIn('expired');
  await remindedOfNothing(page);
  const { expired } = await duesOf(atlas);
  const expiry = new Date(expired?.expiry ?? '');
  // On the last day of the grace period, the courses are open.
  await openAt(page, '/courses/my-courses', days(expiry, 14));
  await expect(page.getByText(/^Your membership expired on /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAt(page, '/courses/my-courses', days(expiry, 15));
  const gate = page.getByRole('dialog', { name: 'Your membership has ended' });
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('heading')).toBeFocused();
  await expect(gate).toHaveAccessibleDescription(
    /^Your membership expired on .* and your access ended on .* Renew to get your access back\./,
  );
  await page.keyboard.press('Escape');
  await expect(gate).toBeVisible();
  await expect(gate.getByRole('link', { name: 'Renew' })).toBeVisible();
  await gate.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(gate).toHaveCount(0);
  await expect(page.getByText(/^Your membership expired on /)).toBeVisible();
  await page.goBack();
  await expect(gate).toBeVisible();
  // A cover behind the gate may be requested while the session ends.
  atlas.allows(/^401 GET \/api\/uploads\//);
  await gate.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(gate).toHaveCount(0);
});

test('the gate also covers the courses when a payment is overdue beyond the grace period', async ({ page, atlas }) => {
  await atlas.logIn('overdue');
  await remindedOfNothing(page);
  const due = new Date(`${(await duesOf(atlas)).overduePayments[0]?.scheduleDate}T04:00:00Z`);
  await openAt(page, '/courses/my-courses', days(due, 14));
  await expect(page.getByText(/^Your payment was due on /)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openAt(page, '/courses/my-courses', days(due, 15));
  await expect(page.getByRole('dialog', { name: 'A payment is overdue' })).toBeVisible();
});

for (const [key, text, name] of [
  ['expiring', /^Your membership expires on /, 'expiringSoon'],
  ['upcoming', /^Your next payment is due on /, 'upcomingPaymentDue'],
] as const) {
  test(`the banner of ${key}@ stays dismissed for its subject only`, async ({ page, atlas }) => {
    await atlas.logIn(key);
    await remindedOfNothing(page);
    const { databaseId } = (await duesOf(atlas))[name] ?? { databaseId: 0 };
    await page.goto('/');
    const banner = page.getByText(text);
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
    expect(await stored(page, name)).toBe(String(databaseId));
    // A dismissed banner is also hidden before the application starts.
    atlas.allows(/ERR_FAILED GET \/assets\/.*\.js/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    await expect(banner).toHaveCount(1);
    await expect(banner).toBeHidden();
    await page.evaluate((flag) => localStorage.setItem(flag, 'another'), name);
    await page.reload();
    await expect(banner).toBeVisible();
  });
}

test('welcome back: closing it is remembered in the browser and on the server, and no other dialog follows', async ({ page, atlas }) => {
  await atlas.logIn('returnee');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Welcome back!' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await stored(page, 'hasSeenWelcomeModal')).toBe('true');
  await expect
    .poll(
      async () =>
        (await atlas.request<{ redwood: { currentUser: { showReturneeModal: boolean } } }>('{ redwood { currentUser } }')).data.redwood,
    )
    .toMatchObject({ currentUser: { showReturneeModal: false } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the Journey Form: a member without a stage is invited to it, and goes there', async ({ page, atlas }) => {
  await atlas.logIn('newcomer');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Tell us where you are' });
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await dialog.getByRole('link', { name: 'Open the Journey Form' }).click();
  await expect(page).toHaveURL('/form/journey-form');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the challenge: closing it marks it as seen, joining leads to the thank-you page', async ({ page, atlas }) => {
  await atlas.logIn('newcomer');
  // The demo data moves with the calendar, but the year of the invited members does not.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const sent = (await response.text())
      .replace('"is20205Enrollees":false', '"is20205Enrollees":true')
      // The Journey Form comes before the challenge.
      .replace('"isJourneyFormCompleted":false', '"isJourneyFormCompleted":true');
    await route.fulfill({ response, body: sent });
  });
  // An instant before its deadline.
  await openAt(page, '/', new Date('2025-08-30T15:59:00Z'));
  const dialog = page.getByRole('dialog', { name: 'Join the 12-Day Challenge' });
  await expect(dialog.getByText('Join until Saturday, 08/30/2025.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, 'hasSeenChallengeModal1')).toBe('true');
  await page.evaluate(() => localStorage.removeItem('hasSeenChallengeModal1'));
  await page.reload();
  await dialog.getByRole('button', { name: 'Count me in' }).click();
  await expect(page.getByText("Congrats! You're IN!").first()).toBeVisible();
  await expect(page).toHaveURL('/thank-you?of=challenge');
  const requested = await atlas.request<{ isChallengeParticipant: { isChallengeParticipant: boolean } }>(
    'query ($email: String!) { isChallengeParticipant(email: $email) { isChallengeParticipant } }',
    { email: 'newcomer@atlas.example' },
  );
  expect(requested.data.isChallengeParticipant.isChallengeParticipant).toBe(true);
});

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Add your Facebook profile' });

/** Opens a page in a new tab, which is a new session to the reminder, at an instant. */
async function openSession(context: BrowserContext, path: string, at: Date): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await openAt(page, path, at);
  return page;
}

/** Waits until the page has decided whether to remind. */
const hasDecided = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('facebookReminderSession')), { timeout: 15_000 }).toBe('true');

const FIRST_DAY = new Date('2026-12-01T04:00:00Z');

test('the Facebook reminder opens once a day and session, but not in the first session, until the box is ticked', async ({
  context,
  atlas,
}) => {
  await atlas.logIn('member');
  let page = await openSession(context, '/courses/my-courses', FIRST_DAY);
  await hasDecided(page);
  await expect(reminder(page)).toHaveCount(0);
  expect(await stored(page, 'facebookReminderDay')).toBe('2026-12-01');
  // Another session on the same day.
  page = await openSession(context, '/courses/my-courses', FIRST_DAY);
  await hasDecided(page);
  await expect(reminder(page)).toHaveCount(0);

  page = await openSession(context, '/courses/my-courses', days(FIRST_DAY, 1));
  await reminder(page).getByRole('button', { name: 'Remind me later' }).click();
  await expect(reminder(page)).toHaveCount(0);
  expect(await stored(page, 'neverShowAgainFacebookReminder')).toBeNull();
  expect(await stored(page, 'facebookReminderDay')).toBe('2026-12-02');
  // The next page of the session on the next day, and another session on the same day.
  const facts = page.waitForResponse((response) => documentOf(response.request()).startsWith('query loadOverlayFactsQuery'));
  await openAt(page, '/', days(FIRST_DAY, 2));
  await (await facts).finished();
  await expect(reminder(page)).toHaveCount(0);
  page = await openSession(context, '/', days(FIRST_DAY, 1));
  await hasDecided(page);
  await expect(reminder(page)).toHaveCount(0);

  page = await openSession(context, '/', days(FIRST_DAY, 2));
  await reminder(page).getByRole('checkbox', { name: 'Don’t show this again' }).check();
  await reminder(page).getByRole('button', { name: 'Add Facebook Profile' }).click();
  await expect(page).toHaveURL('/profile?tab=socials');
  expect(await stored(page, 'neverShowAgainFacebookReminder')).toBe('true');
  page = await openSession(context, '/', days(FIRST_DAY, 9));
  await hasDecided(page);
  await expect(reminder(page)).toHaveCount(0);
});

test('the Facebook reminder waits for a field and for another layer, and stays away from the profile', async ({ context, atlas }) => {
  await atlas.logIn('member');
  let page = await openSession(context, '/', FIRST_DAY);
  await hasDecided(page);

  page = await openSession(context, '/events/my-events', days(FIRST_DAY, 1));
  const field = page.getByRole('searchbox', { name: 'Search my events' });
  await field.fill('first');
  await hasDecided(page);
  await field.pressSequentially(' invoice');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('first invoice');
  await expect(page).toHaveURL(/q=first(\+|%20)invoice/);
  await expect(reminder(page)).toHaveCount(0);
  await field.blur();
  await expect(reminder(page)).toBeVisible();

  page = await openSession(context, '/', days(FIRST_DAY, 2));
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await hasDecided(page);
  await page.keyboard.press('ArrowDown');
  await expect(menu).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reminder(page)).toBeVisible();

  page = await openSession(context, '/profile', days(FIRST_DAY, 3));
  await hasDecided(page);
  await expect(reminder(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});

/** Serves the settings with which staff announce the event. */
const announceEvent = (page: Page) =>
  page.route('**/api/graphql', async (route) => {
    if (!documentOf(route.request()).startsWith('query loadOverlayFactsQuery')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const notified = { eventName: 'Atlas Live', ticketLink: '/no/tickets/here', groupLink: 'https://tickets.example/groups' };
    const settings = Object.fromEntries(Object.entries(notified).map(([name, value]) => [name, { value }]));
    return route.fulfill({ response, json: { data: { ...data, ...settings } } });
  });

test('announces the event to visitors until its day is over, but not on the sign-in pages', async ({ page }) => {
  await announceEvent(page);
  await openAt(page, '/va-kickstart', new Date('2025-11-23T15:59:00Z'));
  const popup = page.getByRole('dialog', { name: 'Atlas Live' });
  await expect(popup.getByText('Sunday, 11/23/2025, Alabang')).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Group packages' })).toHaveAttribute('href', 'https://tickets.example/groups');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.reload();
  const banner = page.getByRole('region', { name: 'Atlas Live' });
  await expect(banner).toBeVisible();
  await expect(popup).toHaveCount(0);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  expect([await stored(page, 'in-person-event-popup'), await stored(page, 'in-person-event-banner')]).toEqual(['true', 'true']);
  await page.evaluate(() => localStorage.clear());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(documentOf(request)));
  await page.goto('/login');
  await page.goto('/signup');
  await openAt(page, '/va-kickstart', new Date('2025-11-23T16:00:00Z'));
  await expect.poll(() => requested.filter((document) => document.startsWith('query loadOverlayFactsQuery'))).toHaveLength(1);
  await expect(banner).toHaveCount(0);
  await expect(popup).toHaveCount(0);
});

test('announces the event to members on their own pages, after more important dialogs', async ({ page, atlas }) => {
  await announceEvent(page);
  await atlas.logIn('member');
  await page.addInitScript(() => localStorage.setItem('facebookReminderDay', '2025-10-31'));
  await openAt(page, '/', new Date('2025-11-01T04:00:00Z'));
  await page.getByRole('dialog', { name: 'Add your Facebook profile' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Atlas Live' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await remindedOfNothing(page);
  await page.reload();
  // It opens two seconds after the page, which first has to start again and request data from the
  // server.
  await expect(page.getByRole('dialog', { name: 'Atlas Live' })).toBeVisible({ timeout: 15_000 });
});

test('the API denies a visitor the welcome-back mutation, and everyone another person’s address for the challenge', async ({
  atlas,
  context,
}) => {
  const hidden = await atlas.request('mutation { hideReturneeModal }');
  expect(hidden.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  await context.clearCookies();
  await atlas.logIn('member');
  const joined = await atlas.request('mutation { registerToChallenge(email: "returnee@atlas.example") { email } }');
  expect(joined.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});
