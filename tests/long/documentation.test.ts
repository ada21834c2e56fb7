import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/serveFolder.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

// Storybook with its documentation pages, which `npm test` leaves out.

const root = join(import.meta.dirname, '../..');
const site = join(freshFolder(), 'storybook');
let served: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
beforeAll(async () => {
  const { NODE_ENV: _test, ...env } = process.env;
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  execFileSync(process.execPath, [storybook, 'build', '--disable-telemetry', '--quiet', '-o', site], { cwd: root, env });
  served = await serveFolder(site);
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(async () => {
  await browser?.close();
  await served?.server.close();
  rmSync(site, { recursive: true, force: true });
});

interface Entry {
  id: string;
  type: 'story' | 'docs';
  importPath: string;
}

const entries = () =>
  Object.values((JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> }).entries);

it('shows each hand-written documentation page, and those of some parts, from its top', { timeout: 20 * 60_000 }, async () => {
  const [written, made] = [true, false].map((byHand) =>
    entries().filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx') === byHand),
  );
  expect(written!.length).toBeGreaterThan(5);
  expect(made!.length).toBeGreaterThan(100);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const { id } of [...written!, ...made!.filter((_, index) => index % 8 === 0)]) {
    await page.goto(`${served.address}iframe.html?viewMode=docs&id=${id}`);
    await page
      .locator('#storybook-docs h1')
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => problems.push(`${id} shows no heading`));
    if (await page.locator('.sb-errordisplay').isVisible()) problems.push(`${id}: ${await page.locator('.sb-errordisplay').innerText()}`);
    // The stories, also those in frames, may take the focus once they are loaded.
    await page.waitForLoadState('networkidle');
    const top = await page.evaluate(() => scrollY);
    if (top !== 0) problems.push(`${id} scrolled to ${top}`);
  }
  await page.close();
  expect(problems).toEqual([]);
});

it('finds foundations and parts by other names', { timeout: 120_000 }, async () => {
  const page = await browser.newPage();
  await page.goto(served.address);
  for (const [word, found] of [
    ['typography', 'Typography'],
    ['spacing', 'Spacing, radius and shadow'],
    ['radius', 'Spacing, radius and shadow'],
    ['shadow', 'Spacing, radius and shadow'],
    ['tokens', 'Design tokens'],
    ['accessibility', 'Accessibility'],
    ['dropdown', 'Find a part'],
    ['snackbar', 'Find a part'],
  ] as const) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toContainEqual(expect.stringContaining(found));
  }
  await page.close();
});

it('shows the stories of a documentation page as on a phone, in the theme of the toolbar', { timeout: 120_000 }, async () => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`${served.address}?path=/docs/screens-member-courses-list--docs&globals=theme:dark`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const screen = docs.frameLocator('iframe[title="Filled"] >> nth=0');
  await screen.getByRole('heading', { name: 'My Courses' }).waitFor();
  expect(await screen.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('switch', { name: 'Show the stories of this page as on a phone, 360 px wide' }).click();
  await expect
    .poll(() =>
      docs
        .locator('iframe[title="Filled"]')
        .first()
        .evaluate((frame) => frame.clientWidth),
    )
    .toBe(360);
  await page.close();
});

it('offers Chromatic the looks of the pictures in the repository, and no others', { timeout: 120_000 }, async () => {
  const page = await browser.newPage();
  await page.goto(`${served.address}iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const looks = await page.evaluate(async () => {
    interface Extracted {
      parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { viewport: { width: number } }> } };
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> };
    };
    await preview.ready();
    return Object.values(await preview.extract()).flatMap(({ parameters: { chromatic } }) =>
      chromatic?.disableSnapshot === true
        ? []
        : Object.values(chromatic?.modes ?? { none: { viewport: { width: 0 } } }).map(({ viewport }) => viewport.width),
    );
  });
  await page.close();
  expect(new Set(looks)).toEqual(new Set([360, 1280]));
  expect(looks).toHaveLength(globSync('*.png', { cwd: join(root, 'tests/visual/baseline') }).length);
});
