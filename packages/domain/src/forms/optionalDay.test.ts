import { expect, test } from 'vitest';
import { optionalDay } from './optionalDay.ts';

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  [' ', null],
  [' 2025-11-30 ', '2025-11-30'],
  ['2024-02-29', '2024-02-29'],
  ['2000-01-01', '2000-01-01'],
  ['2100-12-31', '2100-12-31'],
])('reads %j as %j', (typed, day) => expect(optionalDay('Opens on').parse(typed)).toBe(day));

test.each(['2025-02-29', '2025-13-01', '30/11/2025', 'soon', '1999-12-31', '2101-01-01', 5])('rejects %j', (typed) =>
  expect(
    optionalDay('Opens on')
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Opens on is not valid']),
);
