import { describe, expect, it } from 'vitest';
import { downloadExpiry, isDownloadable } from './dataDownload.ts';

const READY = new Date('2025-11-12T02:00:00.000Z');

describe('a file with a person’s data', () => {
  it.each([
    ['when it is ready', '2025-11-12T02:00:00.000Z', true],
    ['a millisecond before its end', '2025-11-13T01:59:59.999Z', true],
    ['at its end', '2025-11-13T02:00:00.000Z', false],
  ])('can be downloaded %s: %s → %s', (_when, now, expected) => {
    expect(isDownloadable(downloadExpiry(READY), new Date(now))).toBe(expected);
  });

  it('cannot be downloaded before it is ready', () => {
    expect(isDownloadable(null, READY)).toBe(false);
  });
});
