import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const root = join(import.meta.dirname, '../..');

/** Runs the stories as a process. */
async function testStories(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> {
  const { NODE_ENV: _test, ...env } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/test-storybook.ts', ...args],
      { cwd: root, env: { ...env, CI: '1', FORCE_COLOR: '0', ...more }, maxBuffer: 64 * 1024 * 1024 },
      (_error, output, error) => resolve({ code: child.exitCode ?? -1, output: output + error }),
    );
  });
}

it('axe finds nothing in any story in any theme', { timeout: 60 * 60_000 }, async () => {
  const { code, output } = await testStories([], { ATLAS_LONG: '1' });
  expect(code, output.slice(-20_000)).toBe(0);
  expect(output).toMatch(/Tests: +\d{4} passed/);
});

it('every story passes with movement, too', { timeout: 60 * 60_000 }, async () => {
  const { code, output } = await testStories(['--no-build', '--motion']);
  expect(code, output.slice(-20_000)).toBe(0);
  expect(output).toMatch(/Tests: +\d{4} passed/);
});

describe('the review of changed pictures', () => {
  // A copy of the baselines, in which two pictures of Button and one of ButtonLink are others.
  const dir = mkdtempSync(join(tmpdir(), 'atlas-pictures-'));
  const baseline = (picture: string) => join(dir, 'baseline', `${picture}.png`);
  const kept = (picture: string) => readFileSync(join(root, 'tests/visual/baseline', `${picture}.png`));
  const pictures = (story: string) => globSync(`${story}--*-light.png`, { cwd: join(root, 'tests/visual/baseline') }).toSorted();
  const nameOf = (file: string) => file.replace(/\.png$/, '');
  const [first = '', second = ''] = pictures('primitives-button').map(nameOf);
  const [link = ''] = pictures('primitives-buttonlink').map(nameOf);
  const run = (...args: string[]) => testStories(['--no-build', ...args], { PICTURES_DIR: dir });
  const diffs = () =>
    readdirSync(join(dir, 'diff'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''));

  beforeAll(() => {
    cpSync(join(root, 'tests/visual/baseline'), join(dir, 'baseline'), { recursive: true });
    const [other = ''] = pictures('primitives-badge').map(nameOf);
    for (const picture of [first, second, link]) copyFileSync(baseline(other), baseline(picture));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('runs one title, and not its neighbour', { timeout: 300_000 }, async () => {
    const { code, output } = await run('primitives-button');
    expect(code, output).toBe(1);
    expect(diffs()).toEqual([first, second]);
    expect(output).toContain('2 pictures differ. To review and accept them, open ');
    expect(output).toMatch(/\d+ of \d+ stories, 2 pictures differ/);
  });

  it('refuses a mistyped title, and keeps the differences', { timeout: 60_000 }, async () => {
    const { code, output } = await run('-u', 'primitives-buton');
    expect([code, output.split('\n')[0]]).toEqual([
      2,
      "No title, folder, story or picture has the id 'primitives-buton'. Similar: primitives-button.",
    ]);
    expect(diffs()).toEqual([first, second]);
  });

  it('keeps the differences of stories that do not run', { timeout: 300_000 }, async () => {
    expect((await run('primitives-avatar')).code).toBe(0);
    expect((await run('primitives-buttonlink')).code).toBe(1);
    expect(diffs()).toEqual([first, second, link].toSorted());
  });

  it('accepts what is ticked on the page with its command, and nothing else', { timeout: 300_000 }, async () => {
    const browser = await chromium.launch(await chromiumLaunch());
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(dir, 'diff/index.html')).href);
    for (const picture of [first, link]) await page.locator(`input[value="${picture}"]`).check();
    const command = await page.getByRole('textbox', { name: /^Command/ }).inputValue();
    await browser.close();
    expect(command).toMatch(/^npm run test:visual -- --no-build -u /);
    const before = readFileSync(baseline(second));

    expect((await testStories(command.split(' ').slice(4), { PICTURES_DIR: dir })).code).toBe(0);
    expect([readFileSync(baseline(first)), readFileSync(baseline(link))]).toEqual([kept(first), kept(link)]);
    expect(readFileSync(baseline(second))).toEqual(before);
    expect(diffs()).toEqual([second]);

    expect((await run('-u', second)).code).toBe(0);
    expect(existsSync(join(dir, 'diff/index.html'))).toBe(false);
  });
});
