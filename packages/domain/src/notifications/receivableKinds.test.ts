import { expect, test } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';
import { receivableKinds } from './receivableKinds.ts';

const PAYMENTS = ['payment-due', 'payment-overdue', 'payment-approved', 'payment-rejected', 'refund', 'enrolment', 'membership-expiring'];

test.each<[Role[], string[]]>([
  [['member'], [...PAYMENTS, 'move-up', 'event-reminder', 'check-in', 'group', 'new-content', 'announcement']],
  [['non-member'], [...PAYMENTS, 'event-reminder', 'group', 'new-content', 'announcement']],
  [['affiliate'], ['event-reminder', 'commission', 'new-content', 'announcement']],
  [['team-lead'], [...PAYMENTS, 'move-up', 'event-reminder', 'check-in', 'group', 'new-content', 'announcement', 'staff-task']],
  [['coach'], ['move-up', 'event-reminder', 'group', 'new-content', 'announcement', 'staff-task']],
  [['admin'], ['move-up', 'event-reminder', 'new-content', 'announcement', 'staff-task']],
  [[], []],
])('lists what %j can receive', (roles, kinds) => {
  expect(receivableKinds(roles).map(({ kind }) => kind)).toEqual(kinds);
});

test('lists what any of several roles receives, in the order of the kinds', () => {
  expect(receivableKinds(['affiliate', 'member']).map(({ kind }) => kind)).toEqual([
    ...PAYMENTS,
    'move-up',
    'event-reminder',
    'check-in',
    'group',
    'commission',
    'new-content',
    'announcement',
  ]);
  expect(receivableKinds(ROLES)).toEqual([...NOTIFICATION_KINDS]);
});
