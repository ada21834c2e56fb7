import { expect, started, test } from './fixtures.ts';

const FUNNEL = '/va-kickstart';
/** The address as followed from a Facebook link. */
const CLICKED = `${FUNNEL}?fbclid=IwAR0&utm_source=fb`;

test('revalidates a cached offer, and its content policy holds', async ({ page }) => {
  const first = await page.goto(CLICKED);
  await started(page);
  const again = await page.goto(CLICKED);
  const requested = await again?.request().allHeaders();
  expect(requested?.['if-none-match']).toBe(await first?.headerValue('etag'));
  await started(page);
  await expect(page.getByText('₱4,999.00')).toBeVisible();
});

test('a person who signed in does not see the visitor’s page on going back', async ({ page, atlas }) => {
  await page.goto(FUNNEL);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await atlas.logIn('member');
  await page.goto('/courses/my-courses');
  await started(page);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: 'Enroll' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
});

test('a person who signed out does not see a member’s page on going back', async ({ page, atlas }) => {
  await atlas.logIn('member');
  await page.goto(FUNNEL);
  await expect(page.getByRole('main').getByRole('link', { name: 'Enroll' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await page.goto('/courses/my-courses');
  await page.context().clearCookies();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('an offer has metadata for search engines and shared links', async ({ page, baseURL }) => {
  await page.goto(CLICKED);
  await started(page);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + FUNNEL);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Product', offers: { price: '4999.00', priceCurrency: 'PHP' } });
  await page.goto('/login');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('crawlers find the existing pages', async ({ request, baseURL }) => {
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
