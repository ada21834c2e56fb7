import { expect, it } from 'vitest';
import { mayBeAffiliate } from './mayBeAffiliate.ts';

it.each([
  [null, false],
  [new Date(0), true],
])('a person whose address was confirmed at %s may be an affiliate: %s', (emailConfirmedAt, may) => {
  expect(mayBeAffiliate({ emailConfirmedAt })).toBe(may);
});
