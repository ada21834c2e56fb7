import { expect, test } from 'vitest';
import { whyNotSell } from './whyNotSell.ts';

const now = new Date('2025-11-17T02:00:00Z');

test.each([
  ['is offered', { archivedAt: null, expiresAt: now }, null],
  [
    'has ended',
    { archivedAt: null, expiresAt: new Date(now.getTime() - 1) },
    'This product is no longer offered. Change its last day first.',
  ],
  ['is archived', { archivedAt: now, expiresAt: null }, 'This product is archived. Restore it first.'],
])('a product that %s', (_state, product, problem) => expect(whyNotSell(product, now)).toBe(problem));
