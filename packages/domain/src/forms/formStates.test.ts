import { expect, test } from 'vitest';
import { FORM_STATES, type FormState, mayMoveForm } from './formStates.ts';

test('a form can be opened, closed and opened again, but never returns to draft', () => {
  const states = FORM_STATES.map(({ value }) => value);
  const moves = states.flatMap((from) => states.filter((to) => mayMoveForm(from, to)).map((to) => `${from} → ${to}`));
  expect(moves).toEqual(['draft → open', 'open → closed', 'closed → open']);
});

test('an unknown state allows no transition', () => {
  expect(mayMoveForm('toString' as FormState, 'open')).toBe(false);
  expect(mayMoveForm('draft', '' as FormState)).toBe(false);
});
