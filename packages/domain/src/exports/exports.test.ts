import { describe, expect, test } from 'vitest';
import { exportFileName } from './exportFileName.ts';
import { exportProgress } from './exportProgress.ts';
import {
  EXPORT_FAILED,
  EXPORT_OVER,
  exportExpiry,
  exportProblem,
  exportsGivenUpBefore,
  exportsKeptSince,
  type ExportFacts,
} from './exportState.ts';
import { sheetSerial, sheetTime } from './sheetTime.ts';

describe('exportFileName', () => {
  test.each([
    ['Courses', 'csv', '2026-11-22T02:00:00Z', 'courses-2026-11-22.csv'],
    ['Sign-ins', 'xlsx', '2026-11-21T15:59:59.999Z', 'sign-ins-2026-11-21.xlsx'],
    ['Sign-ins', 'xlsx', '2026-11-21T16:00:00Z', 'sign-ins-2026-11-22.xlsx'],
    ['  Errors: in browsers!  ', 'csv', '2026-01-01T00:00:00Z', 'errors-in-browsers-2026-01-01.csv'],
    ['₱', 'csv', '2026-01-01T00:00:00Z', 'export-2026-01-01.csv'],
  ] as const)('%j as %s at %s: %s', (title, format, at, name) => {
    expect(exportFileName({ title, format, at })).toBe(name);
  });
});

describe('exportProgress', () => {
  test.each([
    [0, null, 0, 'Preparing'],
    [0, 348, 0, '0 of 348 rows'],
    [120, 348, 34, '120 of 348 rows'],
    [347, 348, 99, '347 of 348 rows'],
    [348, 348, 100, '348 of 348 rows'],
    [12_000, 1_000_000, 1, '12,000 of 1,000,000 rows'],
    // Rows were added in the meantime.
    [400, 348, 100, '400 of 400 rows'],
    [1, 1, 100, '1 of 1 row'],
    [0, 0, 100, '0 of 0 rows'],
  ])('%d of %s', (done, total, percent, text) => {
    expect(exportProgress({ done, total })).toEqual({ percent, text });
  });
});

describe('exportProblem', () => {
  const now = new Date('2026-11-22T02:00:00Z');
  const at = (ms: number) => new Date(now.getTime() + ms);
  const ready: ExportFacts = { state: 'ready', expiresAt: at(1), problem: null };
  test.each<[string, Partial<ExportFacts>, string | null]>([
    ['is null a moment before the file expires', {}, null],
    ['reports the expiry at that instant', { expiresAt: now }, EXPORT_OVER],
    ['after', { expiresAt: at(-1) }, EXPORT_OVER],
    ['reports a waiting export', { state: 'waiting', expiresAt: null }, 'This file is still being written.'],
    ['reports a running export', { state: 'running', expiresAt: null }, 'This file is still being written.'],
    ['reports a ready export without an expiry', { expiresAt: null }, 'This file is still being written.'],
    ['reports why it failed', { state: 'failed', problem: 'There is no room.' }, 'There is no room.'],
    ['reports a failure without a reason', { state: 'failed' }, EXPORT_FAILED],
  ])('%s', (_when, change, message) => {
    expect(exportProblem({ ...ready, ...change }, now)?.message ?? null).toBe(message);
  });

  test('a file that is ready can be downloaded for 24 hours', () => {
    const expiresAt = exportExpiry(now);
    expect(exportProblem({ ...ready, expiresAt }, at(86_400_000 - 1))).toBeNull();
    expect(exportProblem({ ...ready, expiresAt }, at(86_400_000))?.code).toBe('GONE');
  });

  test('expired exports are remembered for seven days, unfinished ones are abandoned after one', () => {
    expect(exportsKeptSince(now).toISOString()).toBe('2026-11-15T02:00:00.000Z');
    expect(exportsGivenUpBefore(now).toISOString()).toBe('2026-11-21T02:00:00.000Z');
  });
});

describe('sheetTime and sheetSerial', () => {
  test.each([
    ['2025-11-16T16:00:00Z', '2025-11-17 00:00:00', 45978],
    ['2025-11-16T15:59:59.999Z', '2025-11-16 23:59:59', 45977 + 86_399 / 86_400],
    ['2025-11-17T04:00:00Z', '2025-11-17 12:00:00', 45978.5],
    ['1900-02-28T16:00:00Z', '1900-03-01 00:00:00', 61],
    ['1900-02-28T15:59:59Z', '1900-02-28 23:59:59', null],
  ])('convert %s', (at, text, serial) => {
    expect(sheetTime(at)).toBe(text);
    const found = sheetSerial(at);
    if (serial === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(serial, 8);
  });

  test('keep the same second for a reader that truncates fractions of a millisecond', () => {
    const first = Date.parse('2025-11-16T16:00:00Z');
    for (let second = 0; second < 86_400; second += 7) {
      const serial = sheetSerial(new Date(first + second * 1000)) ?? 0;
      expect(Math.floor((serial - 45_978) * 86_400_000)).toBe(second * 1000);
    }
  });

  test('throw for an invalid instant', () => {
    expect(() => sheetTime(new Date(Number.NaN))).toThrow(RangeError);
    expect(() => sheetSerial('tomorrow')).toThrow(RangeError);
  });
});
