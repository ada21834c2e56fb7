import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proveBalance } from './proveBalance.ts';

type Movement = Parameters<typeof proveBalance>[0][number];

/** Lines from an opening balance of 0, oldest first; a positive change is money in. */
const linesOf = (changes: readonly number[]): Movement[] => {
  let balance = 0;
  return changes.map((change, index) => {
    balance += change;
    return { row: index + 2, amountCentavos: Math.abs(change), direction: change > 0 ? 'in' : 'out', balanceCentavos: balance };
  });
};
const movement = (row: number, change: number, balanceCentavos: number | null): Movement => ({
  row,
  amountCentavos: Math.abs(change),
  direction: change > 0 ? 'in' : 'out',
  balanceCentavos,
});

test.each([
  ['oldest first', [movement(2, 500, 1500), movement(3, -200, 1300), movement(4, 100, 1400)], 'proven'],
  ['newest first', [movement(2, 100, 1400), movement(3, -200, 1300), movement(4, 500, 1500)], 'proven'],
  ['a line without a balance', [movement(2, 500, 1500), movement(3, -200, null), movement(4, 100, 1400)], 'proven'],
  ['below zero', [movement(2, -500, -500), movement(3, -200, -700)], 'proven'],
  ['no balances', [movement(2, 500, null), movement(3, -200, null)], 'not-given'],
  ['one balance', [movement(2, 500, 1500), movement(3, -200, null)], 'not-given'],
  ['no lines', [], 'not-given'],
  ['a missing row', [movement(2, 500, 1500), movement(3, -200, 1300), movement(5, 100, 1450)], { problemRow: 5 }],
  ['a missing row, newest first', [movement(2, 100, 1450), movement(4, -200, 1300), movement(5, 500, 1500)], { problemRow: 2 }],
  ['a wrong sign', [movement(2, 500, 1500), movement(3, 200, 1300), movement(4, 100, 1400)], { problemRow: 3 }],
] as const)('%s', (_what, lines, expected) => expect(proveBalance(lines)).toEqual(expected));

const changes = fc.array(
  fc.integer({ min: -1e9, max: 1e9 }).filter((change) => change !== 0),
  { minLength: 3, maxLength: 30 },
);

test('proves every true statement in both orders', () => {
  fc.assert(
    fc.property(changes, (all) => {
      expect(proveBalance(linesOf(all))).toBe('proven');
      expect(proveBalance(linesOf(all).toReversed())).toBe('proven');
    }),
  );
});

test('proves no statement with another amount in its middle', () => {
  // Money in only, so that the other order cannot fit by chance.
  const amounts = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 4, maxLength: 30 });
  fc.assert(
    fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 1e6 }), (all, seed, error) => {
      const lines = linesOf(all);
      const at = 1 + (seed % (all.length - 1));
      const wrong = lines.map((line, index) => (index === at ? { ...line, amountCentavos: line.amountCentavos + error } : line));
      expect(proveBalance(wrong)).toEqual({ problemRow: expect.any(Number) as number });
    }),
  );
});
