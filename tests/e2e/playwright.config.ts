import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.mjs';
import { isLongRun } from '../../scripts/longRun.ts';
import './data.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** The walk as every role, with everything that a browser stores, runs with `npm run test:long`. */
const LONG = isLongRun ? [] : [/[/\\]longWalk\.spec\.ts$/];
/**
 * Tests that use up the state of a demo account: a task can be finished only once, a greeting
 * closed only once.
 */
const ONCE = /\/(myStage|overlays)\.spec\.ts$/;
/**
 * Staff work on desktops, everyone else on phones. Tests of what depends on the width run on both.
 * With ATLAS_LONG=1, every test does.
 */
const STAFF = /\b(staff\w+|accessLevels|batches|bulk|changelog|imports|settings)\.spec\.ts\b|@staff/;
const AT_A_DESK = { grep: isLongRun ? /./ : new RegExp(`${STAFF.source}|@wide`) };
const ON_A_PHONE = isLongRun ? {} : { grepInvert: STAFF };

// Random choices are the same in every worker of a run, and in a later run with the same seed.
process.env['ATLAS_SEED'] ??= String(randomInt(1_000_000));

const isChecked = process.env['CI'] !== undefined;

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  globalSetup: './prepare.ts',
  forbidOnly: isChecked,
  fullyParallel: false,
  // More workers than cores on the machines that run the checks: tests often wait, for a slow
  // connection or a clock.
  workers: 4,
  // A machine under load may miss a deadline once; a defect fails twice. The report names tests
  // that passed only on retry.
  retries: isChecked ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_JSON'] ?? '../../node_modules/.cache/test/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: await chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Screenshots of every step would take as long as the steps.
    trace: { mode: isChecked ? 'on-first-retry' : 'retain-on-failure', screenshots: false, snapshots: false },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', testIgnore: LONG, ...ON_A_PHONE, use: PHONE },
    { name: 'desktop', testIgnore: [...LONG, ONCE], ...AT_A_DESK, use: DESKTOP },
  ],
});
