import { seededRandom } from '../../packages/server/src/seed/seededRandom.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { shuffled } from '../shuffled.ts';
import { axeViolations, openRendered, rememberMarkup, repeatedRules, serverMarkup } from './renderedPage.ts';
import { MORE, pathOf, SCREENS } from './everyScreen.ts';
import { expect, started, test } from './fixtures.ts';

// Opens screens rendered by the server and hydrated by a development build, which reports
// differences. As in every test, a console error fails. Each run picks random screens; `npm run
// test:long` checks all of them. The theme is light. Stories and longWalk.spec.ts check the dark
// theme.

test.use({ build: 'development' });
// These tests only read, so they can be distributed one by one.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => rememberMarkup(page));

/**
 * Maximum number of screens that share one browser page. Sharing compiles the application once for
 * all of them.
 */
const TOGETHER = 6;
/** Number of screens picked in a run. */
const SAMPLE = 24;

const every = [...Object.entries(SCREENS).map(([name, place]) => [`the screen ${name}`, place] as const), ...MORE];
const seed = process.env['ATLAS_SEED'] ?? '';
const places = isLongRun ? every : shuffled(every, seededRandom(seed)).slice(0, SAMPLE);
/** Screens grouped by person. A screen with an expected problem is opened alone. */
const visits = Object.values(Object.groupBy(places, ([name, [key], problem]) => (problem ? name : (key ?? 'a visitor')))).flatMap((all) =>
  Array.from({ length: Math.ceil(all!.length / TOGETHER) }, (_, n) => all!.slice(n * TOGETHER, (n + 1) * TOGETHER)),
);
test.describe(isLongRun ? 'every screen' : `random screens, ATLAS_SEED=${seed}`, () => {
  for (const visit of visits) {
    const [first, others] = [visit[0]![0], visit.length - 1];
    const tag = visit[0]![1][0] === 'admin' ? ['@staff'] : [];
    const title = others === 0 ? `${first} is` : `${first} and ${others} more are`;
    test(`${title} rendered identically by server and browser, without axe violations`, { tag }, async ({ page, atlas }) => {
      for (const [name, place, problem] of visit) {
        await test.step(name, async () => {
          if (problem) atlas.expects(problem);
          await openRendered(page, await pathOf(place, atlas));
          await page.waitForLoadState('networkidle');
          expect.soft(await axeViolations(page), `${name}: axe`).toEqual([]);
        });
      }
    });
  }
});

test.describe('in another time zone and language, with saved preferences', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'de-DE', colorScheme: 'dark' });
  for (const name of ['home', 'viewCourse', 'courses', 'stages'] as const) {
    test(`the screen ${name} is rendered identically`, async ({ page, atlas }) => {
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('/courses', '["name","created"]');
      });
      await openRendered(page, await pathOf(SCREENS[name], atlas));
      if (name === 'courses') await expect(page.getByRole('columnheader', { name: 'Author' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
  }
});

test('a page that the server could not render is rendered by the browser, with its own title', async ({ page }) => {
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
  expect((await serverMarkup(page)).drawn).toBe(0);
});

test('finds content that is not readable', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Once is enough, on any width');
  await page.goto('/login');
  await page.getByLabel('Email').evaluate((field) => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    Object.assign(pale.style, { color: '#eee', background: '#fff' });
    field.after(pale, document.createElement('button'));
  });
  expect((await axeViolations(page)).map(([id]) => id)).toEqual(['button-name', 'color-contrast']);
});

/** Defects made by changing the response, and how each is detected. */
const BROKEN: readonly { what: string; from: string; to: string; problem?: RegExp; replaced?: true; repeated?: true }[] = [
  { what: 'a text that the browser renders differently', from: 'Welcome back', to: 'Welcome forth', problem: /hydrat/i, replaced: true },
  { what: 'a style sheet that is not hydrated', from: 'data-styled-version="', to: 'data-styled-version="0.', repeated: true },
  { what: 'a style that the policy blocks', from: '<div id="root"', to: '<div style="color: red" id="root"', problem: /policy/i },
];
for (const { what, from, to, problem, replaced = false, repeated = false } of BROKEN) {
  test(`detects ${what}`, async ({ page, atlas, isMobile }) => {
    test.skip(!isMobile, 'Once is enough, on any width');
    if (problem) atlas.expects(problem);
    await page.route('/login', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toContain(from);
      await route.fulfill({ response, body: body.replace(from, to) });
    });
    await page.goto('/login');
    await started(page);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const found = { replaced: (await serverMarkup(page)).replaced.length > 0, repeated: (await repeatedRules(page)).length > 0 };
    expect(found).toEqual({ replaced, repeated });
  });
}
