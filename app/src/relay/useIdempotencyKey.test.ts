import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestError } from '../session/fetchGraphQL.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';

/** Opens a form and records the keys it sends to the server. */
function openForm() {
  const keys: string[] = [];
  const { result, rerender } = renderHook(useIdempotencyKey);
  const send = (answer: () => Promise<unknown>) =>
    result.current((key) => {
      keys.push(key);
      return answer();
    });
  return { keys, rerender, send, fails: (error: Error) => expect(send(() => Promise.reject(error))).rejects.toBe(error) };
}

const created = () => Promise.resolve('created');
const distinct = (keys: readonly string[]) => new Set(keys).size;

test('sends a key that the server accepts and returns the response', async () => {
  const { keys, send } = openForm();
  expect(await send(created)).toBe('created');
  expect(keys).toEqual([expect.stringMatching(/^.{16,100}$/)]);
});

test('treats two presses before the first response as one intention', async () => {
  const { keys, send } = openForm();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const presses = [send(() => promise), send(() => promise)];
  resolve('created');
  await Promise.all(presses);
  expect([keys.length, distinct(keys)]).toEqual([2, 1]);
});

test.each([
  ['the connection was lost', new RequestError('The connection was lost.', 'NETWORK')],
  ['the server failed', new RequestError('Something went wrong, try again', 'UNKNOWN')],
  ['a field was rejected', new RequestError('Errors prevented this form from being saved', 'BAD_USER_INPUT', { name: 'Name is required' })],
  ['something else went wrong', new Error('Out of memory')],
])('after %s keeps the key for the next try in the same form', async (_what, error) => {
  const { keys, rerender, send, fails } = openForm();
  await fails(error);
  rerender();
  await send(created);
  expect([keys.length, distinct(keys)]).toEqual([2, 1]);
});

test('treats a request after a success as another intention', async () => {
  const { keys, send } = openForm();
  await send(created);
  await send(created);
  expect(distinct(keys)).toBe(2);
});

test('uses a new key after a conflict', async () => {
  const { keys, send, fails } = openForm();
  await fails(new RequestError('This was sent before with something else in it.', 'CONFLICT'));
  await send(created);
  expect(distinct(keys)).toBe(2);
});

test('does not change the current key when a late response to the previous intention arrives', async () => {
  const { keys, send, fails } = openForm();
  const late = Promise.withResolvers<unknown>();
  const first = send(() => late.promise);
  await send(created);
  await fails(new RequestError('The connection was lost.', 'NETWORK'));
  late.resolve('created');
  await first;
  await send(created);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[3]).toBe(keys[2]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('treats two forms as two intentions', async () => {
  const [one, other] = [openForm(), openForm()];
  await one.send(created);
  await other.send(created);
  expect(distinct([...one.keys, ...other.keys])).toBe(2);
});
