/** One event of a stream. */
export interface StreamEvent {
  name: string;
  data: unknown;
}

/**
 * Reads server-sent events in the form of GraphQL over SSE, without keep-alive comments. Ends with
 * the stream.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): StreamEvent | null {
  const fieldOf = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
  const name = fieldOf('event');
  const data = fieldOf('data');
  return name === undefined ? null : { name, data: data ? (JSON.parse(data) as unknown) : null };
}
