import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { recordDiff, removeDiffs } from '../../scripts/stories/pictureDiffs.ts';
import { writeReview } from '../../scripts/stories/reviewPage.ts';

// The page that a run of the stories writes next to its differences, opened from the file system.

const root = join(import.meta.dirname, '../..');
const AXE = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

const CHANGED = [
  ['primitives-button--sizes', 'Primitives/Button', 'light'],
  ['primitives-button--sizes', 'Primitives/Button', 'dark'],
  ['primitives-buttonlink--playground', 'Primitives/ButtonLink', 'light'],
  ['screens-staff-courses-list--filled-desktop', 'Screens/Staff/Courses/List', 'dark'],
] as const;

describe('the page to review pictures', () => {
  let browser: Browser;
  let page: Page;
  let dir: string;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch());
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'atlas-review-'));
    for (const folder of ['baseline', 'diff']) mkdirSync(join(dir, folder));
    const [sample = ''] = globSync('primitives-button--*.png', { cwd: join(import.meta.dirname, 'baseline') });
    for (const [story, title, theme] of CHANGED) {
      const picture = `${story}-${theme}`;
      for (const path of [`baseline/${picture}`, `diff/${picture}-after`, `diff/${picture}-diff`])
        copyFileSync(join(import.meta.dirname, 'baseline', sample), join(dir, `${path}.png`));
      recordDiff(dir, { picture, story, title, name: 'Sizes', viewport: 'desktop', width: 1280, theme }, '(1234 differing pixels)');
    }
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    problems.length = 0;
    page.on('pageerror', (error) => problems.push(error.message));
    // A reload ends requests of the page before it.
    page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && problems.push(request.url()));
    await page.goto(pathToFileURL(writeReview(dir)!).href);
  });
  afterEach(async () => {
    await page.close();
    rmSync(dir, { recursive: true, force: true });
    expect(problems).toEqual([]);
  });

  const command = () => page.getByRole('textbox', { name: 'Command that accepts the ticked pictures' }).inputValue();
  const articles = () => page.getByRole('article').evaluateAll((all) => all.map(({ id }) => id));

  it('shows each picture before, after and as a difference, with its title, theme, width and change', async () => {
    const article = page.getByRole('article', { name: 'Screens / Staff / Courses / List: Sizes' });
    await expect.poll(() => article.textContent()).toContain('Desktop, 1280 px, dark · 1,234 pixels changed');
    const pictures = await article.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    const name = 'screens-staff-courses-list--filled-desktop-dark';
    expect(pictures).toEqual([`${name}-before.png`, `${name}-after.png`, `${name}-diff.png`]);
    for (const picture of pictures) expect(existsSync(join(dir, 'diff', picture!))).toBe(true);
  });

  it('composes the command that accepts the ticked pictures and no others', async () => {
    expect(await command()).toBe('');
    expect(await page.getByRole('button', { name: 'Copy command' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Accept Primitives / Button: Sizes, Desktop, 1280 px, dark' }).check();
    expect(await command()).toBe('npm run test:visual -- --no-build -u primitives-button--sizes-dark');
    expect(await page.getByRole('status').textContent()).toBe('1 of 4 accepted');
    // The ticks survive a reload.
    await page.reload();
    expect(await command()).toBe('npm run test:visual -- --no-build -u primitives-button--sizes-dark');
  });

  it('filters by area, and ticks what is shown', async () => {
    await page.getByRole('combobox', { name: 'Area' }).selectOption('Screens / Staff');
    expect(await articles()).toEqual(['screens-staff-courses-list--filled-desktop-dark']);
    await page.getByRole('button', { name: 'Tick all shown', exact: true }).click();
    expect(await command()).toBe('npm run test:visual -- --no-build -u screens-staff-courses-list--filled-desktop-dark');
    await page.getByRole('combobox', { name: 'Area' }).selectOption('');
    await page.getByRole('checkbox', { name: 'Only without a tick' }).check();
    expect(await articles()).toHaveLength(3);
  });

  it('works with the keyboard alone: next, accept, swap', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.closest('article')?.id);
    await page.keyboard.press('j');
    expect(await focused()).toBe('primitives-button--sizes-dark');
    await page.keyboard.press('a');
    expect(await focused()).toBe('primitives-button--sizes-light');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await focused()).toBe('primitives-button--sizes-light');
    await page.keyboard.press('b');
    const swapped = page.locator('article:focus figure').nth(1);
    expect(await swapped.locator('img').getAttribute('src')).toBe('primitives-button--sizes-light-before.png');
    await page.keyboard.press('b');
    expect(await swapped.locator('img').getAttribute('src')).toBe('primitives-button--sizes-light-after.png');
    expect(await command()).toMatch(/-u primitives-button--sizes-dark$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Swap before and after');
  });

  it.each(['light', 'dark'] as const)('has no violation of axe in the %s theme, on a desktop and on a phone', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page
      .getByRole('checkbox', { name: /^Accept/ })
      .first()
      .check();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
        return (await axe.run()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
      });
      expect(violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it('disappears with the last difference', async () => {
    // The page still loads its pictures when they come into view.
    await page.close();
    removeDiffs(dir, () => true);
    expect(writeReview(dir)).toBeNull();
    expect(existsSync(join(dir, 'diff/index.html'))).toBe(false);
  });
});
