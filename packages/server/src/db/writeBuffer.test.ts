import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { WriteBuffer } from './writeBuffer.ts';

interface Count {
  of: string;
  times: number;
}

let lines: { msg: string; lost?: number }[] = [];
const log = createLog(
  'warn',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as { msg: string });
      done();
    },
  }),
);
let written: Count[][] = [];
let failing = false;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, written, failing] = [[], [], false];
});
afterEach(() => void vi.useRealTimers());

const write = async (counts: readonly Count[]): Promise<void> => {
  if (failing) throw new Error('The database is away');
  written.push([...counts]);
};
const add = (one: Count, other: Count) => ({ ...one, times: one.times + other.times });
const counting = (mostItems = 100) =>
  new WriteBuffer<Count>({ name: 'counts', log, everyMs: 5000, mostItems, write, merge: { keyOf: ({ of }) => of, add } });
const once = (of: string): Count => ({ of, times: 1 });
const messages = () => lines.map(({ msg }) => msg);

describe('a write buffer', () => {
  it('writes merged items together, some seconds after the first', async () => {
    const buffer = counting();
    for (const of of ['a', 'b', 'a', 'a']) buffer.add(once(of));
    await vi.advanceTimersByTimeAsync(4999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[{ of: 'a', times: 3 }, once('b')]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    buffer.add(once('c'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(written[1]).toEqual([once('c')]);
  });

  it('holds every item when they do not merge', async () => {
    const buffer = new WriteBuffer<Count>({ name: 'rows', log, everyMs: 5000, mostItems: 100, write });
    for (const of of ['a', 'a', 'b']) buffer.add(once(of));
    await buffer.flush();
    expect(written).toEqual([[once('a'), once('a'), once('b')]]);
  });

  it('drops further keys when it is full, logs that once, and still counts known ones', async () => {
    const buffer = counting(2);
    for (const of of ['a', 'b', 'c', 'd', 'a']) buffer.add(once(of));
    expect(buffer.size).toBe(2);
    expect(messages()).toEqual(['buffered writes are dropped']);
    await buffer.flush();
    expect(written).toEqual([[{ of: 'a', times: 2 }, once('b')]]);
    for (const of of ['c', 'd', 'e']) buffer.add(once(of));
    expect(messages()).toHaveLength(2);
  });

  it('repeats a failed write with what came in the meantime, and logs the failure once', async () => {
    const buffer = counting(2);
    failing = true;
    buffer.add(once('a'));
    await vi.advanceTimersByTimeAsync(5000);
    for (const of of ['a', 'b', 'c']) buffer.add(once(of));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([written, messages()]).toEqual([[], ['buffered writes failed and are repeated', 'buffered writes are dropped']]);
    failing = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(written).toEqual([[{ of: 'a', times: 2 }, once('b')]]);
  });

  it('never runs two writes at once', async () => {
    let running = 0;
    let most = 0;
    const slow = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
    };
    const buffer = new WriteBuffer<Count>({ name: 'slow', log, everyMs: 50, mostItems: 100, write: slow });
    for (const of of ['a', 'b', 'c']) {
      buffer.add(once(of));
      await vi.advanceTimersByTimeAsync(60);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect([most, running, buffer.size]).toEqual([1, 0, 0]);
  });

  it('writes what it holds when it closes, and takes nothing more', async () => {
    const buffer = counting();
    buffer.add(once('a'));
    await buffer.close();
    buffer.add(once('b'));
    expect([written, buffer.size, vi.getTimerCount(), lines]).toEqual([[[once('a')]], 0, 0, []]);
  });

  it('logs what is lost when the database fails while it closes', async () => {
    const buffer = counting();
    failing = true;
    buffer.add(once('a'));
    await buffer.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(lines.at(-1)).toMatchObject({ msg: 'buffered writes are lost', lost: 1 });
  });
});
