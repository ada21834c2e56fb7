import type { MatchImageSnapshotOptions } from 'jest-image-snapshot';

/**
 * The settings for comparing two pictures; tests/visual/sensitivity.test.ts justifies the figures.
 * Anti-aliased edges are not counted, and 20 pixels may differ. A different sub-pixel rendering
 * stays below that; shifting a button by one pixel changes hundreds.
 */
export const comparison = {
  comparisonMethod: 'pixelmatch',
  customDiffConfig: { threshold: 0.01, includeAA: false },
  failureThreshold: 20,
  failureThresholdType: 'pixel',
  allowSizeMismatch: false,
  // A process per comparison would cost more than everything else together.
  runInProcess: true,
} as const satisfies MatchImageSnapshotOptions;

/** The conditions under which every picture is rendered: no movement, one clock, one language. */
export const contextOptions = {
  reducedMotion: 'reduce',
  colorScheme: 'light',
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 800 },
} as const;
