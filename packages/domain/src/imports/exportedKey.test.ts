import { expect, test } from 'vitest';
import { exportedId, exportedKey } from './exportedKey.ts';

test.each([1, 12, 999_999_999])('recognizes the key of %i, also a taken one', (id) => {
  expect([exportedId(exportedKey(id)), exportedId(exportedKey(id, true))]).toEqual([id, id]);
  expect(exportedKey(id, true)).not.toBe(exportedKey(id));
});

test.each(['', '12', 'G12', 'atlas-', 'atlas-0', 'atlas-01', 'atlas-1234567890', 'atlas-12c', 'Atlas-12', ' atlas-12'])(
  'recognizes no id in %j',
  (key) => expect(exportedId(key)).toBeNull(),
);
