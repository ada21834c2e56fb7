import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PesoField } from './PesoField.tsx';
import type { PesoFieldProps } from './PesoField.tsx';
import { parsePesos } from './parsePesos.ts';

function Controlled({ value: first, onChange, ...rest }: PesoFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <PesoField {...rest} value={value} onChange={change} />;
}

function start(props: Partial<PesoFieldProps> = {}) {
  const onChange = vi.fn();
  render(<Controlled name="price" label="Price" value={null} onChange={onChange} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }) };
}

test('shows separators while it is not focused', () => {
  const { input } = start({ value: 17490 });
  expect(input.value).toBe('17,490');
  fireEvent.focus(input);
  expect(input.value).toBe('17490');
  fireEvent.input(input, { target: { value: '174900' } });
  expect(input.value).toBe('174900');
  fireEvent.blur(input);
  expect(input.value).toBe('174,900');
});

test('the sign describes the field', () => {
  const { input } = start({ hint: 'Before any discount' });
  const parts = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(parts.map((id) => document.getElementById(id)?.textContent)).toEqual(['Before any discount', '₱']);
});

test('never reads centavos as pesos, and keeps them to be corrected', () => {
  const { input, onChange } = start();
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: '12.50' } });
  fireEvent.blur(input);
  expect(onChange.mock.calls).toEqual([[Number.NaN]]);
  expect(input.value).toBe('12.50');
});

test('accepts another parser', () => {
  const { input, onChange } = start({ parse: (text) => (text === '3k' ? 3000 : null) });
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: '3k' } });
  expect(onChange).toHaveBeenCalledWith(3000);
  expect(input.value).toBe('3k');
  fireEvent.blur(input);
  expect(input.value).toBe('3,000');
});

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['1749', 1749],
  ['1,749', 1749],
  ['₱ 1,749.00', 1749],
  ['1749.', 1749],
  ['12.50', Number.NaN],
  ['1.749.00', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['five', Number.NaN],
])('parses %j as %d pesos', (text, amount) => {
  expect(parsePesos(text)).toBe(amount);
});
