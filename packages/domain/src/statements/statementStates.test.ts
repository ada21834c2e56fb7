import { expect, test } from 'vitest';
import { LINE_STATES, lineActions } from './statementStates.ts';

test('a line that was recorded before offers nothing, and an unknown state neither', () => {
  expect(lineActions('recorded')).toEqual([]);
  expect(lineActions('constructor' as never)).toEqual([]);
});

test('what was done can be taken back, and only then', () => {
  const reopened = LINE_STATES.map(({ value }) => value).filter((state) => lineActions(state).includes('reopen'));
  expect(reopened).toEqual(['applied', 'kept', 'dismissed']);
});

test('kept money can still be applied, but not kept again or dismissed', () => {
  expect(lineActions('kept')).toEqual(['apply', 'reopen']);
});
