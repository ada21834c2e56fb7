import type { OtherPlace, ScreenPlaces } from '../../../../tests/e2e/places.ts';

/** The bills of a member, at both of their addresses. */
export const places = {
  account: ['member', '/account?q=billings'],
  payment: ['member', '/payment'],
} satisfies ScreenPlaces<'member', 'account'>;

/** Other tabs, filters and people. */
export const otherPlaces: readonly OtherPlace[] = [
  ['billing without a tab', ['member', '/account']],
  ['the subscriptions tab of billing', ['member', '/account?q=subscriptions']],
  ['the unpaid bills of a member', ['upcoming', '/account?q=billings&bills=unpaid']],
  ['the bills of a member with an overdue payment', ['overdue', '/account?q=billings']],
  ['the subscriptions of an expired member', ['expired', '/account?q=subscriptions']],
  ['billing without a membership', ['non-member', '/account']],
  ['billing of an admin', ['admin', '/account']],
];
