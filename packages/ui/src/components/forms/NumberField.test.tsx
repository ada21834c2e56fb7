import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';
import type { NumberFieldProps } from './NumberField.tsx';

function Controlled({ value: first, onChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <NumberField {...rest} value={value} onChange={change} />
      <button onClick={() => setValue(7)}>Set to 7</button>
    </>
  );
}

function start(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  render(<Controlled name="days" label="Validity" value={null} onChange={onChange} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Validity' }) };
}
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });

test('reports a number, null for empty input, and NaN for anything else', () => {
  const { input, onChange } = start();
  for (const text of ['30', '', 'ten']) type(input, text);
  expect(onChange.mock.calls).toEqual([[30], [null], [Number.NaN]]);
  expect(input.value).toBe('ten');
});

test('keeps invalid input on blur, to be corrected', () => {
  const { input } = start();
  fireEvent.focus(input);
  type(input, '3o');
  fireEvent.blur(input);
  expect(input.value).toBe('3o');
  fireEvent.focus(input);
  expect(input.value).toBe('3o');
});

test('keeps raw input while typing, and formats it on blur', () => {
  const { input } = start();
  fireEvent.focus(input);
  type(input, '007.');
  expect(input.value).toBe('007.');
  fireEvent.blur(input);
  expect(input.value).toBe('7');
});

test('a reset form shows its own value, whatever was typed', () => {
  const { input } = start();
  fireEvent.focus(input);
  type(input, '12');
  fireEvent.click(screen.getByRole('button', { name: 'Set to 7' }));
  expect(input.value).toBe('7');
});

test('arrow keys step within the range', () => {
  const { input, onChange } = start({ value: 9, min: 0, max: 10 });
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(input, { key });
  expect(onChange.mock.calls).toEqual([[10], [10], [9]]);
  expect(input.getAttribute('aria-valuenow')).toBe('9');
  expect(input.getAttribute('aria-valuemax')).toBe('10');
});

test('the first step of an empty field is its minimum', () => {
  const { input, onChange } = start({ min: 3 });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(onChange).toHaveBeenCalledWith(3);
});

test('steps of a tenth have no floating-point errors', () => {
  const { input, onChange } = start({ value: 0.2, step: 0.1 });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(onChange).toHaveBeenCalledWith(0.3);
});

test('a read-only field does not step', () => {
  const { input, onChange } = start({ value: 2, readOnly: true });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(onChange).not.toHaveBeenCalled();
});

test('announces the unit with the number', () => {
  const { input } = start({ value: 30, unit: 'days' });
  expect(input.getAttribute('aria-valuetext')).toBe('30 days');
});

test.each([
  [{ min: 0 }, 'numeric'],
  [{ min: 0, step: 0.5 }, 'decimal'],
  [{}, null],
])('with %j the phone keyboard is %j', (props, keyboard) => {
  expect(start(props).input.getAttribute('inputmode')).toBe(keyboard);
});
