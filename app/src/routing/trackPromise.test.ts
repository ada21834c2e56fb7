import { expect, test } from 'vitest';
import { trackPromise } from './trackPromise.ts';

test('records the state of a promise in the fields that React reads', async () => {
  const kept = trackPromise(Promise.resolve('screen'));
  expect(kept).toMatchObject({ status: 'pending' });
  await kept;
  expect(kept).toMatchObject({ status: 'fulfilled', value: 'screen' });
});

test('rejects for the caller and records the reason', async () => {
  const reason = new TypeError('Failed to fetch');
  const kept = trackPromise(Promise.reject(reason));
  await expect(kept).rejects.toBe(reason);
  expect(kept).toMatchObject({ status: 'rejected', reason });
});
