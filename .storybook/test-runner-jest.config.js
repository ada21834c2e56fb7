import { getJestConfig } from '@storybook/test-runner';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import { contextOptions } from '../tests/visual/comparison.ts';

const base = getJestConfig();

/** @type {() => Promise<import('jest').Config>} */
export default async () => ({
  ...base,
  roots: ['<rootDir>/packages/ui/src', '<rootDir>/app/src'],
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: await chromiumLaunch(),
      contextOptions,
    },
  },
});
