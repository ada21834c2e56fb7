import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

const COURSE = 'Proposals that get answered';
const LESSON = 'How to read a job post in layers';

const pages: [string, string | null, string | ((atlas: Parameters<Parameters<typeof test>[2]>[0]['atlas']) => Promise<string>)][] = [
  ['the sign-in page', null, '/login'],
  ['the sign-up page', null, '/signup'],
  ['a funnel', null, '/freelancing-course'],
  ['home', 'member', '/'],
  ['My Courses', 'member', '/courses/my-courses'],
  ['a course', 'member', (atlas) => atlas.coursePath(COURSE)],
  ['a lesson', 'member', (atlas) => atlas.lessonPath(COURSE, LESSON)],
  ['Access Restricted', 'member', '/courses'],
  ['a list of staff', 'admin', '/courses'],
  ["a record's page", 'admin', (atlas) => atlas.staffCoursePath(COURSE)],
  ["a record's form", 'admin', async (atlas) => `${await atlas.staffCoursePath(COURSE)}/edit`],
  ['the units of a course', 'admin', async (atlas) => `${await atlas.staffCoursePath(COURSE)}/tracks`],
];

for (const [name, key, place] of pages) {
  test(`axe finds nothing on ${name}, and it fits the width of the screen, in both themes`, async ({ page, atlas }) => {
    if (name === 'Access Restricted') atlas.expects(/^403 GET \/courses$/);
    if (key !== null) await atlas.logIn(key);
    const path = typeof place === 'string' ? place : await place(atlas);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
          colorScheme,
        )
        .toEqual([]);
      const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
      expect.soft(content, colorScheme).toBeLessThanOrEqual(screen);
    }
  });
}
