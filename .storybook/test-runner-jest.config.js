import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { contextOptions } from '../tests/visual/comparison.ts';

/**
 * Writes one test file per worker, with that worker's share of the titles. The runner writes one
 * file per title, and jest sets up browser and modules again for each, which takes longer than its
 * stories.
 */
function shards(dir) {
  const titles = globSync('*.test.js', { cwd: dir }).toSorted();
  const count = Number(process.env.STORIES_WORKERS);
  mkdirSync(join(dir, 'shards'), { recursive: true });
  for (let n = 0; n < Math.min(count, titles.length); n++) {
    const code = titles.filter((_, index) => index % count === n).map((file) => readFileSync(join(dir, file), 'utf8'));
    // As in the end-to-end tests, a test that passes on retry does not fail `npm test`, which lists
    // it.
    const retries = 'jest.retryTimes(1, { logErrorsBeforeRetry: true });';
    writeFileSync(join(dir, 'shards', `stories-${n + 1}.test.js`), [retries, ...code].join('\n'));
  }
  return join(dir, 'shards');
}

/** @type {() => Promise<import('jest').Config>} */
export default async () => {
  const base = getJestConfig();
  return {
    ...base,
    roots: [shards(process.env.TEST_ROOT)],
    testTimeout: 30_000,
    testEnvironmentOptions: {
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        browsers: ['chromium'],
        launchOptions: await chromiumLaunch(),
        contextOptions: { ...contextOptions, reducedMotion: process.env.STORIES_MOTION === '1' ? 'no-preference' : 'reduce' },
      },
    },
  };
};
