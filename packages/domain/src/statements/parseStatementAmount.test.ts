import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCentavos } from '../money/formatPeso.ts';
import { parseStatementAmount } from './parseStatementAmount.ts';

describe('parseStatementAmount', () => {
  test.each([
    ['1,234.50', 123_450],
    ['₱1,234.50', 123_450],
    ['PHP 1,234.50', 123_450],
    ['php1234.5', 123_450],
    ['(1,234.50)', -123_450],
    ['(₱1,234.50)', -123_450],
    ['-1,234.50', -123_450],
    ['₱-1,234.50', -123_450],
    ['-₱1,234.50', -123_450],
    ['\u22125', -500],
    ['+500', 50_000],
    [' 0.05 ', 5],
    ['.5', 50],
    ['0.00', 0],
    ['-0.00', 0],
    ['1,000,000', 100_000_000],
    ['１２.５０', 1250],
    ['10000000000000', 1e15],
  ])('reads %j as %d centavos', (text, centavos) => expect(parseStatementAmount(text)).toEqual({ centavos }));

  test.each([
    ['1.234,50', 'is ambiguous: use a comma for thousands and a point for centavos'],
    ['1234,50', 'is ambiguous: use a comma for thousands and a point for centavos'],
    ['12,34.50', 'is ambiguous: use a comma for thousands and a point for centavos'],
    ['1,2345', 'is ambiguous: use a comma for thousands and a point for centavos'],
    ['0.125', 'has more than two decimals'],
    ['1,234.500', 'has more than two decimals'],
    ['1.2.3', 'is not an amount'],
    ['', 'is not an amount'],
    ['-', 'is not an amount'],
    ['(-5.00)', 'is not an amount'],
    ['--5', 'is not an amount'],
    ['5.', 'is not an amount'],
    ['5.00 CR', 'is not an amount'],
    ['$5.00', 'is not an amount'],
    ['USD 5.00', 'is not an amount'],
    ['1e5', 'is not an amount'],
    ['10000000000000.01', 'is too large'],
    ['9'.repeat(400), 'is too large'],
  ])('rejects %j', (text, problem) => expect(parseStatementAmount(text)).toEqual({ problem }));

  test('reads every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (centavos) => {
        expect(parseStatementAmount(formatCentavos(centavos))).toEqual({ centavos });
      }),
    );
  });

  test('returns whole centavos or a problem for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '0', '5', ',', '.', '-', '(', ')', '₱', ' ') }), (text) => {
        const read = parseStatementAmount(text);
        expect('problem' in read || Number.isSafeInteger(read.centavos)).toBe(true);
      }),
    );
  });
});
