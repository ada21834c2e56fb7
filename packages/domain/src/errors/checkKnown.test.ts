import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGiven, checkKnown } from './checkKnown.ts';

const LISTS = [
  ['a list', ['week', 'month']],
  [
    'choices',
    [
      { value: 'week', label: 'Every week' },
      { value: 'month', label: 'Every month' },
    ],
  ],
  ['a table', { week: 7, month: 30 }],
] as const;

test.each(LISTS)('checkKnown accepts a value of %s', (_what, known) => {
  expect(() => checkKnown({ interval: 'month' }, known)).not.toThrow();
});

test.each(LISTS)('checkKnown names a value that is not in %s', (_what, known) => {
  const message = (value: string) => new RangeError(`interval must be one of week, month, not ${value}`);
  expect(() => checkKnown({ interval: 'monthly' }, known)).toThrow(message('monthly'));
  expect(() => checkKnown({ interval: undefined }, known)).toThrow(message('undefined'));
  expect(() => checkKnown({ interval: Object.create(null) as unknown }, known)).toThrow(message('an object'));
  expect(() => checkKnown({ interval: 'constructor' }, known)).toThrow(message('constructor'));
});

test('checkKnown rejects every other text', () => {
  fc.assert(
    fc.property(fc.string(), (interval) => {
      fc.pre(!['week', 'month'].includes(interval));
      expect(() => checkKnown({ interval }, { week: 1, month: 2 })).toThrow(RangeError);
    }),
  );
});

test('checkGiven rejects only a value that is missing', () => {
  expect(() => checkGiven({ coupon: null, uses: 0, isArchived: false, name: '' })).not.toThrow();
  expect(() => checkGiven({ coupon: null, uses: undefined })).toThrow(new RangeError('uses must be given, not undefined'));
});
