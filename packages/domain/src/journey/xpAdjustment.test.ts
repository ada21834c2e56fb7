import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { MAX_XP_ADJUSTMENT, XP_NOT_ZERO, xpAdjustmentForm } from './xpAdjustmentForm.ts';
import { OWN_XP, whyNotAdjustXp } from './whyNotAdjustXp.ts';

test.each<[unknown, string | undefined]>([
  [1, undefined],
  [-1, undefined],
  ['-1', undefined],
  ['+50', undefined],
  [10_000, undefined],
  [-10_000, undefined],
  [0, XP_NOT_ZERO],
  ['0', XP_NOT_ZERO],
  [10_001, 'XP is too high'],
  [-10_001, 'XP is too low'],
  [1_000_000, 'XP is too high'],
  [0.5, 'XP is not formatted correctly'],
  ['1.5', 'XP is not formatted correctly'],
  ['fifty', 'XP is not formatted correctly'],
  [Number.NaN, 'XP is not formatted correctly'],
  ['', 'XP is required'],
  [null, 'XP is required'],
])('an adjustment of %j XP: %s', (points, problem) => {
  expect(fieldErrors(xpAdjustmentForm, { points, reason: 'Helped at the event' })?.['points']).toBe(problem);
});

test.each<[unknown, string | undefined]>([
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'Reason is too long'],
  ['  ', 'Reason is required'],
  [undefined, 'Reason is required'],
])('a reason %#', (reason, problem) => {
  expect(fieldErrors(xpAdjustmentForm, { points: 1, reason })?.['reason']).toBe(problem);
});

test.each([
  ['allows XP for someone else', { userId: 1, impersonatorId: null }, { userId: 2, total: 0 }, 50, null],
  ['allows taking all of it', { userId: 1, impersonatorId: null }, { userId: 2, total: 50 }, -50, null],
  [
    'rejects taking more',
    { userId: 1, impersonatorId: null },
    { userId: 2, total: 49 },
    -50,
    'This person has 49 XP, so at most 49 XP can be taken.',
  ],
  ['allows XP for a total below 0', { userId: 1, impersonatorId: null }, { userId: 2, total: -80 }, 50, null],
  [
    'rejects taking from a total below 0',
    { userId: 1, impersonatorId: null },
    { userId: 2, total: -80 },
    -1,
    'This person has 0 XP, so at most 0 XP can be taken.',
  ],
  ['rejects one’s own', { userId: 2, impersonatorId: null }, { userId: 2, total: 50 }, 10, OWN_XP],
  ['rejects the XP of the person viewed as', { userId: 2, impersonatorId: 1 }, { userId: 2, total: 50 }, 10, OWN_XP],
  ['rejects one’s own while viewing as someone', { userId: 3, impersonatorId: 2 }, { userId: 2, total: 50 }, 10, OWN_XP],
] as const)('%s', (_what, actor, person, points, expected) => {
  expect(whyNotAdjustXp(actor, person, points)).toBe(expected);
});

test('a total that was not below 0 never falls below 0', () => {
  const points = fc.integer({ min: -MAX_XP_ADJUSTMENT, max: MAX_XP_ADJUSTMENT }).filter((one) => one !== 0);
  fc.assert(
    fc.property(fc.array(points, { maxLength: 50 }), (adjustments) => {
      let total = 0;
      for (const one of adjustments)
        if (whyNotAdjustXp({ userId: 1, impersonatorId: null }, { userId: 2, total }, one) === null) total += one;
      expect(total).toBeGreaterThanOrEqual(0);
    }),
  );
});
