import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/index.ts';
import { promiseForm, promiseProblem } from './promiseForm.ts';

test('takes what staff type', () => {
  expect(promiseForm.parse({ amount: '₱2,000.50', promisedFor: '2025-11-17', note: ' After payday ' })).toEqual({
    entryId: null,
    amount: 200_050,
    promisedFor: new Date('2025-11-16T16:00:00Z'),
    note: 'After payday',
  });
  expect(promiseForm.parse({ entryId: 7, amount: 1, promisedFor: '2025-11-17' })).toMatchObject({ entryId: 7, amount: 100, note: '' });
});

test.each([
  [{ amount: 0.99 }, 'amount'],
  [{ amount: 0 }, 'amount'],
  [{ amount: -5 }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ amount: '' }, 'amount'],
  [{ promisedFor: '' }, 'promisedFor'],
  [{ promisedFor: '2025-02-30' }, 'promisedFor'],
  [{ entryId: 0 }, 'entryId'],
  [{ note: 'x'.repeat(1001) }, 'note'],
])('rejects %j', (change, field) => {
  const values = { entryId: null, amount: 1000, promisedFor: '2025-11-17', note: '', ...change };
  expect(Object.keys(fieldErrors(promiseForm, values) ?? {})).toEqual([field]);
});

const NOW = new Date('2025-11-12T02:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00+08:00`);
test.each([
  [100_000, day('2025-11-12'), null],
  [100_000, new Date('2025-11-11T16:00:00Z'), null],
  [100_000, new Date('2025-11-11T15:59:59.999Z'), { field: 'promisedFor', text: 'Promised for cannot be in the past.' }],
  [100_000, day('2026-01-11'), null],
  [100_000, day('2026-01-12'), { field: 'promisedFor', text: 'Promised for has to be within 60 days.' }],
  [100_000, new Date(Number.NaN), { field: 'promisedFor', text: 'Promised for cannot be in the past.' }],
  [100_001, day('2025-11-12'), { field: 'amount', text: 'At most ₱1,000.00 is owed.' }],
])('%s centavos by %s', (amount, promisedFor, problem) => {
  expect(promiseProblem({ amount, promisedFor }, { owedCentavos: 100_000, now: NOW })).toEqual(problem);
});

test('nothing can be promised of nothing', () => {
  expect(promiseProblem({ amount: 100, promisedFor: NOW }, { owedCentavos: 0, now: NOW })?.text).toBe('Nothing is owed.');
});
