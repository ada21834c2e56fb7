import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from './Price.tsx';

const read = (element: HTMLElement) => element.textContent;

test('labels an old price as old and strikes it through', () => {
  const { container } = render(<Price text="₱3,499.00" was="₱4,999.00" />);
  expect(read(container)).toBe('Now: ₱3,499.00Before: ₱4,999.00');
  expect(container.querySelector('s')?.textContent).toBe('Before: ₱4,999.00');
});

test('shows a price alone without labels', () => {
  const { container } = render(<Price text="FREE" />);
  expect(read(container)).toBe('FREE');
});
