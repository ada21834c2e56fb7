import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

const options = [
  { value: 'full', label: 'Pay in full', description: 'You save ₱500.00' },
  { value: 'split', label: 'Pay in six parts' },
  { value: 'wait', label: 'Pay later', disabled: true },
];
const show = (props: Partial<Parameters<typeof RadioGroup>[0]> = {}) => {
  const onChange = vi.fn();
  render(<RadioGroup name="terms" label="How do you pay?" value="" onChange={onChange} options={options} {...props} />);
  return onChange;
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('the options are one group with the name of the field', () => {
  show({ value: 'split', required: true });
  const group = screen.getByRole('radiogroup', { name: 'How do you pay?' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1);
});

test('choosing is told by its value', () => {
  const onChange = show();
  fireEvent.click(radio('Pay in six parts'));
  expect(onChange).toHaveBeenCalledWith('split');
  expect(radio('Pay later').disabled).toBe(true);
});

test('what an option means is read with it and is no part of its name', () => {
  show();
  const full = screen.getByRole('radio', { description: 'You save ₱500.00' });
  expect(full).toBe(screen.getAllByRole('radio')[0]);
});

test.each([
  ['', 'Pay in full'],
  ['split', 'Pay in six parts'],
])('an error is read with the group; with %j chosen it leads to %j', (value, name) => {
  show({ value, error: 'Choose how you pay' });
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose how you pay');
  expect(document.getElementById('field-terms')).toBe(screen.getByText(name, { exact: false }).closest('label')?.querySelector('input'));
});

test('leaving the group is told once, moving within it is not', () => {
  const onBlur = vi.fn();
  show({ onBlur });
  const [first, second] = screen.getAllByRole('radio');
  fireEvent.blur(first!, { relatedTarget: second });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(second!, { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a switch says whether it is on, and a press tells the other', () => {
  const onChange = vi.fn();
  render(<Switch name="sound" label="Chime when a task is done" checked onChange={onChange} hint="Only on this device" />);
  const control = screen.getByRole('switch', { name: 'Chime when a task is done', checked: true });
  expect(document.getElementById(control.getAttribute('aria-describedby')!)?.textContent).toBe('Only on this device');
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a switch that is off limits cannot be pressed', () => {
  const onChange = vi.fn();
  render(<Switch name="sound" label="Chime" checked={false} disabled onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Chime', checked: false }));
  expect(onChange).not.toHaveBeenCalled();
});
