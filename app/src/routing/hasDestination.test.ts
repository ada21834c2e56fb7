import { expect, test } from 'vitest';
import { coach, member } from '../testing/storyUsers.ts';
import { hasDestination } from './hasDestination.ts';

test.each([
  ['another site', member, 'https://fast.com', true],
  ['an existing page', member, '/courses/my-courses', true],
  ['an existing page, with a query', member, '/profile?tab=wins', true],
  ['a page that does not exist yet', member, '/affiliate/leads', false],
  ['a staff page', member, '/community/members', false],
  ['an unknown address', coach, '/no/such/page/at/all', false],
])('checks a link to %s', (_what, user, target, leads) => {
  expect(hasDestination(user, target)).toBe(leads);
});
