import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { MatchImageSnapshotOptions } from 'jest-image-snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { comparison, contextOptions } from './comparison.ts';

const font = readFileSync(join(import.meta.dirname, '../../packages/ui/src/tokens/fonts/jakarta-latin.woff2')).toString('base64');

/** A button on a page, in the kit's font; `change` is CSS that makes it differ. */
const buttonPage = (change: string, label = 'Save changes') => `
  <style>
    @font-face { font-family: Kit; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
    body { margin: 0; padding: 40px; background: #fcfaf6; font: 600 16px/1.5 Kit; }
    button {
      display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 8px 18px;
      font: inherit; color: #fff; background: #0b6e75; border: 0; border-radius: 8px;
    }
    svg { width: 20px; height: 20px; }
    ${change}
  </style>
  <button>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="9" /><path d="m8 12 3 3 5-6" /></svg>
    ${label}
  </button>`;

/** The story runner's own matcher, outside its jest. */
const match = toMatchImageSnapshot as unknown as (
  this: object,
  image: Buffer,
  options: MatchImageSnapshotOptions,
) => { pass: boolean; message: () => string };

describe('the comparison of pictures', () => {
  let browser: Browser;
  let page: Page;
  let dir: string;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'atlas-pictures-'));
    browser = await chromium.launch(await chromiumLaunch());
    page = await browser.newPage({ ...contextOptions, viewport: { width: 320, height: 160 } });
    writeFileSync(join(dir, 'button.png'), await picture(''));
  });
  afterAll(async () => {
    await browser.close();
    rmSync(dir, { recursive: true, force: true });
  });

  async function picture(change: string, label?: string): Promise<Buffer> {
    await page.setContent(buttonPage(change, label));
    await page.evaluate(() => document.fonts.ready);
    return page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  function compare(image: Buffer, options: MatchImageSnapshotOptions = comparison) {
    const snapshotState = { _counters: new Map(), _updateSnapshot: 'none', added: 0, matched: 0, unmatched: 0, updated: 0 };
    return match.call({ testPath: import.meta.filename, currentTestName: 'button', isNot: false, snapshotState }, image, {
      ...options,
      customSnapshotIdentifier: 'button',
      customSnapshotsDir: dir,
      customDiffDir: dir,
    });
  }

  it('sees no difference between two runs', async () => {
    const again = await picture('');
    expect(again.equals(readFileSync(join(dir, 'button.png')))).toBe(true);
    expect(compare(again).pass).toBe(true);
  });

  // Each of these would fail if anti-aliased pixels counted, so the pictures really differ.
  it.each([
    ['the button rendered a fiftieth of a pixel to the right', 'button { transform: translateX(.02px); }'],
    ['the icon rendered a quarter of a pixel to the right', 'svg { transform: translateX(.25px); }'],
    ['corners rounded by a quarter of a pixel more', 'button { border-radius: 8.25px; }'],
  ])('tolerates the anti-aliasing of %s', async (_, change) => {
    const image = await picture(change);
    expect(compare(image, { ...comparison, customDiffConfig: { ...comparison.customDiffConfig, includeAA: true } }).pass).toBe(false);
    expect(compare(image).pass).toBe(true);
  });

  it.each([
    ['one pixel to the right', 'button { margin-left: 1px; }'],
    ['one pixel down', 'button { margin-top: 1px; }'],
    ['one pixel wider', 'button { padding-right: 19px; }'],
    ['one pixel lower in height', 'button { min-height: 43px; padding-block: 7px; }'],
  ])('fails on a button that is %s', async (_, change) => {
    expect(compare(await picture(change)).pass).toBe(false);
  });

  it.each([
    ['4 % lighter', 'button { background: color-mix(in srgb, #0b6e75 96%, white); }'],
    ['4 % darker', 'button { background: color-mix(in srgb, #0b6e75 96%, black); }'],
    ['4 % duller in its text', 'button { color: color-mix(in srgb, white 96%, black); }'],
  ])('fails on a button that is %s', async (_, change) => {
    expect(compare(await picture(change)).pass).toBe(false);
  });

  it('fails on a different letter', async () => {
    expect(compare(await picture('', 'Save chances')).pass).toBe(false);
  });

  it('fails on a picture of another size, and on one without a baseline', async () => {
    await page.setViewportSize({ width: 321, height: 160 });
    expect(compare(await picture('')).pass).toBe(false);
    await page.setViewportSize({ width: 320, height: 160 });
    rmSync(join(dir, 'button.png'));
    expect(compare(await picture('')).pass).toBe(false);
  });
});
