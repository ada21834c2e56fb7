import { expect, test } from 'vitest';
import { IMPORT_STATES } from './importModes.ts';
import { mayImportBecome } from './mayImportBecome.ts';

test.each([
  ['checking', ['checked']],
  ['checked', ['checking', 'running']],
  ['running', ['done', 'failed', 'stopped']],
  ['done', ['undoing']],
  ['undoing', ['done', 'undone', 'stopped']],
  ['undone', []],
  ['failed', ['undoing']],
  ['stopped', ['running', 'undoing']],
] as const)('%s is followed by %j', (from, next) => {
  expect(IMPORT_STATES.filter((to) => mayImportBecome(from, to))).toEqual(IMPORT_STATES.filter((to) => next.some((one) => one === to)));
});
