import { expect, test } from 'vitest';
import { queueText } from './queueText.ts';

test.each([
  ['auth.removeExpired', 'Auth: remove expired'],
  ['files.removeOldUploads', 'Files: remove old uploads'],
  ['clientErrors.removeOld', 'Client errors: remove old'],
  ['deliver', 'Deliver'],
  ['', ''],
])('words %j as %j', (queue, text) => {
  expect(queueText(queue)).toBe(text);
});
