import { expect, test } from 'vitest';
import { groupingForm } from './groupingForm.ts';

test.each([
  [{ groupSize: 2, seed: 'a' }, []],
  [{ groupSize: 12, seed: 'a' }, []],
  [{ groupSize: 1, seed: 'a' }, ['Group size is too low']],
  [{ groupSize: 13, seed: '' }, ['Group size is too high', 'Word for chance is required']],
])('%j', (values, messages) => {
  expect((groupingForm.safeParse(values).error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
});
