import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

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

test('the options are one group with the label of the field', () => {
  show({ value: 'split', required: true });
  const group = screen.getByRole('radiogroup', { name: 'How do you pay?' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1);
});

test('reports the value of the selected option', () => {
  const onChange = show();
  fireEvent.click(radio('Pay in six parts'));
  expect(onChange).toHaveBeenCalledWith('split');
  expect(radio('Pay later').disabled).toBe(true);
});

test('an option’s description describes it and is not part of its label', () => {
  show();
  const full = screen.getByRole('radio', { description: 'You save ₱500.00' });
  expect(full).toBe(screen.getAllByRole('radio')[0]);
});

test.each([
  ['', 'Pay in full'],
  ['split', 'Pay in six parts'],
])('the error describes the group; with %j selected it links to %j', (value, name) => {
  show({ value, error: 'Choose how you pay' });
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose how you pay');
  expect(document.getElementById('field-terms')).toBe(screen.getByText(name, { exact: false }).closest('label')?.querySelector('input'));
});

test('reports a blur once when focus leaves the group, not within it', () => {
  const onBlur = vi.fn();
  show({ onBlur });
  const [first, second] = screen.getAllByRole('radio');
  fireEvent.blur(first!, { relatedTarget: second });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(second!, { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a switch exposes its state, and a press reports the opposite', () => {
  const onChange = vi.fn();
  render(<Switch name="sound" label="Chime when a task is done" checked onChange={onChange} hint="Only on this device" />);
  const control = screen.getByRole('switch', { name: 'Chime when a task is done', checked: true });
  expect(document.getElementById(control.getAttribute('aria-describedby')!)?.textContent).toBe('Only on this device');
  fireEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});

test('a disabled switch cannot be pressed', () => {
  const onChange = vi.fn();
  render(<Switch name="sound" label="Chime" checked={false} disabled onChange={onChange} />);
  fireEvent.click(screen.getByRole('switch', { name: 'Chime', checked: false }));
  expect(onChange).not.toHaveBeenCalled();
});
