import { expect, test } from 'vitest';
import { readFilter } from './readFilter.ts';

const state = { kind: 'choice', field: 'state', choices: ['submitted', 'approved'] } as const;
const queue = { kind: 'text', field: 'queue' } as const;
const channel = { kind: 'enum', field: 'channel', words: ['email', 'web-hook'] } as const;
const author = { kind: 'id', field: 'authorId' } as const;
const from = { kind: 'day', field: 'from' } as const;
const paid = { kind: 'yesNo', field: 'paid' } as const;
const status = { kind: 'yesNo', field: 'archived', words: { archived: true } } as const;

const batches = { kind: 'id', field: 'batchId', many: true } as const;
const channels = { ...channel, many: true } as const;

test.each([
  [batches, '3', [3]],
  [batches, '3,4,3', [3, 4]],
  [batches, '3,x', null],
  [batches, '3,', null],
  [batches, '', null],
  [channels, 'email,web-hook', ['email', 'web-hook']],
  [channels, 'email,fax', null],
  [state, 'approved', 'approved'],
  [state, 'Approved', null],
  [state, '', null],
  [channel, 'web-hook', 'web-hook'],
  [channel, 'WEB_HOOK', null],
  [queue, 'deliver mail', 'deliver mail'],
  [queue, '', null],
  [queue, 'a'.repeat(100), 'a'.repeat(100)],
  [queue, 'a'.repeat(101), null],
  [author, '1', 1],
  [author, '999999999', 999_999_999],
  [author, '1000000000', null],
  [author, '0', null],
  [author, '-1', null],
  [author, '12x', null],
  [author, '1e3', null],
  [author, '', null],
  [from, '2025-11-17', '2025-11-17'],
  [from, '2024-02-29', '2024-02-29'],
  [from, '2025-02-29', null],
  [from, '2025-11-31', null],
  [from, '11/17/2025', null],
  [paid, 'yes', true],
  [paid, 'no', false],
  [paid, 'true', null],
  [status, 'archived', true],
  [status, 'yes', null],
  [status, 'toString', null],
])('%j reads %j as %j', (filter, text, value) => {
  expect(readFilter(filter, text)).toEqual(value);
});
