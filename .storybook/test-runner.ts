import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { comparison } from '../tests/visual/comparison.ts';
import { kindOf, modesOf, VIEWPORTS } from '../tests/visual/modes.ts';
import type { Mode } from '../tests/visual/modes.ts';
import { colourViolations, pictureArea, prepare, remount, settle, showTheme } from '../tests/visual/inPage.ts';

/** Where baselines and diffs lie; scripts/test-storybook.ts may move both, to try a change without touching the repository's own. */
const dir = process.env['PICTURES_DIR'] ?? join(process.cwd(), 'tests/visual');

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

/** What the runner puts on jest's global object. */
interface Runner {
  page: Page;
  context: unknown;
  jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage(page: Page, context: unknown): Promise<void>;
}

/** After so many stories the page is opened anew: to open one takes longer than a story, and one that has shown many grows slow. */
const STORIES_A_PAGE = 200;
let shownHere = 0;
/** The looks of the story that is shown. */
let modes: readonly Mode[] = [];

async function freshPage(): Promise<Page> {
  const runner = globalThis as unknown as Runner;
  await runner.jestPlaywright.resetPage();
  // Storybook's highlighting of elements, which nobody sees here, would measure the whole page after each change of it.
  await runner.page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

async function compare(page: Page, mode: Mode & { picture: string }, whole: boolean): Promise<void> {
  const { width, height } = VIEWPORTS[mode.viewport];
  const clip = whole ? null : await page.evaluate(pictureArea, { width, height });
  // A page is pictured whole: in a window as tall as it is, so that bars that stick to an edge lie at the edge and not across it.
  const tall = whole ? await page.evaluate(() => document.documentElement.scrollHeight) : height;
  if (tall > height) await page.setViewportSize({ width, height: tall });
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : { fullPage: true }) });
  if (tall > height) await page.setViewportSize({ width, height });
  const baseline = join(dir, 'baseline', `${mode.picture}.png`);
  const log = process.env['PICTURES_LOG'];
  if (log) appendFileSync(log, `${mode.picture}\n`);
  // The same bytes are the same picture; decoding two images would say so 50 ms later.
  if (existsSync(baseline) && readFileSync(baseline).equals(image)) return;
  expect(image).toMatchImageSnapshot({
    ...comparison,
    customSnapshotsDir: join(dir, 'baseline'),
    customDiffDir: join(dir, 'diff'),
    customSnapshotIdentifier: mode.picture,
    // With -u also those that differ by less than what fails: comparing two pictures takes longer than all the rest of a story.
    updatePassedSnapshot: true,
  });
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },

  // Stories share a page until one fails; each starts with the size of its first look and with empty storage.
  async preVisit(page, { id }) {
    const isFresh = shownHere === 0;
    const shown = isFresh ? await freshPage() : page;
    if (isFresh) await shown.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    shownHere = (shownHere + 1) % STORIES_A_PAGE;
    modes = modesOf({ id, ...(await shown.evaluate(prepare, id)) });
    await shown.setViewportSize(VIEWPORTS[modes[0]!.viewport]);
  },

  // Drawn at a new size, a story plays and passes axe in its first theme. Other themes change in place: they are one attribute on the root.
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
