import { expect, test } from 'vitest';
import { sameValuesOf, standsAs } from './rowPlan.ts';

test.each([
  [{ batchId: 3, archivedAt: null }, { batchId: 4 }, { batchId: 3 }],
  [{}, { batchId: 4 }, { batchId: null }],
  [{ batchId: 3 }, {}, {}],
  [
    { archived: false, points: 0, note: '' },
    { archived: true, points: 1, note: 'x' },
    { archived: false, points: 0, note: '' },
  ],
])('of %j, the values changed by %j are %j', (values, others, same) => {
  expect(sameValuesOf(values, others)).toEqual(same);
});

test.each([
  [{ batchId: 3, archivedAt: null }, { batchId: 3 }, true],
  [{ batchId: 3 }, { batchId: 4 }, false],
  [{ batchId: null }, { batchId: 3 }, false],
  [{}, { batchId: null }, true],
  [{ batchId: 0 }, { batchId: null }, false],
  [{ batchId: '3' }, { batchId: 3 }, false],
  [{ batchId: 3 }, {}, true],
])('standsAs for %j and %j is %j', (values, said, stands) => {
  expect(standsAs(values, said)).toBe(stands);
});
