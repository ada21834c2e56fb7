import type { MatchImageSnapshotOptions } from 'jest-image-snapshot';

/**
 * How two pictures are compared; tests/visual/sensitivity.test.ts proves the figures. Anti-aliased edges are left out of the count and 20
 * pixels may differ, which a different sub-pixel rendering stays below; one pixel's shift of a button changes hundreds.
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

/** What every picture is drawn with: no movement, one clock, one language. */
export const contextOptions = {
  reducedMotion: 'reduce',
  colorScheme: 'light',
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'UTC',
  viewport: { width: 1280, height: 800 },
} as const;
