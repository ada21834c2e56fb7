import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { contextOptions } from '../tests/visual/comparison.ts';

/**
 * The runner writes one test file per title, and jest sets up browser and modules anew for each, which takes longer than the stories in it. Here
 * one file a worker holds its share of the titles; `STORIES_ONLY` keeps those whose id it matches.
 */
function shards(dir) {
  const only = new RegExp(process.env.STORIES_ONLY ?? '', 'i');
  const titles = globSync('*.test.js', { cwd: dir })
    .filter((file) => only.test(file.replace(/\.test\.js$/, '')))
    .toSorted();
  const count = Number(process.env.STORIES_WORKERS);
  mkdirSync(join(dir, 'shards'), { recursive: true });
  for (let n = 0; n < Math.min(count, titles.length); n++) {
    const code = titles.filter((_, index) => index % count === n).map((file) => readFileSync(join(dir, file), 'utf8'));
    // As end to end: what passes at the second try is named by `npm test`, and does not fail it.
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
        contextOptions,
      },
    },
  };
};
