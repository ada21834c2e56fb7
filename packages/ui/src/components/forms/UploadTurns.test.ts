import { expect, test } from 'vitest';
import { UploadTurns } from './UploadTurns.ts';

/** Uploads that record the order of their turns. */
function uploads(...names: string[]) {
  const turns = new UploadTurns();
  const begun: string[] = [];
  const controls = Object.fromEntries(names.map((name) => [name, new AbortController()]));
  const signalOf = (name: string) => controls[name]!.signal;
  const take = (...wanted: string[]) => {
    for (const name of wanted) void turns.take(signalOf(name)).then(() => begun.push(name));
    return Promise.resolve().then(() => undefined);
  };
  const end = async (name: string) => turns.end(signalOf(name));
  const abort = async (name: string) => controls[name]!.abort();
  return { begun, take, end, abort };
}

test('runs one upload at a time, in order', async () => {
  const { begun, take, end } = uploads('a', 'b', 'c');
  await take('a', 'b', 'c');
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('lets the next upload run while one waits, which then resumes after it', async () => {
  const { begun, take, end } = uploads('a', 'b');
  await take('a', 'b');
  await end('a');
  await take('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('keeps the turn of an upload that takes it again', async () => {
  const { begun, take } = uploads('a', 'b');
  await take('a', 'b');
  await take('a');
  expect(begun).toEqual(['a', 'a']);
});

test('ends the turn of an aborted upload, and the wait of one in the queue', async () => {
  const { begun, take, abort } = uploads('a', 'b', 'c');
  await take('a', 'b', 'c');
  await abort('b');
  expect(begun).toEqual(['a', 'b']);
  await abort('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('lets an upload that was aborted before its turn return at once', async () => {
  const { begun, take, abort } = uploads('a', 'b');
  await take('a');
  await abort('b');
  await take('b');
  expect(begun).toEqual(['a', 'b']);
});
