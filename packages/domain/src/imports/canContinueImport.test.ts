import { expect, test } from 'vitest';
import { canContinueImport } from './canContinueImport.ts';

test.each([
  ['stopped', null, true],
  ['stopped', new Date('2025-11-17T00:00:00Z'), false],
  ['running', null, false],
  ['undoing', null, false],
  ['done', null, false],
  ['failed', null, false],
] as const)('%s with cells removed at %s: %s', (state, cellsRemovedAt, expected) =>
  expect(canContinueImport({ state, cellsRemovedAt })).toBe(expected),
);
