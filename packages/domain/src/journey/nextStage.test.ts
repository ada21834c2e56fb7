import { expect, test } from 'vitest';
import { nextStage } from './nextStage.ts';

const stages = [3, 1, 6, 0].map((number) => ({ number }));

test.each([
  [null, 1],
  [{ number: 0 }, 1],
  [{ number: 1 }, 3],
  [{ number: 2 }, 3],
  [{ number: 3 }, 6],
  [{ number: 6 }, null],
  [{ number: 7 }, null],
])('after %j comes %s', (current, next) => {
  expect(nextStage(stages, current)?.number ?? null).toBe(next);
});

test('is null without stages', () => {
  expect(nextStage([], null)).toBeNull();
});
