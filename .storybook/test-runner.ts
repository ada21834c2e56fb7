import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { acceptPicture, isSamePicture, recordDiff, removeDiffs } from '../scripts/stories/pictureDiffs.ts';
import { isLongRun } from '../scripts/longRun.ts';
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
type Context = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[1];

/** Reports to the command that started this run: a story that ended, or a picture. */
function report(event: 'story' | 'picture' | 'new' | 'accepted' | 'differs', name: string): void {
  const log = process.env['STORIES_LOG'];
  if (log) appendFileSync(log, `${event} ${name}\n`);
}

/** The pictures to accept: `*` for all, or their names. */
const accepted = new Set((process.env['PICTURES_UPDATE'] ?? '').split(' '));
const isAccepted = (picture: string): boolean => accepted.has('*') || accepted.has(picture);

/** True for a run with movement, which takes no pictures. */
const isMoving = process.env['STORIES_MOTION'] === '1';

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
  // after each change of it. Toasts stay for the pictures (preview.tsx).
  await runner.page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true, TOASTS_STAY: true }));
  await runner.__sbSetupPage(runner.page, runner.context);
  return runner.page;
}

async function compare(page: Page, context: Context, mode: Mode & { picture: string }, whole: boolean): Promise<void> {
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
  const { picture } = mode;
  const baseline = join(dir, 'baseline', `${picture}.png`);
  const isNew = !existsSync(baseline);
  report('picture', picture);
  // The comparison below takes seconds for a whole page, even when nothing differs.
  if (!isNew && (await isSamePicture(readFileSync(baseline), image))) return;
  if (isAccepted(picture)) {
    await acceptPicture(dir, picture, image);
    report(isNew ? 'new' : 'accepted', picture);
    return;
  }
  try {
    expect(image).toMatchImageSnapshot({
      ...comparison,
      customSnapshotsDir: join(dir, 'baseline'),
      customDiffDir: join(dir, 'diff'),
      customReceivedDir: join(dir, 'diff'),
      customReceivedPostfix: '-after',
      storeReceivedOnFailure: true,
      onlyDiff: true,
      customSnapshotIdentifier: picture,
    });
    if (isNew) report('new', picture);
  } catch (error) {
    if (!isNew) {
      const { id: story, title, name } = context;
      recordDiff(dir, { picture, story, title, name, viewport: mode.viewport, width, theme: mode.theme }, (error as Error).message);
      report('differs', picture);
    }
    throw error;
  }
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
    const looks = modesOf({ id, ...(await shown.evaluate(prepare, id)) }, isLongRun);
    modes = isMoving ? looks.slice(0, 1).map((look) => ({ ...look, picture: null })) : looks;
    if (!isMoving) removeDiffs(dir, (story) => story === id);
    await shown.setViewportSize(VIEWPORTS[modes[0]!.viewport]);
  },

  // After each change of size, a story plays and passes axe in its first theme. Other themes change
  // in place: they are one attribute on the root.
  async postVisit(page, context) {
    report('story', context.id);
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
        await compare(page, context, { ...mode, picture: mode.picture }, kind !== 'component');
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
