import { expect, expectTypeOf, test } from 'vitest';
import { enumName, enumWord } from './enumName.ts';

test.each([
  ['waiting', 'WAITING'],
  ['info-logs', 'INFO_LOGS'],
  ['Not Enrolled', 'NOT_ENROLLED'],
])('names %j %j', (word, name) => {
  expect(enumName(word)).toBe(name);
});

test('infers the name as a type', () => {
  expectTypeOf(enumName('move-up-news')).toEqualTypeOf<'MOVE_UP_NEWS'>();
});

test.each([
  ['SENT', 'sent'],
  ['MOVE_UP', 'move-up'],
  ['sent', null],
  ['LATER', null],
])('reads %j as %j', (name, word) => {
  expect(enumWord(['sent', 'move-up'], name)).toBe(word);
});
