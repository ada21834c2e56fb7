import { expect, test } from 'vitest';
import { coach, member } from '../testing/storyUsers.ts';
import { hasDestination } from './hasDestination.ts';

test.each([
  ['another site', member, 'https://fast.com', true],
  ['a page that stands', member, '/courses/my-courses', true],
  ['a page that stands, with a query', member, '/profile?tab=wins', true],
  ['a page that does not stand yet', member, '/subgroups/members', false],
  ['a page of staff', member, '/community/members', false],
  ['no page at all', coach, '/no/such/page/at/all', false],
])('%s', (_what, user, target, leads) => {
  expect(hasDestination(user, target)).toBe(leads);
});
