import { seededRandom } from '../../packages/server/src/seed/seededRandom.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { shuffled } from '../shuffled.ts';
import { axeViolations, openRendered, rememberMarkup, repeatedRules, serverMarkup } from './renderedPage.ts';
import { placeOf, PLACES } from './everyScreen.ts';
import { expect, started, test } from './fixtures.ts';
import { pathOf } from './places.ts';

// Screens rendered by the server and hydrated by a build that reports where the two differ. A console error fails, as in every test. Each run opens
// a random sample, `npm run test:long` opens all of them. The theme is light; stories and longWalk.spec.ts cover the dark one.

test.use({ build: 'development' });
// These tests write nothing, so workers share them one by one.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => rememberMarkup(page));

/** The most screens of one account in a page of the browser, which compiles the application once for them. */
const TOGETHER = 6;
/** The size of the random sample. */
const SAMPLE = 24;

const seed = process.env['ATLAS_SEED'] ?? '';
const places = isLongRun ? PLACES : shuffled(PLACES, seededRandom(seed)).slice(0, SAMPLE);
/** Places grouped by account; a place with a problem is alone. */
const visits = Object.values(Object.groupBy(places, ([name, [key], problem]) => (problem ? name : (key ?? 'a visitor')))).flatMap((all) =>
  Array.from({ length: Math.ceil(all!.length / TOGETHER) }, (_, n) => all!.slice(n * TOGETHER, (n + 1) * TOGETHER)),
);
test.describe(isLongRun ? 'every screen' : `a sample of screens, ATLAS_SEED=${seed}`, () => {
  for (const visit of visits) {
    const [first, others] = [visit[0]![0], visit.length - 1];
    const tag = visit[0]![1][0] === 'admin' ? ['@staff'] : [];
    const title = others === 0 ? `${first} is` : `${first} and ${others} more are`;
    test(`${title} the same from the server and in the browser, and axe finds nothing`, { tag }, async ({ page, atlas }) => {
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
  for (const [audience, name] of [
    ['member', 'home'],
    ['member', 'viewCourse'],
    ['staff', 'courses'],
    ['staff', 'stages'],
  ] as const) {
    test(`the ${audience} screen ${name} is the same`, async ({ page, atlas }) => {
      await page.addInitScript(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('/courses', '["name","created"]');
      });
      await openRendered(page, await pathOf(placeOf(audience, name), atlas));
      if (name === 'courses') await expect(page.getByRole('columnheader', { name: 'Author' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    });
  }
});

test('the browser renders a page that the server could not render, with its title', async ({ page }) => {
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

test('finds text without contrast and a button without a name', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Once is enough, on any width');
  await page.goto('/login');
  await page.getByLabel('Email').evaluate((field) => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    Object.assign(pale.style, { color: '#eee', background: '#fff' });
    field.after(pale, document.createElement('button'));
  });
  expect((await axeViolations(page)).map(([id]) => id)).toEqual(['button-name', 'color-contrast']);
});

/** Faults of a page, planted in the response, and the checks that report them. */
const BROKEN: readonly { what: string; from: string; to: string; problem?: RegExp; replaced?: true; repeated?: true }[] = [
  { what: 'a text that the browser renders differently', from: 'Welcome back', to: 'Welcome forth', problem: /hydrat/i, replaced: true },
  { what: 'a style sheet that the browser does not hydrate', from: 'data-styled-version="', to: 'data-styled-version="0.', repeated: true },
  { what: 'a style that the policy rejects', from: '<div id="root"', to: '<div style="color: red" id="root"', problem: /policy/i },
];
for (const { what, from, to, problem, replaced = false, repeated = false } of BROKEN) {
  test(`finds ${what}`, async ({ page, atlas, isMobile }) => {
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
