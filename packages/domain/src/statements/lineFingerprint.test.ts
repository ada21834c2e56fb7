import { describe, expect, test } from 'vitest';
import { lineFingerprint, lineFingerprints } from './lineFingerprint.ts';
import type { StatementLine } from './statementLine.ts';

const LINE: StatementLine = {
  row: 2,
  paidOn: '2025-06-30',
  time: '10:20',
  description: 'Transfer',
  reference: '9024 521 234567',
  referenceKey: '9024521234567',
  isReferenceLost: false,
  amountCentavos: 349_900,
  direction: 'in',
  balanceCentavos: 500_000,
};
const BARE: StatementLine = { ...LINE, time: null, reference: '', referenceKey: null, balanceCentavos: null };

describe('lineFingerprint', () => {
  test.each<[string, Partial<StatementLine>]>([
    ['row', { row: 99 }],
    ['printed form of the reference', { reference: '9024521234567' }],
    ['description, with a reference', { description: 'Transfer from MARIA' }],
  ])('does not depend on the %s', (_what, other) => {
    expect(lineFingerprint('A', { ...LINE, ...other })).toBe(lineFingerprint('A', LINE));
  });

  test.each<[string, Partial<StatementLine>]>([
    ['day', { paidOn: '2025-07-01' }],
    ['time', { time: '10:21' }],
    ['reference', { referenceKey: '9024521234568' }],
    ['direction', { direction: 'out' }],
    ['amount', { amountCentavos: 349_901 }],
    ['balance', { balanceCentavos: 500_001 }],
  ])('depends on the %s', (_what, other) => {
    expect(lineFingerprint('A', { ...LINE, ...other })).not.toBe(lineFingerprint('A', LINE));
  });

  test('depends on the account, in any notation', () => {
    expect(lineFingerprint('0012-3456', LINE)).toBe(lineFingerprint('0012 3456', LINE));
    expect(lineFingerprint('0012 3457', LINE)).not.toBe(lineFingerprint('0012 3456', LINE));
  });
});

describe('lineFingerprints', () => {
  test('numbers equal lines', () => {
    const prints = lineFingerprints('A', [BARE, LINE, BARE]);
    expect(prints).toEqual([lineFingerprint('A', BARE, 1), lineFingerprint('A', LINE, 1), lineFingerprint('A', BARE, 2)]);
    expect(new Set(prints).size).toBe(3);
  });

  test('repeats the fingerprints of an overlapping export', () => {
    const first = lineFingerprints('A', [BARE, BARE, LINE]);
    const second = lineFingerprints('A', [LINE, { ...BARE, row: 7 }, { ...BARE, row: 8 }, { ...LINE, paidOn: '2025-07-01' }]);
    expect(second.filter((print) => !first.includes(print))).toHaveLength(1);
  });

  test('distinguishes payments without references by their descriptions, in any order', () => {
    const [maria, jose] = [
      { ...BARE, description: 'Transfer from MARIA' },
      { ...BARE, description: 'Transfer from JOSE' },
    ];
    const noon = lineFingerprints('A', [maria]);
    expect(lineFingerprints('A', [jose, maria])[1]).toBe(noon[0]);
  });
});
