import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './readEvents.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
async function eventsOf(stream: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

const TEXT = ':\n\nevent: next\ndata: {"data":{"title":"Nabayaran: ₱3,333"}}\n\n:\n\nevent: complete\ndata:\n\n';
const EVENTS = [
  { name: 'next', data: { data: { title: 'Nabayaran: ₱3,333' } } },
  { name: 'complete', data: null },
];

test('reads events and skips keep-alive comments', async () => {
  expect(await eventsOf(streamOf(bytes(TEXT)))).toEqual(EVENTS);
});

test('reads events wherever the network splits them', async () => {
  const whole = bytes(TEXT);
  for (let at = 0; at <= whole.length; at++) {
    expect(await eventsOf(streamOf(whole.slice(0, at), whole.slice(at))), String(at)).toEqual(EVENTS);
  }
});

test('ignores an event that the end of the stream cuts off', async () => {
  expect(await eventsOf(streamOf(bytes('event: next\ndata: {"da')))).toEqual([]);
});

test('cancels the stream when the reader stops', async () => {
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('event: next\ndata: {}\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const { name } of readEvents(endless)) {
    expect(name).toBe('next');
    break;
  }
  expect(isCancelled).toBe(true);
});
