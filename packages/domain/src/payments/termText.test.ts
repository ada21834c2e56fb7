import { expect, test } from 'vitest';
import type { PaymentTerm } from './paymentTerms.ts';
import { termText } from './termText.ts';

const weekly: PaymentTerm = { kind: 'instalments', count: 12, interval: 'week', alignment: 'enrolment-day' };

test.each<[PaymentTerm, string]>([
  [{ kind: 'one-time' }, 'One payment'],
  [{ kind: 'one-time', surcharge: 0 }, 'One payment'],
  [{ kind: 'one-time', surcharge: 50 }, 'One payment · ₱50.00 surcharge'],
  [weekly, '12 payments, every week'],
  [{ ...weekly, firstPayment: null, surcharge: 0 }, '12 payments, every week'],
  [{ ...weekly, firstPayment: 1500, surcharge: 1200 }, '12 payments, every week · ₱1,500.00 first · ₱1,200.00 surcharge'],
  [{ ...weekly, interval: 'half-month', alignment: 'half-month-end' }, '12 payments, twice a month · on the 15th and month end'],
  [{ ...weekly, interval: 'month' }, '12 payments, every month'],
])('%j reads %s', (term, text) => expect(termText(term)).toBe(text));
