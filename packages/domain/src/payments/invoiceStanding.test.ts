import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueCentavos, invoiceStanding, type InvoiceEntry, isSettled } from './invoiceStanding.ts';

const entry = (priceCentavos: number, allocatedCentavos = 0, isVoided = false): InvoiceEntry => ({
  priceCentavos,
  allocatedCentavos,
  isVoided,
});

test.each([
  ['the price of an unpaid entry', entry(349_900), 349_900],
  ['nothing for a paid entry', entry(349_900, 349_900), 0],
  ['the price less what pays it', entry(349_900, 50), 349_850],
  ['nothing when more than the price pays it', entry(100, 101), 0],
  ['nothing for a voided entry', entry(349_900, 0, true), 0],
])('dueCentavos is %s', (_, of, due) => {
  expect(dueCentavos(of)).toBe(due);
});

test.each([
  ['one that is paid', entry(100, 100), true],
  ['a free one', entry(0), true],
  ['one that lacks a centavo', entry(100, 99), false],
  ['a voided free one', entry(0, 0, true), false],
])('isSettled for %s', (_, of, settled) => {
  expect(isSettled(of)).toBe(settled);
});

describe('invoiceStanding', () => {
  test('sums up an invoice with two of three entries paid, the last with credit, and one voided', () => {
    const entries = [entry(349_900, 349_900), entry(349_900, 349_900), entry(349_900, 900), entry(100_000, 0, true)];
    expect(invoiceStanding(1_149_700, 100_000, entries)).toEqual({
      scheduledCentavos: 1_049_700,
      paidCentavos: 700_700,
      balanceCentavos: 349_000,
      paidCount: 2,
      count: 3,
      unscheduledCentavos: 0,
      addsUp: true,
    });
  });

  test.each([
    [99_999, 0, -1],
    [100_000, 0, 0],
    [100_001, 0, 1],
    [150_000, 50_000, 0],
  ])('an invoice of %i centavos with %i voided and a schedule of 100000 has %i unscheduled', (total, voided, unscheduled) => {
    const { addsUp, unscheduledCentavos } = invoiceStanding(total, voided, [entry(60_000, 60_000), entry(40_000)]);
    expect([unscheduledCentavos, addsUp]).toEqual([unscheduled, unscheduled === 0]);
  });

  test('splits the schedule into settled and due amounts, neither below 0', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const any = fc
      .record({ priceCentavos: amount, allocatedCentavos: amount, isVoided: fc.boolean() })
      .map((of) => ({ ...of, allocatedCentavos: Math.min(of.allocatedCentavos, of.priceCentavos) }));
    fc.assert(
      fc.property(fc.array(any), (entries) => {
        const { scheduledCentavos, paidCentavos, balanceCentavos, paidCount } = invoiceStanding(0, 0, entries);
        return (
          paidCentavos + balanceCentavos === scheduledCentavos && paidCentavos >= 0 && balanceCentavos >= 0 && paidCount <= entries.length
        );
      }),
    );
  });
});
