import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { isLongRun } from '../../scripts/longRun.ts';
import './data.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** As every role, with everything that a browser keeps, is for `npm run test:long`. */
const LONG = isLongRun ? [] : [/[/\\]longWalk\.spec\.ts$/];
/** What uses up the state of a demo account: a task is finished once, a greeting is closed once. */
const ONCE = /\/(myStage|overlays)\.spec\.ts$/;
/** Staff work at a desk, everybody else on a phone; what moves with the width is looked at on both. With ATLAS_LONG=1 everything is. */
const STAFF = /\b(staff\w+|accessLevels|bulk|changelog|settings)\.spec\.ts\b|@staff/;
const AT_A_DESK = { grep: isLongRun ? /./ : new RegExp(`${STAFF.source}|@wide`) };
const ON_A_PHONE = isLongRun ? {} : { grepInvert: STAFF };

// What is drawn by lot is the same in every worker of a run, and in the next one when it is given its seed.
process.env['ATLAS_SEED'] ??= String(randomInt(1_000_000));

const isChecked = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './prepare.ts',
  forbidOnly: isChecked,
  fullyParallel: false,
  // More than there are cores where checks run: tests often wait, for a slow line or a clock.
  workers: 4,
  // A machine under load may miss a deadline once; a defect fails twice. The report names what passed only then.
  retries: isChecked ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_JSON'] ?? '../../node_modules/.cache/test/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Pictures of every step would take as long as the steps.
    trace: { mode: isChecked ? 'on-first-retry' : 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', testIgnore: LONG, ...ON_A_PHONE, use: PHONE },
    { name: 'desktop', testIgnore: [...LONG, ONCE], ...AT_A_DESK, use: DESKTOP },
  ],
});
