import { expect, test } from 'vitest';
import { closeRecord } from './closing.ts';

const now = new Date('2025-11-17T02:00:00Z');
const gone = 'This product is archived. Restore it first.';

test.each([
  [null, null, true, { after: { closedAt: '2025-11-17T02:00:00.000Z' }, was: 'Open', becomes: 'Closed' }],
  [null, gone, true, { after: { closedAt: '2025-11-17T02:00:00.000Z' }, was: 'Open', becomes: 'Closed' }],
  [now, null, true, { skipped: 'Already closed.' }],
  [null, null, false, { skipped: 'Not closed.' }],
  [now, null, false, { after: { closedAt: null }, was: 'Closed', becomes: 'Open' }],
  [now, gone, false, { skipped: gone }],
])('plans for a funnel closed at %o, whose product is not sold because %j, with closed %j', (closedAt, whyNotSell, closed, plan) => {
  expect(closeRecord({ closedAt, whyNotSell }, closed, now)).toEqual(plan);
});
