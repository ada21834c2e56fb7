import { expect, test } from 'vitest';
import { copiedTermName } from './copiedTermName.ts';
import { paymentTermForm } from './paymentTermForm.ts';

test.each([
  ['3 monthly payments', 'Copy of 3 monthly payments'],
  ['Copy of 3 monthly payments', 'Copy of Copy of 3 monthly payments'],
  ['x'.repeat(92), `Copy of ${'x'.repeat(92)}`],
  ['x'.repeat(93), `Copy of ${'x'.repeat(92)}`],
  [`${'x'.repeat(91)} yz`, `Copy of ${'x'.repeat(91)}`],
])('copies %s as %s', (name, copy) => {
  expect(copiedTermName(name)).toBe(copy);
  expect(paymentTermForm.parse({ name: copy }).name).toBe(copy);
});
