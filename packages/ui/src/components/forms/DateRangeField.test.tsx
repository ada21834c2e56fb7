import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { TimeField } from './TimeField.tsx';

const november = { from: '2025-11-01', to: '2025-11-30' };
const presets = [
  { label: 'This month', range: november },
  { label: 'This year', range: { from: '2025-01-01', to: '2025-12-31' } },
];
const show = (props: Partial<Parameters<typeof DateRangeField>[0]> = {}) => {
  const onChange = vi.fn();
  render(<DateRangeField name="period" label="Period" value={november} onChange={onChange} presets={presets} {...props} />);
  return onChange;
};
const day = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('two dates in a group with the label of the field', () => {
  show();
  expect(screen.getByRole('group', { name: 'Period' })).toBeDefined();
  expect([day('From').value, day('To').value]).toEqual(['2025-11-01', '2025-11-30']);
  expect(day('From').type).toBe('date');
});

test('reports each date together with the other', () => {
  const onChange = show();
  fireEvent.change(day('To'), { target: { value: '2025-11-15' } });
  expect(onChange).toHaveBeenCalledWith({ from: '2025-11-01', to: '2025-11-15' });
});

test('a preset takes one press, and the active one is marked', () => {
  const onChange = show();
  expect(screen.getByRole('button', { name: 'This month', pressed: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'This year', pressed: false }));
  expect(onChange).toHaveBeenCalledWith({ from: '2025-01-01', to: '2025-12-31' });
});

test.each([
  [{ from: '2025-11-02', to: '2025-11-01' }, 'The end is before the start'],
  [{ from: '2025-11-01', to: '2025-11-01' }, undefined],
  [{ from: '2025-11-01', to: '' }, undefined],
  [{ from: '', to: '2025-11-01' }, undefined],
])('for %j the group shows %j', (value, said) => {
  show({ value });
  const describedBy = screen.getByRole('group').getAttribute('aria-describedby');
  expect(describedBy === null ? undefined : document.getElementById(describedBy)?.textContent).toBe(said);
});

test('the form’s own error takes precedence', () => {
  show({ value: { from: '2025-11-02', to: '2025-11-01' }, error: 'Choose a period' });
  expect(screen.getByText('Choose a period')).toBeDefined();
  expect(screen.queryByText('The end is before the start')).toBeNull();
});

test('reports a day in the format of its value', () => {
  const onChange = vi.fn();
  render(<DateField name="start" label="Start" value="" onChange={onChange} min="2025-11-01" />);
  fireEvent.change(day('Start'), { target: { value: '2025-11-17' } });
  expect(onChange).toHaveBeenCalledWith('2025-11-17');
  expect(day('Start').min).toBe('2025-11-01');
});

test('a time is typed to the minute, or selected from slots', () => {
  const onChange = vi.fn();
  const { rerender } = render(<TimeField name="at" label="Starts at" value="19:30" onChange={onChange} />);
  expect(day('Starts at').type).toBe('time');
  const slots = [
    { value: '19:00', label: '7:00 PM' },
    { value: '19:30', label: '7:30 PM' },
  ];
  rerender(<TimeField name="at" label="Starts at" value="19:30" onChange={onChange} slots={slots} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Starts at' });
  expect(select.selectedOptions[0]?.textContent).toBe('7:30 PM');
  fireEvent.change(select, { target: { value: '19:00' } });
  expect(onChange).toHaveBeenCalledWith('19:00');
});
