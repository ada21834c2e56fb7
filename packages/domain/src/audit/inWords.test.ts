import { expect, test } from 'vitest';
import { inWords } from './inWords.ts';

test.each([
  ['updateStage', 'Update stage'],
  ['approvePaymentScheduleTransaction', 'Approve payment schedule transaction'],
  ['lesson file', 'Lesson file'],
  ['paymentProof', 'Payment proof'],
  ['workshop-is-live', 'Workshop is live'],
  ['access_level_id', 'Access level ID'],
  ['reviewerIds', 'Reviewer IDs'],
  ['coverUrl', 'Cover URL'],
  ['constructor', 'Constructor'],
  ['video1', 'Video1'],
  ['', ''],
])('words %j as %j', (name, words) => {
  expect(inWords(name)).toBe(words);
});
