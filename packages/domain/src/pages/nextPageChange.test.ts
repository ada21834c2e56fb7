import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnelState } from '../funnels/funnelState.ts';
import { manilaYear } from '../time/manilaYear.ts';
import { liveVersion } from './liveVersion.ts';
import { nextPageChange } from './nextPageChange.ts';

const NOW = new Date('2025-11-12T02:00:00.000Z');
const NEW_YEAR = Date.parse('2025-12-31T16:00:00.000Z');
const ms = (offset: number) => new Date(NOW.getTime() + offset);
const nothing = { closesAt: null, expiresAt: null, page: null };

test.each([
  ['nothing but the year', nothing, NOW, NEW_YEAR],
  ['the last millisecond of the year', nothing, new Date(NEW_YEAR - 1), NEW_YEAR],
  ['the first one of the next year', nothing, new Date(NEW_YEAR), Date.parse('2026-12-31T16:00:00.000Z')],
  ['the end of sales', { ...nothing, closesAt: ms(1) }, NOW, ms(1).getTime()],
  ['an end of sales that has come', { ...nothing, closesAt: NOW }, NOW, NEW_YEAR],
  ['the last instant of the product, which is offered at it', { ...nothing, expiresAt: ms(5) }, NOW, ms(6).getTime()],
  ['at the last instant of the product', { ...nothing, expiresAt: NOW }, NOW, ms(1).getTime()],
  ['after the last instant of the product', { ...nothing, expiresAt: ms(-1) }, NOW, NEW_YEAR],
  ['a scheduled version', { ...nothing, page: { scheduledAt: ms(9) } }, NOW, ms(9).getTime()],
  ['a scheduled version that is public', { ...nothing, page: { scheduledAt: NOW } }, NOW, NEW_YEAR],
  ['the earliest of all', { closesAt: ms(30), expiresAt: ms(20), page: { scheduledAt: ms(10) } }, NOW, ms(10).getTime()],
  [
    'the later of two, when the first is over',
    { closesAt: ms(30), expiresAt: null, page: { scheduledAt: ms(-10) } },
    NOW,
    ms(30).getTime(),
  ],
])('%s', (_what, page, now, expected) => expect(nextPageChange(page, now)).toBe(expected));

describe('until then', () => {
  const instant = fc.option(fc.integer({ min: -20, max: 20 }).map(ms));

  test('an open funnel stays open, with the same version and year', () => {
    fc.assert(
      fc.property(instant, instant, instant, fc.nat(60), (closesAt, expiresAt, scheduledAt, later) => {
        const funnel = { opensAt: null, closedAt: null, closesAt };
        const product = { archivedAt: null, expiresAt };
        const page = { publishedVersion: 1, scheduledVersion: scheduledAt && 2, scheduledAt };
        const shown = (now: Date) => [funnelState(funnel, product, now), liveVersion(page, now), manilaYear(now)];
        fc.pre(shown(NOW)[0] === 'open');
        const until = nextPageChange({ closesAt, expiresAt, page }, NOW);
        expect(until).toBeGreaterThan(NOW.getTime());
        expect(shown(new Date(Math.min(NOW.getTime() + later, until - 1)))).toEqual(shown(NOW));
        expect(shown(new Date(until))).not.toEqual(shown(NOW));
      }),
      { numRuns: 1000 },
    );
  });
});
