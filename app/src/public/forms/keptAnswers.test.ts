import { responseKey } from '@atlas/domain/forms';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepAnswers, newResponseKey, readAnswers } from './keptAnswers.ts';

const KEPT = { key: 'k', answers: { name: 'Ana' }, email: 'a@people.example', consent: true };
beforeEach(() => localStorage.clear());

test('keeps answers for each person and form, until they are sent', () => {
  keepAnswers('survey', null, KEPT);
  expect(readAnswers('survey', null)).toEqual(KEPT);
  expect(readAnswers('survey', 7)).toBeNull();
  expect(readAnswers('other', null)).toBeNull();
  keepAnswers('survey', null, null);
  expect(readAnswers('survey', null)).toBeNull();
});

test.each(['', 'x', 'null', '{}', '{"key":"k"}', '{"key":"k","answers":null}'])('ignores what another version kept: %j', (text) => {
  localStorage.setItem('form-survey-visitor', text);
  expect(readAnswers('survey', null)).toBeNull();
});

test('a browser that keeps nothing still fills in the form', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => keepAnswers('survey', null, KEPT)).not.toThrow();
  refused.mockRestore();
});

test('generates keys that the server accepts, each another one', () => {
  const keys = Array.from({ length: 100 }, newResponseKey);
  expect(keys.every((key) => responseKey.safeParse(key).success)).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
