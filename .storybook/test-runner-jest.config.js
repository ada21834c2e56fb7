import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { contextOptions } from '../tests/visual/comparison.ts';

const SHARDS = 6;

/**
 * The runner writes one test file per title, and jest sets up browser and modules anew for each, which takes longer than the stories in it. Here
 * a few files hold all titles; `STORIES_ONLY` keeps those whose id it matches.
 */
function shards(dir) {
  const only = new RegExp(process.env.STORIES_ONLY ?? '', 'i');
  const titles = globSync('*.test.js', { cwd: dir })
    .filter((file) => only.test(file.replace(/\.test\.js$/, '')))
    .toSorted();
  mkdirSync(join(dir, 'shards'), { recursive: true });
  for (let n = 0; n < Math.min(SHARDS, titles.length); n++) {
    const code = titles.filter((_, index) => index % SHARDS === n).map((file) => readFileSync(join(dir, file), 'utf8'));
    writeFileSync(join(dir, 'shards', `stories-${n + 1}.test.js`), code.join('\n'));
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
