import { expect, test } from 'vitest';
import { overlapProblem } from './overlapProblem.ts';

const november = { name: 'Batch 19', launchFrom: '2025-11-01', launchTo: '2025-11-30' };

test.each([
  ['2025-10-01', '2025-10-31', false],
  ['2025-10-01', '2025-11-01', true],
  ['2025-11-10', '2025-11-11', true],
  ['2025-10-01', '2025-12-31', true],
  ['2025-11-30', '2025-12-31', true],
  ['2025-12-01', '2025-12-31', false],
])('a launch from %s to %s overlaps: %s', (launchFrom, launchTo, overlaps) => {
  expect(overlapProblem({ launchFrom, launchTo }, [november])).toBe(
    overlaps ? 'Batch 19 launches from 11/01/2025 to 11/30/2025. Choose days on which no other batch launches.' : null,
  );
  expect(overlapProblem({ launchFrom, launchTo }, [])).toBeNull();
});
