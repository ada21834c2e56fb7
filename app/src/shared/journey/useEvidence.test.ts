import { evidenceProblem, MAX_EVIDENCE } from '@atlas/domain/journey';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { useEvidence } from './useEvidence.ts';

afterEach(cleanup);

const TASK = 'task:1';
function evidence(text?: string) {
  const { result } = renderHook(useEvidence);
  if (text !== undefined) act(() => result.current.type(TASK, text, evidenceProblem(text)));
  return result;
}
function checked(hook: ReturnType<typeof evidence>): boolean {
  let isValid = false;
  act(() => {
    isValid = hook.current.check(TASK);
  });
  return isValid;
}

test.each([
  ['allows a task without evidence', undefined, true],
  ['allows evidence at the limit', 'x'.repeat(MAX_EVIDENCE), true],
  ['rejects evidence over the limit', 'x'.repeat(MAX_EVIDENCE + 1), false],
])('%s', (_what, text, isValid) => {
  const hook = evidence(text);
  expect(checked(hook)).toBe(isValid);
  expect([hook.current.error(TASK)?.text, hook.current.typed(TASK)]).toEqual([isValid ? undefined : 'Evidence is too long', text]);
});

test('reports each failed attempt again, and clears the error with a valid one', () => {
  const hook = evidence('x'.repeat(MAX_EVIDENCE + 1));
  checked(hook);
  const first = hook.current.error(TASK);
  checked(hook);
  expect(hook.current.error(TASK)).not.toBe(first);
  act(() => hook.current.type(TASK, 'Shorter.', null));
  checked(hook);
  expect(hook.current.error(TASK)).toBeNull();
});

test('shows the server’s error for the evidence and keeps the text', () => {
  const hook = evidence('Mine.');
  act(() => hook.current.reject(TASK, new RequestError('No.', 'BAD_USER_INPUT', { evidence: 'Evidence is too long' })));
  expect([hook.current.error(TASK)?.text, hook.current.typed(TASK)]).toEqual(['Evidence is too long', 'Mine.']);
  act(() => hook.current.reject(TASK, new RequestError('No connection.', 'NETWORK')));
  expect(hook.current.error(TASK)).toBeNull();
});

test.each([
  ['no field is open', undefined, false, false],
  ['a field is open and empty', '', true, false],
  ['a field contains only spaces', ' \n', true, false],
  ['a field contains text', 'Mine.', true, true],
])('reports unsent evidence correctly when %s', (_what, text, isOpen, isUnsent) => {
  const { current } = evidence(text);
  expect([current.isOpen, current.isUnsent([TASK]), current.isUnsent(['task:2'])]).toEqual([isOpen, isUnsent, false]);
});
