import { expect, test } from 'vitest';
import { moveToBatch } from './moveToBatch.ts';

const [third, fourth] = [
  { id: 3, name: 'Batch 18' },
  { id: 4, name: 'Batch 19' },
];

test.each([
  [null, { after: { batchId: 4 }, was: 'No batch', becomes: 'Batch 19' }],
  [third, { after: { batchId: 4 }, was: 'Batch 18', becomes: 'Batch 19' }],
  [fourth, { skipped: 'Already in Batch 19.' }],
])('moves a person from %j', (from, plan) => {
  expect(moveToBatch(from, fourth)).toEqual(plan);
});
