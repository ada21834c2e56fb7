import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { answered, expect, logIn, started, test, type Atlas } from './fixtures.ts';
import { codeIn, linkIn, mailTo, newAccount } from './mails.ts';

/** The browser in which Facebook opens links, used by about a third of all visits. */
const USER_AGENTS = {
  android:
    'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/488.0.0.77.79;]',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/FBIOS;FBAV/488.0.0.77.79;FBDV/iPhone12,1]',
} as const;
/** The height that the app’s own bars leave on a small phone. */
const HEIGHT = 590;
const inApp = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 360, height: HEIGHT },
  acceptDownloads: false,
  serviceWorkers: 'block',
});
const WAY_OUT = {
  android: 'Facebook cannot save files. Tap the three dots at the top right, then “Open in browser”.',
  iphone: 'Facebook cannot save files. Tap the three dots at the bottom or the top right, then “Open in browser”.',
} as const;

/** An account that no other phone test uses for learning. */
const LEARNER = 'fasttrack';
const COURSE = 'Proposals that get answered';
/** Any picture serves as a receipt. */
const RECEIPT = join(import.meta.dirname, '../../app/public/preview.png');

/**
 * Disables windows and downloads, as the app does.
 *
 * @returns the attempts to open or save something
 */
async function rejectAll(context: BrowserContext, page: Page): Promise<string[]> {
  const tried: string[] = [];
  await context.addInitScript(() => {
    window.open = () => null;
  });
  context.on('page', (opened) => tried.push(`a window: ${opened.url()}`));
  page.on('download', (download) => tried.push(`a file: ${download.url()}`));
  return tried;
}

/**
 * Checks that nothing on the page opens a window or saves a file, and that nothing is wider than
 * the phone.
 */
async function expectNothingDead(page: Page): Promise<void> {
  expect(await page.locator('main a[download], main a[target="_blank"]').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** Checks that a control, once scrolled into view, is above the app’s bar and not covered. */
async function expectWithinReach(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const place = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return { bottom: top + height, isOnTop: found !== null && (element.contains(found) || found.contains(element)) };
  });
  expect(Math.floor(place.bottom)).toBeLessThanOrEqual(HEIGHT);
  expect(place.isOnTop).toBe(true);
}

const press = async (control: Locator): Promise<void> => {
  await expectWithinReach(control);
  await control.tap();
};

/** Path of the course’s first lesson with a file to save. */
async function lessonWithFile(atlas: Atlas): Promise<string> {
  const path = await atlas.coursePath(COURSE);
  interface Listed {
    databaseId: number;
    content: { files: { id: string }[] };
  }
  const { data } = await atlas.request<{ viewer: { course: { units: { lessons: Listed[] }[] } } }>(
    'query ($id: Int!) { viewer { course(databaseId: $id) { units { lessons { databaseId content { files(purpose: "attachment") { id } } } } } } }',
    { id: Number(path.split('/').at(-1)) },
  );
  const found = data.viewer.course.units.flatMap(({ lessons }) => lessons).find(({ content }) => content.files.length > 0);
  return `${path}/${found?.databaseId}`;
}

/** Path of the viewer’s newest resource whose name contains these words. */
const ownPath = async (atlas: Atlas, words: string) => `/resources/my-resources/${await atlas.newest('myResources', `search: "${words}"`)}`;

for (const device of ['android', 'iphone'] as const) {
  test.describe(`on ${device}`, () => {
    test.use(inApp(USER_AGENTS[device]));

    test('a visitor signs up, and signs in again after the app has lost the session', async ({ page, context, browser, baseURL }) => {
      const tried = await rejectAll(context, page);
      const email = `ana-${randomUUID()}@example.com`;
      const password = 'tatlong-mangga-77';
      await page.goto('/va-kickstart?fbclid=IwAR0');
      await started(page);
      await press(page.getByRole('link', { name: 'Sign Up' }));
      await expect(page).toHaveURL(/^[^?]*\/signup/);
      await page.getByLabel('First name').fill('Ana');
      await page.getByLabel('Last name').fill('Reyes');
      await page.getByLabel('Facebook profile').fill('https://www.facebook.com/ana.reyes');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await press(page.getByRole('button', { name: 'Create an account' }));
      await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible({ timeout: 15_000 });
      expect(tried).toEqual([]);

      // The next start of the app does not share the previous session.
      const later = await browser.newContext({
        ...inApp(USER_AGENTS[device]),
        hasTouch: true,
        isMobile: true,
        ...(baseURL !== undefined && { baseURL }),
      });
      const again = await later.newPage();
      await again.goto('/courses/my-courses');
      await started(again);
      await expect(again).toHaveURL(/\/login\?redirectTo=/);
      await again.getByLabel('Email').fill(email);
      await again.getByLabel('Password', { exact: true }).fill(password);
      await press(again.getByRole('button', { name: 'Log in' }));
      await expect(again).toHaveURL('/courses/my-courses');
      await later.close();
    });

    test('a visitor orders; after the app has lost the cookies, the link in the email opens the order', async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const tried = await rejectAll(context, page);
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const email = `bea-${randomUUID()}@example.com`;
      await page.goto('/va-kickstart?fbclid=IwAR0');
      await started(page);
      await press(page.getByRole('link', { name: 'Enroll' }));
      await expect(page).toHaveURL(/\/checkout\/va-kickstart/);
      await started(page);
      await page.getByLabel('First name').fill('Bea');
      await page.getByLabel('Last name').fill('Santos');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Mobile number').fill('0917 123 4567');
      await press(page.getByRole('radio', { name: 'GCash' }));
      await page.getByLabel(/I agree to the/).check();
      await expectNothingDead(page);
      await press(page.getByRole('button', { name: 'Pay' }));
      await expect(page).toHaveURL(/\/checkout\/\d+\?order=ATL-[A-Z0-9]+$/);
      await started(page);
      await expectNothingDead(page);
      const order = page.url();
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(linkIn(await mailTo(request, email, 'Your order of Virtual Assistant Kickstart'), '/checkout'));
      await expect(page).toHaveURL(order);
      await started(page);
      await page.getByLabel('Reference number').fill(String(Math.floor(Math.random() * 1e13)).padStart(13, '1'));
      await page.locator('input[type=file]').setInputFiles(RECEIPT);
      await press(page.getByRole('button', { name: 'Send the receipt' }));
      await expect(page.getByRole('heading', { level: 1, name: 'We are checking your receipt' })).toBeVisible({ timeout: 15_000 });
      expect(tried).toEqual([]);
      await request.dispose();
    });

    test('a lesson is read and finished; its files offer a way to open the browser', async ({ page, context, atlas }) => {
      // Another test changes this person’s pictures at the same time.
      atlas.allows(/^404 GET \/api\/uploads\/\d+\?w=/);
      const tried = await rejectAll(context, page);
      await atlas.logIn(LEARNER);
      const path = await lessonWithFile(atlas);
      await context.clearCookies();
      await page.goto(path);
      await logIn(page, LEARNER);
      await expect(page.getByRole('heading', { level: 2, name: 'Files' })).toBeVisible();
      await expect(page.getByText(WAY_OUT[device])).toBeVisible();
      await expectWithinReach(page.getByRole('button', { name: 'Copy link' }));
      await expectNothingDead(page);
      await answered(page, 'useFinishLessonMutation', () => press(page.getByRole('button', { name: 'Mark as done' })));
      await answered(page, 'useUnfinishLessonMutation', () => press(page.getByRole('button', { name: 'Undo' })));
      expect(tried).toEqual([]);
    });

    test('a resource of each kind is shown, or offers a way to open the browser', async ({ page, context, atlas }) => {
      const tried = await rejectAll(context, page);
      await atlas.logIn('member');
      for (const words of ['Proposal checklist', 'Rate calculator', 'Client call script', 'Slides: introduce', 'Starter folder']) {
        await page.goto(await ownPath(atlas, words));
        await expect(page.getByText(WAY_OUT[device]), words).toBeVisible();
        await expectWithinReach(page.getByRole('button', { name: 'Copy link' }));
        await expectNothingDead(page);
      }
      await page.goto(await ownPath(atlas, 'Calm palette'));
      await press(page.getByRole('button', { name: /Tap to load the picture/ }));
      await expect(page.getByRole('img', { name: 'Calm palette for social posts' })).toBeVisible();
      await page.goto(await ownPath(atlas, 'One quiet minute'));
      await press(page.getByRole('button', { name: /Tap to listen/ }));
      await expect(page.getByText('Loaded')).toBeVisible();
      await page.goto(await ownPath(atlas, 'letters that are easy'));
      await expectWithinReach(page.getByRole('button', { name: /Tap to load the video/ }));
      await expectNothingDead(page);
      await page.goto(await ownPath(atlas, 'Portfolio template'));
      await expectWithinReach(page.getByRole('link', { name: /^Open / }));
      await expectNothingDead(page);
      expect(tried).toEqual([]);
    });

    test('a forgotten password is reset with the code from the email', async ({ page, context, playwright, baseURL }) => {
      const tried = await rejectAll(context, page);
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const address = await newAccount(request);
      await page.goto('/login');
      await started(page);
      await press(page.getByRole('link', { name: 'Forgot password?' }));
      // The form before it has an Email field too.
      await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
      await page.getByLabel('Email').fill(address);
      await press(page.getByRole('button', { name: 'Send the code' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible({ timeout: 15_000 });
      // People who check their mail return to a restarted app, with only the address of the page
      // left.
      const left = page.url();
      const code = codeIn(await mailTo(request, address, 'Your code for a new password'));
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(left);
      await started(page);
      await page.getByLabel('Digit 1 of 6').tap();
      await page.keyboard.type(code);
      await page.getByLabel('New password', { exact: true }).fill('Apat-na-mangga-78');
      await page.getByLabel('Confirm password', { exact: true }).fill('Apat-na-mangga-78');
      await press(page.getByRole('button', { name: 'Save the password' }));
      await expect(page.getByText('Password changed!')).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(tried).toEqual([]);
      await request.dispose();
    });
  });
}

test.describe('on android, elsewhere', () => {
  test.use(inApp(USER_AGENTS.android));

  test('an event is found, answered and added to a calendar; a way to open the browser replaces the file', async ({
    page,
    context,
    atlas,
  }) => {
    const tried = await rejectAll(context, page);
    await atlas.logIn(LEARNER);
    await page.goto('/events/my-events?filter=upcoming');
    await page.getByRole('searchbox', { name: 'Search my events' }).fill('first invoice');
    await expect(page).toHaveURL(/q=first/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await press(page.getByRole('link', { name: 'Your first invoice, step by step' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Your first invoice, step by step' })).toBeVisible();
    // The page's own action is in the bar at the bottom.
    const actions = page.getByRole('region', { name: 'Actions' });
    await answered(page, 'sendRsvpMutation', () => press(actions.getByRole('button', { name: 'I’m going' })));
    await expect(actions.getByText('You’re going')).toBeVisible();
    await expectNothingDead(page);
    await press(actions.getByRole('button', { name: 'Other calendars' }));
    const calendars = page.getByRole('dialog', { name: 'Add to calendar' });
    await expect(calendars.getByText(WAY_OUT.android)).toBeVisible();
    await expect(calendars.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expect(calendars.getByRole('link')).toHaveCount(1);
    await calendars.getByRole('button', { name: 'Close' }).click();
    // Google Calendar opens in the same tab.
    atlas.expects(/another site: https:\/\/calendar\.google\.com/);
    await context.route('https://calendar.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
    );
    await press(actions.getByRole('link', { name: 'Add to calendar' }));
    await expect(page).toHaveURL(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE/);
    await page.goBack();
    await answered(page, 'sendRsvpMutation', () => press(page.getByRole('button', { name: 'I can’t come' }).first()));
    await answered(page, 'sendRsvpMutation', () => press(page.getByRole('button', { name: 'Undo' }).first()));
    expect(tried).toEqual([]);
  });

  test('a visitor can open a public resource in the browser, and copies its address manually where the app blocks copying', async ({
    page,
    context,
    atlas,
  }) => {
    const tried = await rejectAll(context, page);
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const { data } = await atlas.request<{ publicResources: { edges: { node: { databaseId: number } }[] } }>(
      '{ publicResources(first: 1, filter: { search: "Twelve questions" }) { edges { node { databaseId } } } }',
    );
    await page.goto(`/resources/public/${data.publicResources.edges[0]?.node.databaseId}`);
    await expect(page.getByText(WAY_OUT.android)).toBeVisible();
    await press(page.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByRole('textbox', { name: 'Copy link' })).toHaveValue(page.url());
    await expectNothingDead(page);
    expect(tried).toEqual([]);
  });
});
