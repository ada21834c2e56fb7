import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './Price.tsx';

afterEach(cleanup);

const read = (element: HTMLElement) => element.textContent;

test('an old price is said to be old, and is struck through', () => {
  const { container } = render(<Price text="₱3,499.00" was="₱4,999.00" />);
  expect(read(container)).toBe('Now: ₱3,499.00Before: ₱4,999.00');
  expect(container.querySelector('s')?.textContent).toBe('Before: ₱4,999.00');
});

test('a price alone is a figure alone', () => {
  const { container } = render(<Price text="FREE" />);
  expect(read(container)).toBe('FREE');
});
