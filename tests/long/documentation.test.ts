import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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

it('shows each hand-written documentation page, and those of some parts', { timeout: 10 * 60_000 }, async () => {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  const [written, made] = [true, false].map((byHand) =>
    Object.values(entries).filter(({ type, importPath }) => type === 'docs' && importPath.endsWith('.mdx') === byHand),
  );
  expect(written!.length).toBeGreaterThan(5);
  expect(made!.length).toBeGreaterThan(100);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  for (const { id } of [...written!, ...made!.filter((_, index) => index % 20 === 0)]) {
    await page.goto(`${served.address}iframe.html?viewMode=docs&id=${id}`);
    await page
      .locator('#storybook-docs h1')
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => problems.push(`${id} shows no heading`));
    if (await page.locator('.sb-errordisplay').isVisible()) problems.push(`${id}: ${await page.locator('.sb-errordisplay').innerText()}`);
  }
  expect(problems).toEqual([]);
});
