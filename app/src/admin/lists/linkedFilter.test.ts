import { expect, test } from 'vitest';
import { linkedFilter } from './linkedFilter.ts';
import { listWith } from '../../testing/testListState.ts';

const ACTION = { name: 'action', label: (value: string) => `Action: ${value}` };

test('shows a chip that removes a filter set by a link, and no control', () => {
  const { state, filter } = listWith({ action: 'updateStage' });
  const { control, active } = linkedFilter(state, ACTION);
  expect([control, active?.label]).toEqual([null, 'Action: updateStage']);
  active?.onRemove();
  expect(filter).toHaveBeenCalledExactlyOnceWith('action', null);
});

test('shows nothing without a link', () => {
  expect(linkedFilter(listWith({}).state, ACTION)).toEqual({ control: null, active: null });
});
