import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueCentavos, invoiceStanding, type InvoiceEntry } from './invoiceStanding.ts';

const entry = (priceCentavos: number, status: InvoiceEntry['status'] = 'Unpaid', creditCentavos = 0): InvoiceEntry => ({
  priceCentavos,
  creditCentavos,
  status,
});

test.each([
  ['an unpaid entry', entry(349_900), 349_900],
  ['a paid entry', entry(349_900, 'Paid'), 0],
  ['an entry with credit', entry(349_900, 'Unpaid', 50), 349_850],
  ['an entry whose credit is its price', entry(100, 'Unpaid', 100), 0],
  ['an entry with more credit than its price', entry(100, 'Unpaid', 101), 0],
])('due for %s', (_, of, due) => {
  expect(dueCentavos(of)).toBe(due);
});

describe('an invoice', () => {
  test('of which two of three are paid, the last with credit', () => {
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
  ])('of %i centavos with a schedule of 100000 adds up: %s', (total, addsUp) => {
    expect(invoiceStanding(total, [entry(60_000, 'Paid'), entry(40_000)]).addsUp).toBe(addsUp);
  });

  test('what is settled and what is due are the schedule, and neither is below 0', () => {
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
