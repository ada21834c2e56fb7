import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueCentavos } from './invoiceStanding.ts';
import { creditFor, type PayableEntry, planPayment } from './planPayment.ts';

const entry = (id: number, priceCentavos: number, more: Partial<PayableEntry> = {}): PayableEntry => ({
  id,
  position: id,
  scheduleDate: `2025-1${id}-15`,
  priceCentavos,
  allocatedCentavos: 0,
  isVoided: false,
  ...more,
});

describe('planPayment', () => {
  test('pays an entry exactly', () => {
    expect(planPayment(349_900, [entry(1, 349_900)], [entry(2, 349_900)])).toEqual({
      paid: [{ entryId: 1, centavos: 349_900 }],
      split: null,
      creditCentavos: 0,
      applied: [],
    });
  });

  test('splits an entry at the whole peso below, and gives the centavos to its rest', () => {
    expect(planPayment(200_050, [entry(1, 349_900)], [])).toEqual({
      paid: [{ entryId: 1, centavos: 200_000 }],
      split: { entryId: 1, paidCentavos: 200_000, leftCentavos: 149_900 },
      creditCentavos: 50,
      applied: [{ entryId: null, centavos: 50 }],
    });
  });

  test('counts credit of an entry into the part that is paid', () => {
    const plan = planPayment(200_000, [entry(1, 349_900, { allocatedCentavos: 5_050 })], []);
    expect(plan.paid).toEqual([{ entryId: 1, centavos: 199_950 }]);
    expect(plan.split).toEqual({ entryId: 1, paidCentavos: 205_000, leftCentavos: 144_900 });
    expect(plan.applied).toEqual([{ entryId: null, centavos: 50 }]);
  });

  test('makes credit of more than is due, for the next entries by day, and keeps what no entry needs', () => {
    const others = [entry(3, 100_000), entry(2, 50_000, { allocatedCentavos: 10_000 })];
    expect(planPayment(500_000, [entry(1, 300_000)], others)).toEqual({
      paid: [{ entryId: 1, centavos: 300_000 }],
      split: null,
      creditCentavos: 200_000,
      applied: [
        { entryId: 2, centavos: 40_000 },
        { entryId: 3, centavos: 100_000 },
      ],
    });
  });

  test('orders entries of one day by their position', () => {
    const others = [entry(3, 100, { scheduleDate: '2025-12-01' }), entry(2, 100, { scheduleDate: '2025-12-01' })];
    expect(planPayment(300, [entry(1, 100)], others).applied.map(({ entryId }) => entryId)).toEqual([2, 3]);
  });

  test('pays several entries with one transfer, the last in part', () => {
    const plan = planPayment(500_000, [entry(2, 300_000), entry(1, 300_000), entry(3, 300_000)], []);
    expect(plan.paid).toEqual([
      { entryId: 2, centavos: 300_000 },
      { entryId: 1, centavos: 200_000 },
    ]);
    expect([plan.split, plan.creditCentavos]).toEqual([{ entryId: 1, paidCentavos: 200_000, leftCentavos: 100_000 }, 0]);
  });

  test('less than a peso is credit of the entry, which is not split', () => {
    expect(planPayment(99, [entry(1, 100_000)], [])).toEqual({
      paid: [],
      split: null,
      creditCentavos: 99,
      applied: [{ entryId: 1, centavos: 99 }],
    });
    expect(planPayment(100, [entry(1, 100_000)], []).split).toMatchObject({ paidCentavos: 100 });
  });

  test('passes over entries that are paid or voided', () => {
    const closed = [entry(1, 100, { allocatedCentavos: 100 }), entry(2, 100, { isVoided: true })];
    expect(planPayment(100, [...closed, entry(3, 100)], [])).toMatchObject({ paid: [{ entryId: 3, centavos: 100 }], creditCentavos: 0 });
    expect(planPayment(100, closed, [])).toMatchObject({ paid: [], creditCentavos: 100, applied: [] });
  });

  test.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('throws for %d centavos', (amount) => {
    expect(() => planPayment(amount, [entry(1, 100)], [])).toThrow(RangeError);
  });

  test('loses nothing, and pays no entry above its price', () => {
    const any = fc
      .record({ priceCentavos: fc.nat(5000).map((pesos) => pesos * 100), share: fc.nat(100), isVoided: fc.boolean() })
      .map(({ priceCentavos, share, isVoided }) => ({
        priceCentavos,
        isVoided,
        allocatedCentavos: isVoided ? 0 : Math.floor((priceCentavos * share) / 100),
      }));
    const entries = fc
      .array(any, { maxLength: 6 })
      .map((all) => all.map((of, index) => ({ ...entry((index % 3) + 1, 0), ...of, id: index })));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), entries, fc.nat(6), (received, all, count) => {
        const plan = planPayment(received, all.slice(0, count), all.slice(count));
        const total = plan.paid.reduce((sum, { centavos }) => sum + centavos, 0) + plan.creditCentavos;
        expect(total).toBe(received);
        expect(plan.applied.reduce((sum, { centavos }) => sum + centavos, 0)).toBeLessThanOrEqual(plan.creditCentavos);
        for (const of of all) {
          const more = [...plan.paid, ...plan.applied]
            .filter(({ entryId }) => entryId === of.id)
            .reduce((sum, { centavos }) => sum + centavos, 0);
          expect(more).toBeLessThanOrEqual(dueCentavos(of));
        }
        if (plan.split) expect([plan.split.paidCentavos % 100, plan.split.leftCentavos > 0]).toEqual([0, true]);
      }),
    );
  });
});

test.each([
  ['all there is', 5_000, 5_000],
  ['as much as is due', 200_000, 100_000],
  ['nothing without credit', 0, 0],
  ['nothing for negative credit', -1, 0],
])('creditFor gives %s', (_what, credit, expected) => {
  expect(creditFor(entry(1, 150_000, { allocatedCentavos: 50_000 }), credit)).toBe(expected);
});
