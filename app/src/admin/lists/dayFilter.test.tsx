import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayFilter } from './dayFilter.tsx';
import { listWith } from '../../testing/testListState.ts';

const FROM = { name: 'from', label: 'From' };
const field = () => screen.getByLabelText<HTMLInputElement>('From');

test('filters by a day once its year is complete', () => {
  const { state, filter } = listWith({});
  const { control, active } = dayFilter(state, FROM);
  render(control);
  expect([field().value, active]).toEqual(['', null]);
  fireEvent.change(field(), { target: { value: '0202-11-17' } });
  expect(filter).not.toHaveBeenCalled();
  expect(field().value).toBe('0202-11-17');
  fireEvent.change(field(), { target: { value: '2025-11-17' } });
  expect(filter).toHaveBeenCalledExactlyOnceWith('from', '2025-11-17');
});

test('the chip and clearing the field both remove the filter', () => {
  const { state, filter } = listWith({ from: '2025-11-17' });
  const { control, active } = dayFilter(state, FROM);
  expect(active?.label).toBe('From 11/17/2025');
  active?.onRemove();
  render(control);
  fireEvent.change(field(), { target: { value: '' } });
  expect(filter.mock.calls).toEqual([
    ['from', null],
    ['from', null],
  ]);
});

test('discards an incomplete year when the field loses focus', () => {
  render(dayFilter(listWith({ from: '2025-11-17' }).state, FROM).control);
  fireEvent.change(field(), { target: { value: '0002-11-17' } });
  fireEvent.blur(field());
  expect(field().value).toBe('2025-11-17');
});
