import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/index.ts';
import { payPlan, whyNotPlan } from './payPlan.ts';
import { MAX_PLAN_PAYMENTS, payPlanForm } from './payPlanForm.ts';

/** An instant of a day in Manila. */
const on = (day: string, time = '10:00:00') => new Date(`${day}T${time}+08:00`);
const plan = (owedCentavos: number, count: number, firstDay: Date) => payPlan({ owedCentavos, count, firstDay, alignment: 'paydays' });

test.each([
  [on('2025-11-12'), ['2025-11-15', '2025-11-30', '2025-12-15']],
  [on('2025-11-15'), ['2025-11-15', '2025-11-30', '2025-12-15']],
  // Midnight in Manila, given in UTC.
  [new Date('2025-11-15T15:59:59.999Z'), ['2025-11-15', '2025-11-30', '2025-12-15']],
  [new Date('2025-11-15T16:00:00Z'), ['2025-11-30', '2025-12-15', '2025-12-31']],
  [on('2026-01-31'), ['2026-01-31', '2026-02-15', '2026-02-28']],
  [on('2028-02-16'), ['2028-02-29', '2028-03-15', '2028-03-31']],
  [on('2025-12-31'), ['2025-12-31', '2026-01-15', '2026-01-31']],
])('from %s on, the paydays are %j', (firstDay, days) => {
  expect(plan(300_000, 3, firstDay).map(({ date }) => date)).toEqual(days);
});

test.each([
  [300_000, 3, [100_000, 100_000, 100_000]],
  [100_000, 3, [33_300, 33_300, 33_400]],
  [100_050, 3, [33_300, 33_300, 33_450]],
  [300, 3, [100, 100, 100]],
  [399, 3, [100, 100, 199]],
  [50, 1, [50]],
  [349_950, 1, [349_950]],
])('%s centavos in %s payments are %j', (owed, count, amounts) => {
  expect(plan(owed, count, on('2025-11-12')).map(({ centavos }) => centavos)).toEqual(amounts);
});

test('the sum is what is owed, all but the last are whole pesos above zero, and the days are consecutive paydays', () => {
  const owed = fc.integer({ min: 1200, max: 100_000_000 });
  const first = fc.date({ min: on('2020-01-01'), max: on('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(owed, fc.integer({ min: 1, max: MAX_PLAN_PAYMENTS }), first, (owedCentavos, count, firstDay) => {
      const entries = plan(owedCentavos, count, firstDay);
      expect(entries).toHaveLength(count);
      expect(entries.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(owedCentavos);
      for (const { centavos } of entries.slice(0, -1)) expect([centavos % 100, centavos > 0]).toEqual([0, true]);
      expect(entries.at(-1)?.centavos).toBeGreaterThanOrEqual(entries[0]?.centavos ?? Infinity);
      const days = entries.map(({ date }) => date);
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) expect(['15', '28', '29', '30', '31']).toContain(day.slice(8));
      for (const [n, day] of days.entries()) if (n > 0) expect(day.endsWith('-15')).toBe(!days[n - 1]?.endsWith('-15'));
    }),
  );
});

test.each([
  [0, 1, on('2025-11-12')],
  [-100, 1, on('2025-11-12')],
  [100.5, 1, on('2025-11-12')],
  [100, 0, on('2025-11-12')],
  [100_000, 13, on('2025-11-12')],
  [100_000, 1.5, on('2025-11-12')],
  [199, 2, on('2025-11-12')],
  [100_000, 1, new Date(Number.NaN)],
])('throws for %s centavos in %s payments from %s', (owed, count, firstDay) => {
  expect(() => plan(owed, count, firstDay)).toThrow(RangeError);
});

const NOW = on('2025-11-12');
const offer = { owedCentavos: 600_000, count: 4, unpaid: 2, firstDay: on('2025-11-15') };
test.each([
  [{}, null],
  [{ count: 2 }, null],
  [{ count: 12 }, null],
  [{ count: 1 }, { field: 'count', text: 'Number of payments: 2 to 12, because 2 are unpaid.' }],
  [{ count: 13 }, { field: 'count', text: 'Number of payments: 2 to 12, because 2 are unpaid.' }],
  [
    { count: 2, unpaid: 12 },
    { field: 'count', text: 'Number of payments: 12, because 12 are unpaid.' },
  ],
  [
    { count: 0, unpaid: 1 },
    { field: 'count', text: 'Number of payments: 1 to 12, because 1 is unpaid.' },
  ],
  [{ unpaid: 13 }, { field: '', text: 'More than 12 payments are unpaid.' }],
  [{ unpaid: 0 }, { field: '', text: 'Nothing is owed of this invoice.' }],
  [{ owedCentavos: 0 }, { field: '', text: 'Nothing is owed of this invoice.' }],
  [{ owedCentavos: 399 }, { field: 'count', text: '₱3.99 cannot be split into 4 payments.' }],
  [{ owedCentavos: 400 }, null],
  [{ owedCentavos: 50, count: 1, unpaid: 1 }, null],
  [{ firstDay: on('2025-11-11', '23:59:59') }, { field: 'firstDay', text: 'First payment cannot be in the past.' }],
  [{ firstDay: on('2025-11-12', '00:00:00') }, null],
  [{ firstDay: new Date(Number.NaN) }, { field: 'firstDay', text: 'First payment cannot be in the past.' }],
  // The payday after the 1st is the 15th, 33 days away.
  [{ firstDay: on('2025-11-30') }, null],
  [{ firstDay: on('2025-12-01') }, { field: 'firstDay', text: 'First payment has to be within 31 days.' }],
])('a plan with %j: %j', (change, problem) => {
  expect(whyNotPlan({ ...offer, ...change }, NOW)).toEqual(problem);
});

test('the first payment is at most 31 days away', () => {
  expect(whyNotPlan({ ...offer, firstDay: on('2025-12-15') }, on('2025-11-14', '23:59:59'))).toBeNull();
  expect(whyNotPlan({ ...offer, firstDay: on('2025-12-15') }, on('2025-11-13', '23:59:59'))?.field).toBe('firstDay');
});

test('the form takes what staff type', () => {
  expect(payPlanForm.parse({ invoiceId: 3, count: '4', firstDay: '2025-11-15', note: undefined })).toEqual({
    invoiceId: 3,
    count: 4,
    firstDay: new Date('2025-11-14T16:00:00Z'),
    note: '',
  });
});

test.each([
  [{ count: 0 }, 'count'],
  [{ count: 13 }, 'count'],
  [{ firstDay: '2025-02-30' }, 'firstDay'],
  [{ note: 'x'.repeat(1001) }, 'note'],
])('the form rejects %j', (change, field) => {
  const values = { invoiceId: 3, count: 4, firstDay: '2025-11-15', note: '', ...change };
  expect(Object.keys(fieldErrors(payPlanForm, values) ?? {})).toEqual([field]);
});
