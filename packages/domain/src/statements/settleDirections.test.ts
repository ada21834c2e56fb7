import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReadLine, settleDirections } from './settleDirections.ts';

const line = (amountCentavos: number, balanceCentavos: number | null, direction: ReadLine['direction'] = null): ReadLine => ({
  row: 1,
  paidOn: '2026-04-18',
  time: null,
  description: '',
  reference: '',
  referenceKey: null,
  isReferenceLost: false,
  amountCentavos,
  direction,
  balanceCentavos,
});

test.each<[string, ReadLine[], number | null, ReadLine['direction'][]]>([
  ['oldest first', [line(500, 1500), line(200, 1300)], 1000, ['in', 'out']],
  ['newest first', [line(200, 1300), line(500, 1500)], 1000, ['out', 'in']],
  ['without an opening balance', [line(500, 1500), line(200, 1300), line(100, 1400)], null, [null, 'out', 'in']],
  ['with an amount that is not the change', [line(500, 1500), line(200, 1301)], 1000, [null, null]],
  ['without balances', [line(500, null)], 1000, [null]],
  ['with known directions', [line(500, 9, 'out')], null, ['out']],
])('settles lines %s', (_what, lines, opening, expected) => {
  expect(settleDirections(lines, opening).map(({ direction }) => direction)).toEqual(expected);
});

test('agrees with the changes of the balance', () => {
  const amounts = fc.array(
    fc.integer({ min: -1e9, max: 1e9 }).filter((change) => change !== 0),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(amounts, fc.integer({ min: -1e9, max: 1e9 }), (changes, opening) => {
      let balance = opening;
      const lines = changes.map((change) => line(Math.abs(change), (balance += change)));
      const directions = settleDirections(lines, opening).map(({ direction }) => direction);
      expect(directions).toEqual(changes.map((change) => (change > 0 ? 'in' : 'out')));
    }),
  );
});
