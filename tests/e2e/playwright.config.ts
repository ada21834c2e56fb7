import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const ADDRESS = `http://127.0.0.1:${process.env['E2E_PORT'] ?? '6008'}`;

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: false,
  workers: 2,
  // A machine under load may miss a deadline once; a defect fails twice. The report names what passed only then.
  retries: process.env['CI'] !== undefined ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_JSON'] ?? '../../node_modules/.cache/test/e2e.json' }]],
  use: {
    baseURL: ADDRESS,
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Pictures of every step would take as long as the steps.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  // The built application on data of its own.
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: '../..',
    url: ADDRESS,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
