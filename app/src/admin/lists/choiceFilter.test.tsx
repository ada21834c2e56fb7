import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choiceFilter } from './choiceFilter.tsx';
import { listWith } from '../../testing/testListState.ts';

const AUTHORS = {
  name: 'author',
  label: 'Author',
  all: 'Everybody',
  options: [
    { value: '21', label: 'Liza Montemayor' },
    { value: '22', label: 'Ramon Evangelista' },
  ],
};

test('shows the default label without a filter, and sets the filter on a choice', () => {
  const { state, filter } = listWith({});
  const { control, active } = choiceFilter(state, AUTHORS);
  render(control);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Author' });
  expect(select.selectedOptions[0]?.textContent).toBe('Everybody');
  expect(active).toBeNull();
  fireEvent.change(select, { target: { value: '22' } });
  expect(filter).toHaveBeenCalledExactlyOnceWith('author', '22');
});

test('the chip and the default option both remove the filter', () => {
  const { state, filter } = listWith({ author: '22' });
  const { control, active } = choiceFilter(state, AUTHORS);
  expect(active?.label).toBe('Ramon Evangelista');
  active?.onRemove();
  render(control);
  fireEvent.change(screen.getByRole('combobox', { name: 'Author' }), { target: { value: '' } });
  expect(filter.mock.calls).toEqual([
    ['author', null],
    ['author', null],
  ]);
});

test('labels an unknown value with the name of the filter', () => {
  const { state } = listWith({ author: '99' });
  expect(choiceFilter(state, AUTHORS).active?.label).toBe('Author');
});
