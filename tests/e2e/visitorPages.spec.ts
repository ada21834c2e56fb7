import { expect, started, test } from './fixtures.ts';

const FUNNEL = '/freelancing-course';
/** As a link on Facebook leads there. */
const CLICKED = `${FUNNEL}?fbclid=IwAR0&utm_source=fb`;

test('of an offer that the browser has already it asks whether it is still the same, and the policy holds', async ({ page }) => {
  const first = await page.goto(CLICKED);
  await started(page);
  const again = await page.goto(CLICKED);
  const requested = await again?.request().allHeaders();
  expect(requested?.['if-none-match']).toBe(await first?.headerValue('etag'));
  await started(page);
  await expect(page.getByText('₱9,999.00')).toBeVisible();
});

test("somebody who signed in is not shown the visitor's page when they go back to it", async ({ page, atlas }) => {
  await page.goto(FUNNEL);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeVisible();
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await started(page);
  await page.goBack();
  await expect(page.getByText('Ask your coach to enroll you.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveCount(0);
});

test("and who signed out is not shown a member's page", async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto(FUNNEL);
  await expect(page.getByText('Ask your coach to enroll you.')).toBeVisible();
  await page.goto('/courses/my-courses');
  await page.context().clearCookies();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('an offer says in its head what search engines and shared links show of it', async ({ page, baseURL }) => {
  await page.goto(CLICKED);
  await started(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + FUNNEL);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', offers: { price: '9999.00', priceCurrency: 'PHP' } });
  await page.goto('/login');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('crawlers find the pages that there are', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const addresses = [...(await (await request.get(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(baseURL + FUNNEL);
  for (const address of addresses) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`);
  }
});
