import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { SCREEN_NAMES } from '../../app/src/routing/screenNames.ts';
import { expect, started, test, type Atlas } from './fixtures.ts';

// Every screen there is, drawn by the server and taken over by a build that tells where the two differ. A console error fails, as everywhere.

type Named = (typeof SCREEN_NAMES)[keyof typeof SCREEN_NAMES][number];
type Place = readonly [key: string | null, path: string | ((atlas: Atlas) => Promise<string>)];

const COURSE = 'Proposals that get answered';
const staff = (rest = ''): Place => ['admin', async (atlas) => (await atlas.staffCoursePath(COURSE)) + rest];
const staffLesson = (rest = ''): Place => ['admin', async (atlas) => `/lessons/${(await atlas.staffLesson(COURSE)).lessonId}${rest}`];
const staffFile = (rest = ''): Place => ['admin', async (atlas) => `/lesson-files/${(await atlas.staffLesson(COURSE)).fileId}${rest}`];

/** A course that the member has and a non-member does not; afterwards the non-member is signed in. */
async function lockedCourse(atlas: Atlas): Promise<string> {
  await atlas.logIn('member');
  const path = await atlas.coursePath(COURSE);
  await atlas.logIn('non-member');
  return path;
}

/** Where each screen is in the demo data, and who looks. A new screen needs its line to compile. */
const SCREENS: Record<Named, Place> = {
  login: [null, '/login?redirectTo=%2Fcourses%2Fmy-courses'],
  signup: [null, '/signup?email=maria%40example.com'],
  forbidden: [null, '/forbidden'],
  mainAffiliateLink: [null, '/freelancing-course'],
  home: ['member', '/'],
  viewCourses: ['member', '/courses/my-courses?filter=watching&sort=newest'],
  viewCourse: ['member', (atlas) => atlas.coursePath(COURSE)],
  viewLesson: ['member', (atlas) => atlas.lessonPath(COURSE, 'How to read a job post in layers')],
  courses: ['admin', '/courses?sort=name&page=2'],
  course: staff(),
  newCourse: ['admin', '/courses/new'],
  editCourse: staff('/edit'),
  courseIntro: staff('/intro'),
  courseIntroPreview: staff('/intro/preview'),
  courseTracks: staff('/tracks'),
  lesson: staffLesson(),
  newLesson: ['admin', async (atlas) => `/lessons/new?courseId=${(await atlas.staffCoursePath(COURSE)).split('/').at(-1)}`],
  editLesson: staffLesson('/edit'),
  lessonFile: staffFile(),
  newLessonFile: ['admin', async (atlas) => `/lesson-files/new?lessonId=${(await atlas.staffLesson(COURSE)).lessonId}`],
  editLessonFile: staffFile('/edit'),
  stages: ['admin', '/stages'],
  stage: ['admin', '/stages/2'],
  newStage: ['admin', '/stages/new'],
  editStage: ['admin', '/stages/2/edit'],
};

/** Pages that stand in for a screen, other kinds of a screen, and other people on it. */
const MORE: readonly (readonly [name: string, place: Place, problem?: RegExp])[] = [
  ['a private page for a visitor', [null, '/courses']],
  ['Access Restricted', ['member', '/courses'], /^403 GET \/courses$/],
  ['a page that does not exist', ['member', '/nowhere/at/all'], /^404 GET/],
  ['a course that does not exist', ['member', '/courses/my-courses/999999'], /^404 GET/],
  ['a lesson with a video', ['member', (atlas) => atlas.lessonPath(COURSE, 'Three questions before you apply')]],
  ['a locked course', ['non-member', lockedCourse]],
  ['home of a non-member', ['non-member', '/']],
  ['home of an expired member', ['expired', '/']],
  ['a lesson without its course', ['admin', '/lessons/new']],
  ['an archived list', ['admin', '/courses?status=archived']],
];

/** Rules that stand in the page twice: a sheet that was not taken over. */
const repeatedRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(
      ({ ownerNode }) => ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'),
    );
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await page.locator('title').count(), 'titles').toBe(1);
  expect.soft(await repeatedRules(page), 'rules that stand twice').toEqual([]);
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect.soft(content, 'width').toBeLessThanOrEqual(screen);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect.soft(found, `axe, ${colorScheme}`).toEqual([]);
  }
}

const places = [...Object.entries(SCREENS).map(([name, place]) => [`the screen ${name}`, place] as const), ...MORE];
for (const [name, [key, path], problem] of places) {
  test(`${name} is the same from the server and in the browser, and axe finds nothing`, async ({ page, atlas }) => {
    if (problem) atlas.expects(problem);
    if (key !== null) await atlas.logIn(key);
    await look(page, typeof path === 'string' ? path : await path(atlas));
  });
}

test.describe('in another time zone and language, with saved preferences', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE', colorScheme: 'dark' });
  for (const name of ['home', 'viewCourse', 'courses', 'stages'] as const) {
    test(`the screen ${name} is the same`, async ({ page, atlas }) => {
      const [key, path] = SCREENS[name];
      if (key !== null) await atlas.logIn(key);
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('/courses', '["name","created"]');
      });
      await page.goto(typeof path === 'string' ? path : await path(atlas));
      await started(page);
      if (name === 'courses') await expect(page.getByRole('columnheader', { name: 'Author' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
  }
});

test('a page that the server could not draw is drawn by the browser, under its own title', async ({ page }) => {
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>')
      .replace(/<title>.*?<\/title>/, '<title>Atlas</title>');
    await route.fulfill({ response, body });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveTitle('Log in | Atlas');
  await expect(page.locator('title')).toHaveCount(1);
});

test('a page that differs from what the browser draws is found', async ({ page, atlas }) => {
  atlas.expects(/hydrat/i);
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Welcome back', 'Welcome forth') });
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
