import { expect, test } from 'vitest';
import { linkedFilter } from './linkedFilter.ts';
import { listWith } from '../../testing/testListState.ts';

const ACTION = { name: 'action', label: (value: string) => `Action: ${value}` };

test('a filter that a link set has a chip that takes it away, and nothing to choose', () => {
  const { state, filter } = listWith({ action: 'updateStage' });
  const { control, active } = linkedFilter(state, ACTION);
  expect([control, active?.label]).toEqual([null, 'Action: updateStage']);
  active?.onRemove();
  expect(filter).toHaveBeenCalledExactlyOnceWith('action', null);
});

test('without a link there is none', () => {
  expect(linkedFilter(listWith({}).state, ACTION)).toEqual({ control: null, active: null });
});
