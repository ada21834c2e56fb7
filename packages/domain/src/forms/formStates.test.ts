import { expect, test } from 'vitest';
import { FORM_STATES, type FormState, mayMoveForm } from './formStates.ts';

test('a form is opened, closed and opened again, and never a draft again', () => {
  const states = FORM_STATES.map(({ value }) => value);
  const moves = states.flatMap((from) => states.filter((to) => mayMoveForm(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual(['draft → open', 'open → closed', 'closed → open']);
});

test('an unknown state goes nowhere', () => {
  expect(mayMoveForm('toString' as FormState, 'open')).toBe(false);
  expect(mayMoveForm('draft', '' as FormState)).toBe(false);
});
