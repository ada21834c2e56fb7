import { expect, test } from 'vitest';
import { NOT_WHILE_VIEWING_AS, OWN_MONEY, SECOND_PERSON, whyNotApproveRefund, whyNotDecideMoney } from './mayDecideMoney.ts';

test.each([
  ['for a member', { userId: 1, impersonatorId: null }, 2, null],
  ['for a buyer without an account', { userId: 1, impersonatorId: null }, null, null],
  ['for oneself', { userId: 1, impersonatorId: null }, 1, OWN_MONEY],
  ['while viewing as the member', { userId: 2, impersonatorId: 1 }, 2, NOT_WHILE_VIEWING_AS],
  ['for oneself while viewing as someone', { userId: 2, impersonatorId: 1 }, 1, NOT_WHILE_VIEWING_AS],
])('deciding about money %s', (_what, actor, ownerId, expected) => {
  expect(whyNotDecideMoney(actor, ownerId)).toBe(expected);
});

test.each([
  [499_999, 1, null],
  [500_000, 1, SECOND_PERSON],
  [500_000, 2, null],
])('a refund of %i centavos that 1 asked for, approved by %i: %j', (amountCentavos, approverId, expected) => {
  expect(whyNotApproveRefund({ amountCentavos, requestedById: 1 }, approverId, 5000)).toBe(expected);
});
