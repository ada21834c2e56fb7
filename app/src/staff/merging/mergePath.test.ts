import { expect, test } from 'vitest';
import { mergePath, peopleIn } from './mergePath.ts';

test.each([
  ['', []],
  ['people=', []],
  ['people=12,34', [12, 34]],
  ['people=34,12,34', [34, 12]],
  ['people=0,-1,x,12.5,9999999999,7', [7]],
])('%s names %j', (search, ids) => expect(peopleIn(new URLSearchParams(search))).toEqual(ids));

test('an address names the people in their order', () => {
  expect(peopleIn(new URLSearchParams(mergePath([34, 12]).split('?')[1]))).toEqual([34, 12]);
});
