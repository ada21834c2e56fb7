import { expect, test } from 'vitest';
import { OWED_CHANGED, RECEIPT_WAITS, whyNotAcceptPlan } from './whyNotAcceptPlan.ts';

const plan = { owedCentavos: 100_000, count: 3 };
const owed = { owedCentavos: 100_000, unpaid: 3, hasWaitingReceipt: false };

test.each([
  ['the same is owed', owed, null],
  ['fewer payments are unpaid', { ...owed, unpaid: 1 }, null],
  ['more payments are unpaid', { ...owed, unpaid: 4 }, OWED_CHANGED],
  ['less is owed', { ...owed, owedCentavos: 99_999 }, OWED_CHANGED],
  ['more is owed', { ...owed, owedCentavos: 100_001 }, OWED_CHANGED],
  ['a receipt waits', { ...owed, hasWaitingReceipt: true }, RECEIPT_WAITS],
  ['less is owed and a receipt waits', { owedCentavos: 1, unpaid: 1, hasWaitingReceipt: true }, OWED_CHANGED],
])('accepting a plan when %s', (_when, now, expected) => {
  expect(whyNotAcceptPlan(plan, now)).toBe(expected);
});
