import { expect, test } from 'vitest';
import { listedSessions } from './listedSessions.ts';

const session = (id: string) => ({ id, isCurrent: id === 'here', isStaffView: id.startsWith('staff') });

test.each([
  [[], []],
  [['here'], ['here']],
  [
    ['phone', 'here', 'tablet'],
    ['here', 'phone', 'tablet'],
  ],
  [
    ['phone', 'staff 1', 'tablet', 'here', 'staff 2'],
    ['here', 'staff 1', 'staff 2', 'phone', 'tablet'],
  ],
  // The session of a page that was already ended elsewhere is not in the list.
  [
    ['tablet', 'phone'],
    ['tablet', 'phone'],
  ],
])('lists %j as %j', (given, listed) => {
  expect(listedSessions(given.map(session)).map(({ id }) => id)).toEqual(listed);
});
