import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueCentavos, invoiceStanding, type InvoiceEntry } from './invoiceStanding.ts';

const entry = (priceCentavos: number, status: InvoiceEntry['status'] = 'Unpaid', creditCentavos = 0): InvoiceEntry => ({
  priceCentavos,
  creditCentavos,
  status,
});

test.each([
  ['the price of an unpaid entry', entry(349_900), 349_900],
  ['nothing for a paid entry', entry(349_900, 'Paid'), 0],
  ['the price less the credit', entry(349_900, 'Unpaid', 50), 349_850],
  ['nothing when the credit equals the price', entry(100, 'Unpaid', 100), 0],
  ['nothing when the credit exceeds the price', entry(100, 'Unpaid', 101), 0],
])('dueCentavos is %s', (_, of, due) => {
  expect(dueCentavos(of)).toBe(due);
});

describe('invoiceStanding', () => {
  test('sums up an invoice with two of three entries paid, the last with credit', () => {
    expect(invoiceStanding(1_049_700, [entry(349_900, 'Paid'), entry(349_900, 'Paid'), entry(349_900, 'Unpaid', 900)])).toEqual({
      scheduledCentavos: 1_049_700,
      paidCentavos: 700_700,
      balanceCentavos: 349_000,
      paidCount: 2,
      count: 3,
      addsUp: true,
    });
  });

  test.each([
    [99_999, false],
    [100_000, true],
    [100_001, false],
  ])('an invoice of %i centavos with a schedule of 100000 adds up: %s', (total, addsUp) => {
    expect(invoiceStanding(total, [entry(60_000, 'Paid'), entry(40_000)]).addsUp).toBe(addsUp);
  });

  test('splits the schedule into settled and due amounts, neither below 0', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const any = fc.record({ priceCentavos: amount, creditCentavos: amount, status: fc.constantFrom('Paid', 'Unpaid') });
    fc.assert(
      fc.property(fc.array(any), (entries) => {
        const { scheduledCentavos, paidCentavos, balanceCentavos, paidCount } = invoiceStanding(0, entries);
        return (
          paidCentavos + balanceCentavos === scheduledCentavos && paidCentavos >= 0 && balanceCentavos >= 0 && paidCount <= entries.length
        );
      }),
    );
  });
});
