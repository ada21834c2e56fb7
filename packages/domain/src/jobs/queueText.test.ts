import { expect, test } from 'vitest';
import { NAMED_QUEUES, queueText } from './queueText.ts';

test.each([
  ['auth.removeExpired', 'Delete expired sessions and codes'],
  ['dead-letters', 'Record failed jobs'],
  ['clientErrors.removeOld', 'Client errors: remove old'],
  ['deliver', 'Deliver'],
  ['constructor', 'Constructor'],
  ['', ''],
])('words %j as %j', (queue, text) => {
  expect(queueText(queue)).toBe(text);
});

test('words each queue differently', () => {
  expect(new Set(NAMED_QUEUES.map(queueText)).size).toBe(NAMED_QUEUES.length);
});
