import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './Stepper.tsx';

const steps = [{ title: 'Receipt sent' }, { title: 'Being checked', note: 'within 2 days' }, { title: 'Approved' }];
const texts = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const current = () => screen.getAllByRole('listitem').findIndex((item) => item.getAttribute('aria-current') === 'step');

test.each([
  [0, ['Now: Receipt sent', 'Being checked', 'Approved'], 0],
  [1, ['Done: Receipt sent', 'Now: Being checked', 'Approved'], 1],
  [3, ['Done: Receipt sent', 'Done: Being checked', 'Done: Approved'], -1],
])('with step %d current, states it in words', (at, expected, marked) => {
  render(<Stepper label="Your payment" steps={steps} current={at} />);
  expect(screen.getByRole('list', { name: 'Your payment' })).toBeTruthy();
  expect(texts()).toEqual(expected);
  expect(current()).toBe(marked);
});
