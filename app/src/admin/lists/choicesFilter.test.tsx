import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listWith } from '../../testing/testListState.ts';
import { choicesFilter } from './choicesFilter.tsx';

const AUTHORS = {
  name: 'author',
  label: 'Author',
  all: 'All',
  options: [
    { value: '21', label: 'Liza Montemayor' },
    { value: '22', label: 'Ramon Evangelista' },
  ],
};

test('without a value has no chip, and shows the placeholder', () => {
  const { state } = listWith({});
  const { control, active } = choicesFilter(state, AUTHORS);
  expect(active).toEqual([]);
  render(control);
  expect(screen.getByRole('combobox', { name: 'Author' }).getAttribute('placeholder')).toBe('All');
});

test('has a chip for each value, which removes that value alone', () => {
  const { state, filter } = listWith({ author: '21,22' });
  const active = [choicesFilter(state, AUTHORS).active ?? []].flat();
  expect(active.map(({ label }) => label)).toEqual(['Author: Liza Montemayor', 'Author: Ramon Evangelista']);
  for (const { onRemove } of active) onRemove();
  expect(filter.mock.calls).toEqual([
    ['author', '22'],
    ['author', '21'],
  ]);
});

test('the last chip and the field remove the filter', () => {
  const { state, filter } = listWith({ author: '22' });
  const { control, active } = choicesFilter(state, AUTHORS);
  [active ?? []].flat()[0]?.onRemove();
  render(control);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ramon Evangelista' }));
  expect(filter.mock.calls).toEqual([
    ['author', null],
    ['author', null],
  ]);
});

test('labels an unknown value with the name of the filter', () => {
  const { state } = listWith({ author: '99' });
  expect([choicesFilter(state, AUTHORS).active ?? []].flat().map(({ label }) => label)).toEqual(['Author']);
});
