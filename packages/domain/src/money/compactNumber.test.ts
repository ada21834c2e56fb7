import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactNumber } from './compactNumber.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [999.94, '999.9'],
  [999.95, '1K'],
  [1000, '1K'],
  [1049, '1K'],
  [1050, '1.1K'],
  [1500, '1.5K'],
  [949_999, '950K'],
  [950_000, '950K'],
  [999_949, '999.9K'],
  [999_950, '1M'],
  [1_250_000, '1.3M'],
  [1_000_000_000, '1,000M'],
  [-1500, '-1.5K'],
  [-0.01, '0'],
])('shortens %d to %s', (value, text) => {
  expect(compactNumber(value)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, '5', null])('throws for %j', (value) => {
  expect(() => compactNumber(value as number)).toThrow(RangeError);
});

test('is accurate to half a tenth of its unit', () => {
  const size = { '': 1, K: 1e3, M: 1e6 };
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (value) => {
      const [, digits = '', unit = ''] = /^([\d.,]+)([KM]?)$/.exec(compactNumber(value)) ?? [];
      const scale = size[unit as keyof typeof size];
      expect(Math.abs(Number(digits.replaceAll(',', '')) * scale - value)).toBeLessThanOrEqual(scale * 0.05 + 1e-6);
    }),
  );
});
