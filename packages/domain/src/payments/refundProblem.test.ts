import { expect, test } from 'vitest';
import { isFullRefund, refundProblem } from './refundProblem.ts';

test.each([
  ['a part', 1, { received: 100, refunded: 0 }, null],
  ['everything', 100, { received: 100, refunded: 0 }, null],
  ['the rest', 40, { received: 100, refunded: 60 }, null],
  ['a centavo more than is left', 41, { received: 100, refunded: 60 }, 'At most ₱0.40 can be paid back.'],
  ['more than was received', 101, { received: 100, refunded: 0 }, 'At most ₱1.00 can be paid back.'],
  ['anything once all is paid back', 1, { received: 100, refunded: 100 }, 'Nothing is left to pay back.'],
  ['anything where nothing was received', 1, { received: 0, refunded: 0 }, 'Nothing is left to pay back.'],
  ['anything where a reversal took more', 1, { received: 50, refunded: 60 }, 'Nothing is left to pay back.'],
])('refundProblem of %s', (_, centavos, of, problem) => {
  expect(refundProblem(centavos, of)).toBe(problem);
});

test.each([
  [100, { received: 100, refunded: 0 }, true],
  [99, { received: 100, refunded: 0 }, false],
  [40, { received: 100, refunded: 60 }, true],
  [39, { received: 100, refunded: 60 }, false],
])('isFullRefund of %d for %j is %j', (centavos, of, isFull) => {
  expect(isFullRefund(centavos, of)).toBe(isFull);
});
