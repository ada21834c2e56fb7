import { expect, test } from 'vitest';
import { stagePlace } from './stagePlace.ts';

test.each([
  [1, 2, 'finished'],
  [2, 2, 'current'],
  [3, 2, 'ahead'],
  [6, 6, 'current'],
  [1, null, 'ahead'],
] as const)('stage %d for a member in stage %s is %s', (number, current, place) => {
  expect(stagePlace({ number }, current === null ? null : { number: current })).toBe(place);
});
