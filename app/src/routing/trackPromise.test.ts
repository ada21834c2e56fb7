import { expect, test } from 'vitest';
import { trackPromise } from './trackPromise.ts';

test('a promise says what has become of it, in the words that React reads', async () => {
  const kept = trackPromise(Promise.resolve('screen'));
  expect(kept).toMatchObject({ status: 'pending' });
  await kept;
  expect(kept).toMatchObject({ status: 'fulfilled', value: 'screen' });
});

test('a failure is told to who waits, and kept', async () => {
  const reason = new TypeError('Failed to fetch');
  const kept = trackPromise(Promise.reject(reason));
  await expect(kept).rejects.toBe(reason);
  expect(kept).toMatchObject({ status: 'rejected', reason });
});
