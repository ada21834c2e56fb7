import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { PROFILE_ADDRESS_RESERVED, PROFILE_ADDRESS_SHAPE, profileAddress, RESERVED_PROFILE_ADDRESSES } from './profileAddress.ts';

test.each([
  ['abc', 'abc'],
  ['a-1', 'a-1'],
  [' maricel-dela-cruz-2 ', 'maricel-dela-cruz-2'],
  ['a'.repeat(40), 'a'.repeat(40)],
  ['editor', 'editor'],
])('stores %j as %j', (typed, kept) => {
  expect(profileAddress.parse(typed)).toBe(kept);
});

test.each([
  ['', 'Profile address is required'],
  [undefined, 'Profile address is required'],
  ['ab', PROFILE_ADDRESS_SHAPE],
  ['a'.repeat(41), PROFILE_ADDRESS_SHAPE],
  ['Maricel', PROFILE_ADDRESS_SHAPE],
  ['maricel_cruz', PROFILE_ADDRESS_SHAPE],
  ['peña', PROFILE_ADDRESS_SHAPE],
  ['mari cel', PROFILE_ADDRESS_SHAPE],
  ['a/b', PROFILE_ADDRESS_SHAPE],
  ['-abc', PROFILE_ADDRESS_SHAPE],
  ['abc-', PROFILE_ADDRESS_SHAPE],
  ['ab--c', PROFILE_ADDRESS_SHAPE],
  ['edit', PROFILE_ADDRESS_RESERVED],
  [' edit ', PROFILE_ADDRESS_RESERVED],
])('rejects %j', (typed, message) => {
  expect(fieldErrors(profileAddress, typed)).toEqual({ '': message });
});

test('reserves only words that the pattern would allow, each once, in order', () => {
  const allowed = RESERVED_PROFILE_ADDRESSES.filter((word) => /^[a-z]{2,40}$/.test(word));
  expect(allowed).toEqual([...new Set(RESERVED_PROFILE_ADDRESSES)].toSorted());
});
