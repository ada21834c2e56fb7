import { evidenceProblem, MAX_EVIDENCE } from '@atlas/domain/journey';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '../../session/fetchGraphQL.ts';
import { EvidenceStore, evidenceStoreOf } from './evidenceStore.ts';
import { useEvidence } from './useEvidence.ts';

afterEach(cleanup);

const TASK = 'task:1';
function evidence(text?: string) {
  const store = new EvidenceStore();
  const { result } = renderHook(() => useEvidence(store));
  if (text !== undefined) act(() => store.type(TASK, text, evidenceProblem(text)));
  return { store, hook: result };
}
function checked(store: EvidenceStore): boolean {
  let isValid = false;
  act(() => {
    isValid = store.check(TASK);
  });
  return isValid;
}

test.each([
  ['allows a task without evidence', undefined, true],
  ['allows evidence at the limit', 'x'.repeat(MAX_EVIDENCE), true],
  ['rejects evidence over the limit', 'x'.repeat(MAX_EVIDENCE + 1), false],
])('%s', (_what, text, isValid) => {
  const { store, hook } = evidence(text);
  expect(checked(store)).toBe(isValid);
  expect([hook.current.error(TASK)?.text, hook.current.typed(TASK)]).toEqual([isValid ? undefined : 'Evidence is too long', text]);
});

test('reports each failed attempt again, and clears the error with a valid one', () => {
  const { store, hook } = evidence('x'.repeat(MAX_EVIDENCE + 1));
  checked(store);
  const first = hook.current.error(TASK);
  checked(store);
  expect(hook.current.error(TASK)).not.toBe(first);
  act(() => store.type(TASK, 'Shorter.', null));
  checked(store);
  expect(hook.current.error(TASK)).toBeNull();
});

test('shows the server’s error for the evidence and keeps the text', () => {
  const { store, hook } = evidence('Mine.');
  act(() => store.reject(TASK, new RequestError('No.', 'BAD_USER_INPUT', { evidence: 'Evidence is too long' })));
  expect([hook.current.error(TASK)?.text, hook.current.typed(TASK)]).toEqual(['Evidence is too long', 'Mine.']);
  act(() => store.reject(TASK, new RequestError('No connection.', 'NETWORK')));
  expect(hook.current.error(TASK)).toBeNull();
});

test('closes the field of a task whose evidence was sent, with its error', () => {
  const { store, hook } = evidence('x'.repeat(MAX_EVIDENCE + 1));
  checked(store);
  act(() => store.type('task:2', 'Other.', null));
  act(() => store.forget(TASK));
  expect([hook.current.typed(TASK), hook.current.error(TASK), hook.current.typed('task:2')]).toEqual([undefined, null, 'Other.']);
  act(() => store.clear());
  expect(hook.current.isOpen).toBe(false);
});

test.each([
  ['no field is open', undefined, false, false],
  ['a field is open and empty', '', true, false],
  ['a field contains only spaces', ' \n', true, false],
  ['a field contains text', 'Mine.', true, true],
])('reports unsent evidence correctly when %s', (_what, text, isOpen, isUnsent) => {
  const { current } = evidence(text).hook;
  expect([current.isOpen, current.isUnsent([TASK]), current.isUnsent(['task:2'])]).toEqual([isOpen, isUnsent, false]);
});

test('is shared by the places of one identity only', () => {
  const [ours, theirs] = [{}, {}];
  evidenceStoreOf(ours).type(TASK, 'Mine.', null);
  expect(evidenceStoreOf(ours).read().typed[TASK]?.text).toBe('Mine.');
  expect(evidenceStoreOf(theirs).read().typed[TASK]).toBeUndefined();
});
