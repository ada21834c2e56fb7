import { expect, test } from 'vitest';
import { moneyDeed } from './moneyDeeds.ts';

test.each([
  ['approvePaymentScheduleTransaction', 'Approved a payment'],
  ['refuseRefund', 'Refused a refund'],
  ['importPayments', 'Import payments'],
])('%s reads %s', (action, words) => expect(moneyDeed(action)).toBe(words));
