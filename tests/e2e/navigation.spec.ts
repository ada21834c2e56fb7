import type { Locator, Page, Request } from '@playwright/test';
import { answered, documentOf, expect, test } from './fixtures.ts';

const COURSE = 'Proposals that get answered';
const READING = 'How to read a job post in layers';

/** Points at a link as the device allows: with the mouse, or with keyboard focus on phones. */
async function pointAt(page: Page, link: Locator) {
  if (test.info().project.name === 'phone') return link.focus();
  await link.hover();
  // Otherwise the mouse would rest on a link of the next page, which would correctly be preloaded
  // as well.
  await page.mouse.move(0, 0);
}

/**
 * Whether the user waits for a request. Pictures load near the viewport, and the report that a
 * lesson was opened runs in the background.
 */
const isWaitedFor = (request: Request) =>
  // A beacon is sent after the page.
  !['image', 'ping'].includes(request.resourceType()) && !documentOf(request).includes('saveLessonPosition');

/** Collects the requests that the page makes from now on and that the user waits for. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isWaitedFor(request)) requests.push(describe(request));
  });
  return requests;
}
const describe = (request: Request) => `${request.method()} ${request.url()} ${/\w+ \w+/.exec(documentOf(request))?.[0] ?? ''}`;

/** Waits until nothing more is loaded. The code of a page may arrive after its data. */
async function settled(page: Page): Promise<void> {
  let before = -1;
  const isSame = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [250] }).toBe(true);
}

/**
 * Deferred page data of a member: the bell’s connection and the overlays. They load two seconds
 * after the page, and no click waits for them.
 */
const broughtLater = (page: Page) =>
  Promise.all([
    page.waitForRequest((request) => documentOf(request).startsWith('subscription bellSubscription')),
    page.waitForResponse((response) => documentOf(response.request()).startsWith('query loadOverlayFactsQuery')),
  ]);

interface Way {
  way: string;
  from: string;
  /** The account; defaults to the member. */
  who?: string;
  /** A lesson to open first. */
  opened?: string;
  link: (page: Page) => Locator;
  /** The query of the linked page. */
  query: string;
  /** An element that is visible once that page has loaded. */
  arrived: (page: Page) => Locator;
}
const title = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 });
const ways: Way[] = [
  {
    way: 'from home to My Courses',
    from: '/',
    link: (page) => page.getByRole('main').getByRole('link', { name: 'See all courses' }),
    query: 'MyCoursesScreenQuery',
    arrived: title('My Courses'),
  },
  {
    way: 'from My Courses to a course',
    from: '/courses/my-courses',
    link: (page) => page.getByRole('link', { name: COURSE }),
    query: 'CourseScreenQuery',
    arrived: title(COURSE),
  },
  {
    way: 'from home to a lesson',
    from: '/',
    // Home links to the lesson that was opened last. A video would load its player, so no other
    // test learns as this member.
    who: 'expiring',
    opened: READING,
    link: (page) => page.getByRole('link', { name: 'Continue lesson' }),
    query: 'LessonScreenQuery',
    arrived: (page) => page.getByRole('button', { name: 'Mark as done' }),
  },
  {
    way: 'from My Courses to home',
    from: '/courses/my-courses',
    link: (page) => page.getByRole('link', { name: 'Atlas home' }),
    query: 'HomeScreenQuery',
    arrived: title(/Maricel/),
  },
];
for (const { way, from, who = 'member', opened, link, query, arrived } of ways) {
  test(`a click after pointing at a link loads nothing more: ${way}`, { tag: '@wide' }, async ({ page, atlas }) => {
    await atlas.logIn(who);
    if (opened !== undefined) {
      const path = await atlas.lessonPath(COURSE, opened);
      await answered(page, 'useSaveLessonPositionMutation', () => page.goto(path));
    }
    const later = broughtLater(page);
    await page.goto(from);
    await later;
    const prepared = page.waitForResponse((response) => documentOf(response.request()).startsWith(`query ${query}`));
    await pointAt(page, link(page));
    await prepared;
    await settled(page);
    const requests = requestsOf(page);
    await link(page).press('Enter');
    await expect(arrived(page)).toBeVisible();
    expect(requests).toEqual([]);
  });
}

test('the first visit to a page loads no data separately, because the page contains it', async ({ page, atlas }) => {
  await atlas.logIn('member');
  const lesson = await atlas.lessonPath(COURSE, READING);
  for (const path of ['/', '/courses/my-courses', lesson.replace(/\/\d+$/, ''), lesson, '/va-kickstart']) {
    const requested: string[] = [];
    const note = (request: Request) => {
      if (request.url().includes('/api/') && isWaitedFor(request)) requested.push(describe(request));
    };
    page.on('request', note);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(requested, path).toEqual([]);
  }
});

test('going back restores the scroll position', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  const last = page.getByRole('link', { name: /^Bonuses: design/ });
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { name: /^Bonuses: design/, level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Courses', level: 1 })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a filter stays in the address, and going back removes it', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  // Staff may open another course at any time, so the number of courses is not checked.
  const unfinished = page.getByRole('article').filter({ hasText: 'Bonuses: design' });
  await expect(unfinished).toBeVisible();
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page).toHaveURL('/courses/my-courses?filter=completed');
  await expect(unfinished).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(unfinished).toBeHidden();
  await page.goBack();
  await expect(unfinished).toBeVisible();
});

test('going back before hydration shows the previous page', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  const unfinished = page.getByRole('article').filter({ hasText: 'Bonuses: design' });
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(unfinished).toBeHidden();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/courses/my-courses');
  release();
  await expect(unfinished).toBeVisible();
});

test('every page has its title', async ({ page, atlas }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Log in | Atlas');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveTitle('Sign up | Atlas');
  await page.goto('/va-kickstart');
  await expect(page).toHaveTitle('Virtual Assistant Kickstart | Atlas');
  await page.goto('/freelancing-course');
  await expect(page).toHaveTitle('Freelancing Course: your first online client | Atlas');

  await atlas.logIn('member');
  await page.goto('/');
  await expect(page).toHaveTitle('Home | Atlas');
  await page.getByRole('link', { name: 'See all courses' }).click();
  await expect(page).toHaveTitle('My Courses | Atlas');
  await page.getByRole('link', { name: COURSE }).click();
  await expect(page).toHaveTitle(`${COURSE} | Atlas`);
  await page.getByRole('link', { name: new RegExp(`^${READING}`) }).click();
  await expect(page).toHaveTitle(`${READING} | Atlas`);
});
