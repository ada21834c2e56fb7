import { expect, it } from 'vitest';
import { affiliateInfoForm } from './affiliateInfoForm.ts';

const info = { email: 'Ana@Example.com ', firstName: ' Ana', lastName: 'Cruz', tags: 'Atlas Signup', affCode: 'juan-1' };

it('trims its texts', () => {
  expect(affiliateInfoForm.parse(info)).toEqual({ ...info, email: 'ana@example.com', firstName: 'Ana' });
  expect(affiliateInfoForm.parse({ email: 'a@b.co', tags: 'x', affCode: 'j' })).toMatchObject({ firstName: '', lastName: '' });
});

it.each([
  ['no address', { email: 'ana' }],
  ['no tag', { tags: ' ' }],
  ['a long tag', { tags: 'x'.repeat(101) }],
  ['a long name', { firstName: 'x'.repeat(101) }],
  ['no code', { affCode: '' }],
  ['a code with blanks', { affCode: 'a b' }],
  ['a long code', { affCode: 'x'.repeat(101) }],
])('rejects %s', (_what, change) => {
  expect(affiliateInfoForm.safeParse({ ...info, ...change }).success).toBe(false);
});
