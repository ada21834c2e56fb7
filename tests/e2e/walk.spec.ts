import { seededRandom } from '../../packages/server/src/seed/seededRandom.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { shuffled } from '../shuffled.ts';
import { axeViolations, openRendered, rememberMarkup, repeatedRules, serverMarkup } from './renderedPage.ts';
import { placeOf, PLACES } from './everyScreen.ts';
import { expect, started, test } from './fixtures.ts';
import { pathOf } from './places.ts';

// Screens, drawn by the server and taken over by a build that tells where the two differ. A console error fails, as everywhere. Each run draws other
// screens by lot, `npm run test:long` looks at all of them. The theme is the light one; in the dark one stories are looked at, and screens by
// longWalk.spec.ts.

test.use({ build: 'development' });
// It only looks, so its tests are shared out one by one.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => rememberMarkup(page));

/** So many screens of one person share a browser's page, which compiles the application once for them. */
const TOGETHER = 6;
/** So many are drawn. */
const SAMPLE = 24;

const seed = process.env['ATLAS_SEED'] ?? '';
const places = isLongRun ? PLACES : shuffled(PLACES, seededRandom(seed)).slice(0, SAMPLE);
/** Those of one person together; one with a problem of its own alone. */
const visits = Object.values(Object.groupBy(places, ([name, [key], problem]) => (problem ? name : (key ?? 'a visitor')))).flatMap((all) =>
  Array.from({ length: Math.ceil(all!.length / TOGETHER) }, (_, n) => all!.slice(n * TOGETHER, (n + 1) * TOGETHER)),
);
test.describe(isLongRun ? 'every screen' : `screens drawn by ATLAS_SEED=${seed}`, () => {
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
  expect((await serverMarkup(page)).drawn).toBe(0);
});

test('what nobody can read is found', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Once is enough, on any width');
  await page.goto('/login');
  await page.getByLabel('Email').evaluate((field) => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    Object.assign(pale.style, { color: '#eee', background: '#fff' });
    field.after(pale, document.createElement('button'));
  });
  expect((await axeViolations(page)).map(([id]) => id)).toEqual(['button-name', 'color-contrast']);
});

/** What goes wrong with a page, made by changing the answer, and what tells of it. */
const BROKEN: readonly { what: string; from: string; to: string; problem?: RegExp; replaced?: true; repeated?: true }[] = [
  { what: 'a text that the browser draws otherwise', from: 'Welcome back', to: 'Welcome forth', problem: /hydrat/i, replaced: true },
  { what: 'a sheet that the browser does not take over', from: 'data-styled-version="', to: 'data-styled-version="0.', repeated: true },
  { what: 'a style that the policy refuses', from: '<div id="root"', to: '<div style="color: red" id="root"', problem: /policy/i },
];
for (const { what, from, to, problem, replaced = false, repeated = false } of BROKEN) {
  test(`${what} is found`, async ({ page, atlas, isMobile }) => {
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
