import { expect, test } from 'vitest';
import { canStopImport } from './canStopImport.ts';
import { IMPORT_STATES } from './importModes.ts';

test('an import can be stopped while it writes records', () => {
  expect(IMPORT_STATES.filter((state) => canStopImport(state))).toEqual(['running', 'undoing']);
});
