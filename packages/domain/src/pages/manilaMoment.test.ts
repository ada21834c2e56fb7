import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manilaMoment } from './manilaMoment.ts';

test.each([
  ['2026-01-31T20:00', '2026-01-31T12:00:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T16:00:00.000Z'],
  ['2026-12-31T23:59', '2026-12-31T15:59:00.000Z'],
  ['2028-02-29T08:00', '2028-02-29T00:00:00.000Z'],
  ['2000-01-01T08:00', '2000-01-01T00:00:00.000Z'],
  ['2999-12-31T08:00', '2999-12-31T00:00:00.000Z'],
])('%s is %s', (text, instant) => expect(manilaMoment(text)?.toISOString()).toBe(instant));

test.each([
  '',
  '2026-01-31',
  '20:00',
  '2026-02-29T20:00',
  '2026-02-30T20:00',
  '2026-04-31T20:00',
  '2100-02-29T20:00',
  '2026-13-01T20:00',
  '2026-00-10T20:00',
  '2026-01-00T20:00',
  '2026-01-31T24:00',
  '2026-01-31T25:00',
  '2026-01-31T20:60',
  '2026-01-31T20:00:00',
  '2026-01-31T20:00Z',
  '2026-01-31 20:00',
  ' 2026-01-31T20:00',
  '2026-01-31T20:00\n',
  '1999-12-31T20:00',
  '3000-01-01T00:00',
  '٢٠٢٦-01-31T20:00',
])('%j is none', (text) => expect(manilaMoment(text)).toBeNull());

test('every minute reads back as itself, eight hours ahead of UTC', () => {
  const first = Date.UTC(2000, 0, 1) / 60_000;
  fc.assert(
    fc.property(fc.integer({ min: first, max: Date.UTC(2999, 11, 31) / 60_000 }), (minute) => {
      const text = new Date(minute * 60_000).toISOString().slice(0, 16);
      expect(manilaMoment(text)?.getTime()).toBe((minute - 8 * 60) * 60_000);
    }),
  );
});
