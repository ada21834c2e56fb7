import { expect, test } from 'vitest';
import { attributionText, readAttribution } from './attributionCookie.ts';

test('reads what it writes', () => {
  const attribution = { code: 'maria-santos', visitor: 'Zk3f9Qm1Xw0a7LtB' };
  expect(readAttribution(attributionText(attribution))).toEqual(attribution);
});

test.each([undefined, null, '', 'maria', 'maria.short', '.Zk3f9Qm1Xw0a7LtB', 'maria.Zk3f9Qm1Xw0a7LtB.more', 'ma ria.Zk3f9Qm1Xw0a7LtB'])(
  'finds nothing in %j',
  (text) => expect(readAttribution(text)).toBeNull(),
);
