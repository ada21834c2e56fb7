import { expect, test } from 'vitest';
import { type Log, logKeptSince } from './logKeptSince.ts';

const isKept = (log: Log, at: string, now = '2025-11-12T02:00:00.000Z') => !(new Date(at) < logKeptSince(log, new Date(now)));

test.each([
  ['signIns', '2024-11-12T02:00:00.000Z', true],
  ['signIns', '2024-11-12T01:59:59.999Z', false],
  ['clientErrors', '2025-10-13T02:00:00.000Z', true],
  ['clientErrors', '2025-10-13T01:59:59.999Z', false],
  ['failedJobs', '2025-08-14T02:00:00.000Z', true],
  ['failedJobs', '2025-08-14T01:59:59.999Z', false],
  ['messages', '2025-05-16T02:00:00.000Z', true],
  ['messages', '2025-05-16T01:59:59.999Z', false],
  ['bulkJobs', '2025-05-16T02:00:00.000Z', true],
  ['bulkJobs', '2025-05-16T01:59:59.999Z', false],
  ['bulkPreviews', '2025-11-10T02:00:00.000Z', true],
  ['bulkPreviews', '2025-11-10T01:59:59.999Z', false],
] as const)('%s of %s are retained on 12 November at 10 in Manila: %s', (log, at, kept) => {
  expect(isKept(log, at)).toBe(kept);
});

test('everything is retained without a valid time', () => {
  expect(isKept('clientErrors', '2000-01-01T00:00:00Z', 'soon')).toBe(true);
});
