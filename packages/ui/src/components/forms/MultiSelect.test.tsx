import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MultiSelect } from './MultiSelect.tsx';
import type { MultiSelectProps } from './MultiSelect.tsx';

const options = [
  { value: '1', label: 'Freelancing 101' },
  { value: '2', label: 'Portfolio Sprint' },
  { value: '3', label: 'First Client' },
];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Controlled({ value: first, onChange, ...rest }: MultiSelectProps) {
  const [value, setValue] = useState(first);
  const change = (next: readonly string[]) => {
    setValue(next);
    onChange(next);
  };
  return <MultiSelect {...rest} value={value} onChange={change} />;
}

function start(props: Partial<MultiSelectProps> = {}) {
  const onChange = vi.fn();
  render(<Controlled name="funnels" label="Funnels" value={[]} onChange={onChange} options={options} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Funnels' }) };
}
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'));

test('adds a chip for each selected option, in order, and keeps the list open', () => {
  const { input, onChange } = start();
  press(input, 'ArrowDown');
  fireEvent.click(screen.getByRole('option', { name: 'Portfolio Sprint' }));
  fireEvent.click(screen.getByRole('option', { name: 'Freelancing 101' }));
  expect(onChange.mock.calls).toEqual([[['2']], [['2', '1']]]);
  expect(screen.getByRole('listbox', { name: 'Funnels' }).getAttribute('aria-multiselectable')).toBe('true');
  press(input, 'Escape');
  expect(chips()).toEqual(['Remove Portfolio Sprint', 'Remove Freelancing 101']);
});

test('clears the query after a selection', () => {
  const { input, onChange } = start();
  fireEvent.input(input, { target: { value: 'first' }, inputType: 'insertText' });
  press(input, 'Enter');
  expect(onChange).toHaveBeenCalledWith(['3']);
  expect(input.value).toBe('');
});

test('selecting an option again deselects it', () => {
  const { input, onChange } = start({ value: ['1', '2'] });
  press(input, 'ArrowDown');
  const chosen = screen.getAllByRole('option', { selected: true });
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Freelancing 101', 'Portfolio Sprint']);
  fireEvent.click(chosen[0]!);
  expect(onChange).toHaveBeenCalledWith(['2']);
});

test('removes a chip by its button, and the last one by Backspace in the empty field', () => {
  const { input, onChange } = start({ value: ['1', '2', '3'] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Portfolio Sprint' }));
  press(input, 'Backspace');
  expect(onChange.mock.calls).toEqual([[['1', '3']], [['1']]]);
});

test('arrow keys reach the chips, and Delete removes one', () => {
  const { input, onChange } = start({ value: ['1', '2'] });
  input.focus();
  press(input, 'ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Portfolio Sprint');
  press(document.activeElement as HTMLElement, 'ArrowLeft');
  press(document.activeElement as HTMLElement, 'Delete');
  expect(onChange).toHaveBeenCalledWith(['2']);
});

test('Escape in a closed field removes nothing', () => {
  const { input, onChange } = start({ value: ['1', '2'] });
  press(input, 'Escape');
  expect(onChange).not.toHaveBeenCalled();
  expect(chips()).toHaveLength(2);
});

test('shows the value of a selection without an option', () => {
  start({ value: ['99'] });
  expect(within(screen.getByRole('group')).getByText('99')).toBeDefined();
});

test('the error describes the field', () => {
  const { input } = start({ error: 'Please select atleast one funnel!' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Please select atleast one funnel!');
});
