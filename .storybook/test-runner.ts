import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { comparison } from '../tests/visual/comparison.ts';
import { kindOf, modesOf, VIEWPORTS } from '../tests/visual/modes.ts';
import type { Mode } from '../tests/visual/modes.ts';
import { colourViolations, pictureArea, prepare, remount, settle, showTheme } from '../tests/visual/inPage.ts';

/**
 * The folder of baselines and diffs. scripts/test-storybook.ts may replace it, to try a change
 * without touching the repository's own.
 */
const dir = process.env['PICTURES_DIR'] ?? join(process.cwd(), 'tests/visual');

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** The property that the runner adds to jest's global object. */
interface Runner {
  page: Page;
  context: unknown;
  jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage(page: Page, context: unknown): Promise<void>;
}

/**
 * The page is reopened after this many stories. Opening one takes longer than a story, and one that
 * has shown many becomes slow.
 */
const STORIES_A_PAGE = 200;
let shownHere = 0;
/** The looks of the current story. */
let modes: readonly Mode[] = [];

async function freshPage(): Promise<Page> {
  const runner = globalThis as unknown as Runner;
  await runner.jestPlaywright.resetPage();
  // Storybook's highlighting of elements, which is invisible here, would measure the whole page
  // after each change of it.
  await runner.page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

async function compare(page: Page, mode: Mode & { picture: string }, whole: boolean): Promise<void> {
  const { width, height } = VIEWPORTS[mode.viewport];
  const clip = whole ? null : await page.evaluate(pictureArea, { width, height });
  // A whole page is captured in a window of its full height, so that sticky bars lie at the edge
  // and not across it.
  const tall = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
  if (tall > height) {
    await page.setViewportSize({ width, height: tall });
    // Parts that load when they come into view.
    await page.evaluate(settle, { theme: mode.theme, quiet: 100 });
  }
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : { fullPage: true }) });
  if (tall > height) await page.setViewportSize({ width, height });
  const baseline = join(dir, 'baseline', `${mode.picture}.png`);
  const log = process.env['PICTURES_LOG'];
  if (log) appendFileSync(log, `${mode.picture}\n`);
  // Equal bytes are equal pictures. Decoding two images would take 50 ms longer.
  if (existsSync(baseline) && readFileSync(baseline).equals(image)) return;
  expect(image).toMatchImageSnapshot({
    ...comparison,
    customSnapshotsDir: join(dir, 'baseline'),
    customDiffDir: join(dir, 'diff'),
    customSnapshotIdentifier: mode.picture,
    // With -u, pictures below the failure threshold are updated as well. Comparing two pictures
    // takes longer than the rest of a story.
    updatePassedSnapshot: true,
  });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  // Stories share a page until one fails. Each starts at the size of its first look, with empty
  // storage.
  async preVisit(page, { id }) {
    const isFresh = shownHere === 0;
    const shown = isFresh ? await freshPage() : page;
    if (isFresh) await shown.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    shownHere = (shownHere + 1) % STORIES_A_PAGE;
    modes = modesOf({ id, ...(await shown.evaluate(prepare, id)) });
    await shown.setViewportSize(VIEWPORTS[modes[0]!.viewport]);
  },

  // After each change of size, a story plays and passes axe in its first theme. Other themes change
  // in place: they are one attribute on the root.
  async postVisit(page, context) {
    if ((context as { hasFailure?: boolean }).hasFailure) {
      shownHere = 0;
      return;
    }
    const kind = kindOf(context.id);
    const failures: string[] = [];
    const first = modes[0]!;
    let shown = { ...first };
    for (const mode of modes) {
      const look = `${mode.viewport}, ${mode.theme}`;
      if (mode.viewport !== shown.viewport) {
        await page.setViewportSize(VIEWPORTS[mode.viewport]);
        await page.evaluate(remount, context.id);
        shown = { ...first, viewport: mode.viewport };
      }
      if (mode.picture !== null) await page.evaluate(settle, { theme: mode.theme, quiet: kind === 'screen' ? 100 : 0 });
      else if (mode.theme !== shown.theme) await page.evaluate(showTheme, mode.theme);
      if (mode.theme !== shown.theme)
        failures.push(...(await page.evaluate(colourViolations, context.id)).map((violation) => `axe (${look}): ${violation}`));
      shown = mode;
      if (mode.picture === null) continue;
      try {
        await compare(page, { ...mode, picture: mode.picture }, kind !== 'component');
      } catch (error) {
        failures.push(`picture (${look}): ${(error as Error).message}`);
      }
    }
    if (failures.length > 0) {
      shownHere = 0;
      throw new Error(failures.join('\n\n'));
    }
  },
};

export default config;
