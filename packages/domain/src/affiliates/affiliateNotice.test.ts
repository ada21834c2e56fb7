import { describe, expect, test } from 'vitest';
import { affiliateNotice } from './affiliateNotice.ts';

describe('affiliateNotice', () => {
  test('is null for an active affiliate', () => expect(affiliateNotice('active')).toBeNull());
  test.each([
    [null, 'info', 'You have not applied yet.'],
    ['pending', 'info', 'We are looking at your application.'],
    ['suspended', 'warning', 'Your affiliate account is on hold.'],
  ] as const)('for %s is %s: %s', (state, tone, title) => expect(affiliateNotice(state)).toMatchObject({ tone, title }));
});
