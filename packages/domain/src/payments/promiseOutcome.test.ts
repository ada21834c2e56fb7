import fc from 'fast-check';
import { expect, test } from 'vitest';
import { promiseOutcome } from './promiseOutcome.ts';
import { mayMovePromise, type PromiseState } from './promiseStates.ts';

const promise = { amountCentavos: 100_000, promisedFor: '2025-11-17' };

test.each([
  [0, '2025-11-16', 'open'],
  [99_999, '2025-11-17', 'open'],
  [100_000, '2025-11-16', 'kept'],
  [100_000, '2025-11-17', 'kept'],
  [150_000, '2025-11-17', 'kept'],
  [0, '2025-11-18', 'broken'],
  [99_999, '2025-11-18', 'broken'],
  [100_000, '2025-11-18', 'kept'],
  [0, '2026-01-01', 'broken'],
])('with %s centavos paid, on %s: %s', (paidCentavos, today, state) => {
  expect(promiseOutcome({ ...promise, paidCentavos, today })).toBe(state);
});

test('payments and reversals in any order move it only as the states allow', () => {
  const day = fc.integer({ min: -3, max: 1 });
  const money = fc.integer({ min: -120_000, max: 120_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(day, money), { maxLength: 12 }), (events) => {
      let [state, paid, today] = ['open' as PromiseState, 0, 10];
      for (const [passed, centavos] of events) {
        today = Math.min(31, today + Math.max(0, passed) * 4);
        paid = Math.max(0, paid + centavos);
        const next = promiseOutcome({ ...promise, paidCentavos: paid, today: `2025-11-${today}` });
        // Reversed after the promised day, a kept promise is reopened, and broken at once.
        const ways = state === 'kept' && next === 'broken' ? (['open', 'broken'] as const) : [next];
        for (const to of ways) {
          if (to !== state) expect(mayMovePromise(state, to)).toBe(true);
          state = to;
        }
      }
    }),
  );
});
