import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OtpField } from './OtpField.tsx';
import type { OtpFieldProps } from './OtpField.tsx';
import { withDigits } from './withDigits.ts';

function Controlled({ value: first, onChange, ...rest }: OtpFieldProps) {
  const [value, setValue] = useState(first);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <OtpField {...rest} value={value} onChange={change} />;
}

function start(props: Partial<OtpFieldProps> = {}) {
  const onChange = vi.fn();
  const onComplete = vi.fn();
  render(<Controlled name="otp" label="Code from your email" value="" onChange={onChange} onComplete={onComplete} {...props} />);
  return { onChange, onComplete };
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (position: number) => boxes()[position - 1]!;
const shown = () => boxes().map(({ value }) => value || '_');
const type = (position: number, text: string) => fireEvent.input(box(position), { target: { value: text } });
const paste = (position: number, text: string) => fireEvent.paste(box(position), { clipboardData: { getData: () => text } });

test('six labelled boxes in a group with the label of the field', () => {
  start();
  expect(screen.getByRole('group', { name: 'Code from your email' })).toBeDefined();
  expect(boxes().map((input) => input.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Digit ${n} of 6`));
  expect(box(1).autocomplete).toBe('one-time-code');
  expect(boxes().every(({ inputMode }) => inputMode === 'numeric')).toBe(true);
});

test('each digit moves on to the next box; the last one completes the code', () => {
  const { onChange, onComplete } = start();
  for (const [index, digit] of ['1', '2', '3', '4', '5', '6'].entries()) {
    type(index + 1, digit);
    expect(document.activeElement).toBe(box(Math.min(6, index + 2)));
  }
  expect(onChange).toHaveBeenLastCalledWith('123456');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('ignores anything but digits', () => {
  const { onChange } = start();
  type(1, 'a');
  expect(onChange).not.toHaveBeenCalled();
  expect(shown()).toEqual(['_', '_', '_', '_', '_', '_']);
});

test('a digit typed over another replaces it', () => {
  start({ value: '123' });
  type(2, '29');
  expect(shown()).toEqual(['1', '9', '3', '_', '_', '_']);
});

test.each([
  ['123456', 1],
  ['123456', 4],
  ['Your code is 123-456.', 2],
  ['1234567', 1],
])('%j pasted into box %d fills all six', (text, position) => {
  const { onComplete } = start();
  paste(position, text);
  expect(shown().join('')).toBe('123456');
  expect(onComplete).toHaveBeenCalledWith('123456');
  expect(document.activeElement).toBe(box(6));
});

test('fewer pasted digits fill the boxes from the focused one', () => {
  const { onChange, onComplete } = start({ value: '9' });
  paste(3, '12');
  expect(shown()).toEqual(['9', '_', '1', '2', '_', '_']);
  expect(onChange).toHaveBeenCalledWith('9 12');
  expect(onComplete).not.toHaveBeenCalled();
});

test('a phone can autofill the whole code into the first box', () => {
  const { onComplete } = start();
  type(1, '123456');
  expect(shown().join('')).toBe('123456');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('arrow keys move between the boxes and stop at the ends', () => {
  start({ value: '123456' });
  box(1).focus();
  fireEvent.keyDown(box(1), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(box(1));
  fireEvent.keyDown(box(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(box(2));
});

test('Backspace clears a filled box, then the one before it', () => {
  const { onChange } = start({ value: '123' });
  box(3).focus();
  fireEvent.keyDown(box(3), { key: 'Backspace' });
  expect(document.activeElement).toBe(box(3));
  fireEvent.keyDown(box(3), { key: 'Backspace' });
  expect(document.activeElement).toBe(box(2));
  expect(onChange.mock.calls).toEqual([['12'], ['1']]);
});

test('an empty input event without a key clears the box', () => {
  start({ value: '123456' });
  type(2, '');
  expect(shown()).toEqual(['1', '_', '3', '4', '5', '6']);
});

test('the error describes the group and links to the first box', () => {
  start({ error: 'This code is no longer valid' });
  const group = screen.getByRole('group');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('This code is no longer valid');
  expect(box(1).id).toBe('field-otp');
  expect(box(6).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['', '1', 0, '1'],
  ['123456', '9', 2, '129456'],
  ['12', '9', 3, '12 9'],
  ['123456', '78', 5, '123457'],
  ['12', ' ', 1, '1'],
])('%j with %j from box %d is %j', (value, digits, from, expected) => {
  expect(withDigits(value, digits, { from, length: 6 })).toBe(expected);
});

test('the first digits typed over a full code do not complete it; the last one does', () => {
  const { onComplete } = start({ value: '123456' });
  for (const [index, digit] of ['6', '5', '4', '3', '2'].entries()) type(index + 1, digit);
  expect(onComplete).not.toHaveBeenCalled();
  type(6, '1');
  expect(onComplete.mock.calls).toEqual([['654321']]);
});

test('a cleared box that is filled again completes the code', () => {
  const { onComplete } = start({ value: '12 456' });
  type(3, '3');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

test('a digit typed over the same one moves on, and completes the code in the last box', () => {
  const { onComplete } = start({ value: '123456' });
  type(1, '1');
  expect(document.activeElement).toBe(box(2));
  type(6, '6');
  expect(onComplete.mock.calls).toEqual([['123456']]);
});
