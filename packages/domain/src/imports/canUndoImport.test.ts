import { expect, test } from 'vitest';
import { canUndoImport } from './canUndoImport.ts';

const until = new Date('2025-11-18T00:00:00Z');
const done = { state: 'done', stoppedIn: null, applied: 3, undone: 1, kept: 1, undoableUntil: until } as const;

test.each([
  [done, '2025-11-17T23:59:59.999Z', true],
  [done, '2025-11-18T00:00:00.000Z', false],
  [{ ...done, state: 'failed' as const }, '2025-11-17T00:00:00Z', true],
  [{ ...done, state: 'stopped' as const, stoppedIn: 'running' as const }, '2025-11-17T00:00:00Z', true],
  [{ ...done, state: 'stopped' as const, stoppedIn: 'undoing' as const }, '2025-11-17T00:00:00Z', false],
  [{ ...done, state: 'running' as const }, '2025-11-17T00:00:00Z', false],
  [{ ...done, state: 'undone' as const }, '2025-11-17T00:00:00Z', false],
  [{ ...done, kept: 2 }, '2025-11-17T00:00:00Z', false],
  [{ ...done, undoableUntil: null }, '2025-11-17T00:00:00Z', false],
])('%j at %s: %s', (one, now, expected) => expect(canUndoImport(one, new Date(now))).toBe(expected));
