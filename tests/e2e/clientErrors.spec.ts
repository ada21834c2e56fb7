import type { Page, Request } from '@playwright/test';
import { expect, started, test } from './fixtures.ts';

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/client-errors';

/**
 * Triggers an error in the page.
 *
 * @returns the report that the server receives
 */
async function sessionUserWith(page: Page, goWrong: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(isReport), goWrong()]);
  expect((await request.response())?.status()).toBe(204);
  expect(request.headers()['cookie']).toBeUndefined();
  return request.postDataJSON();
}

/** The hash in the name of the page’s entry script. */
const buildOf = (page: Page) =>
  page
    .locator('script[src*="/assets/index-"]')
    .getAttribute('src')
    .then((src) => /index-(.+)\.js$/.exec(src ?? '')?.[1]);

test('reports browser errors to the server without personal data', async ({ page, atlas }) => {
  atlas.expects(/^page: Error: No seat/);
  atlas.expects(/^404 GET \/courses\/my-courses\/999999$/);
  atlas.expects(/^console: Error: Broken while it was drawn/);
  atlas.expects(/^policy violation: script-src-elem inline|^console: .*(Content Security Policy|policy violation)/);
  const reports: Request[] = [];
  page.on('request', (request) => isReport(request) && reports.push(request));

  // A visitor, with personal data in the address.
  await page.goto('/signup?email=ana@example.com');
  await started(page);
  const build = await buildOf(page);
  const reject = () => page.evaluate(() => void Promise.reject(new Error('No seat for ana@example.com at /events?seat=7')));
  expect(await sessionUserWith(page, reject)).toEqual({
    kind: 'rejection',
    build,
    route: 'signup',
    message: 'Error: No seat for [email] at /events',
    stack: expect.not.stringContaining('ana@example.com'),
  });

  // A member. A page that is not found is not reported; an error while rendering is.
  await atlas.logIn('member');
  await page.goto('/courses/my-courses/999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/courses/my-courses');
  await started(page);
  await page.route('/assets/CourseScreen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const CourseScreen = () => { throw new Error('Broken while it was drawn'); };",
    }),
  );
  const open = () => page.getByRole('link', { name: 'English for calls' }).click();
  expect(await sessionUserWith(page, open)).toMatchObject({
    kind: 'render',
    build,
    route: 'viewCourse',
    message: 'Error: Broken while it was drawn',
    stack: expect.stringMatching(/\/assets\/CourseScreen-[\w-]+\.js:1:\d+/),
  });
  await expect(page.getByText('Something went wrong and we are unable to show this page.')).toBeVisible();

  const insert = () => page.evaluate(() => document.head.append(Object.assign(document.createElement('script'), { text: '1' })));
  expect(await sessionUserWith(page, insert)).toMatchObject({ kind: 'policy', build, message: 'script-src-elem inline' });
  expect(reports).toHaveLength(3);
});
