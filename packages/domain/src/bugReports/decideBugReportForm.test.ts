import { expect, it } from 'vitest';
import { decideBugReportForm, MAX_ANSWER_CHARACTERS } from './decideBugReportForm.ts';

it('accepts a state with or without an answer', () => {
  expect(decideBugReportForm.parse({ state: 'in-progress', answer: ' Thanks.\r\nWe look. ' })).toEqual({
    state: 'in-progress',
    answer: 'Thanks.\nWe look.',
  });
  expect(decideBugReportForm.parse({ state: 'closed', answer: null })).toEqual({ state: 'closed', answer: '' });
});

it.each([
  [{ state: 'done', answer: '' }, 'state'],
  [{ answer: 'x' }, 'state'],
  [{ state: 'open', answer: 'a'.repeat(MAX_ANSWER_CHARACTERS + 1) }, 'answer'],
])('rejects %j', (given, name) => {
  expect(decideBugReportForm.safeParse(given).error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

it('accepts an answer of the maximum length', () => {
  expect(decideBugReportForm.safeParse({ state: 'open', answer: 'a'.repeat(MAX_ANSWER_CHARACTERS) }).success).toBe(true);
});
