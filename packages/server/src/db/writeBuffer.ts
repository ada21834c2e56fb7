import type { Log } from '../log.ts';

export interface WriteBufferOptions<Item> {
  /** The name of the items, for the log. */
  name: string;
  log: Log;
  /** Milliseconds between two writes. */
  everyMs: number;
  /** The number of items held; past that further ones are dropped. */
  mostItems: number;
  /**
   * Writes items, best in one statement. When it fails, the same items are passed again later. It
   * must not fail because of a single item.
   */
  write(items: readonly Item[]): Promise<void>;
  /** Merges items with the same key into one, such as a count. Without it every item is held. */
  merge?: { keyOf(item: Item): string; add(one: Item, other: Item): Item };
}

/**
 * Collects small writes in memory and writes them together every few seconds and on shutdown, so
 * that events of visitors cost no statement each. A killed process loses the last few seconds.
 */
export class WriteBuffer<Item> {
  readonly #options: WriteBufferOptions<Item>;
  #items = new Map<string | symbol, Item>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isClosed = false;
  /** Whether the last write failed, and whether items were dropped since one succeeded. */
  #isFailing = false;
  #isFull = false;

  constructor(options: WriteBufferOptions<Item>) {
    this.#options = options;
  }

  /** The number of items held. */
  get size(): number {
    return this.#items.size;
  }

  /** Takes an item. It returns at once, and drops the item when the buffer is full or closed. */
  add(item: Item): void {
    if (this.#isClosed) return;
    this.#put(this.#options.merge?.keyOf(item) ?? Symbol(), item);
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.everyMs).unref();
  }

  /** Writes what is held. It never rejects: after a failure the items wait for the next write. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#writing = this.#writing.then(() => this.#write()));
  }

  /** Writes what is held, and takes nothing more. Call it before the database closes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.flush();
    clearTimeout(this.#timer);
    const { name, log } = this.#options;
    if (this.size > 0) log.error({ name, lost: this.size }, 'buffered writes are lost');
  }

  #put(key: string | symbol, item: Item): void {
    const { mostItems, merge, name, log } = this.#options;
    const known = this.#items.get(key);
    if (known !== undefined && merge) this.#items.set(key, merge.add(known, item));
    else if (this.#items.size < mostItems) this.#items.set(key, item);
    else if (!this.#isFull) {
      this.#isFull = true;
      log.warn({ name, mostItems }, 'buffered writes are dropped');
    }
  }

  async #write(): Promise<void> {
    if (this.#items.size === 0) return;
    const { name, log, everyMs, write } = this.#options;
    const taken = this.#items;
    this.#items = new Map();
    try {
      await write([...taken.values()]);
      this.#isFailing = false;
      this.#isFull = false;
    } catch (error) {
      if (!this.#isFailing) log.error({ err: error, name }, 'buffered writes failed and are repeated');
      this.#isFailing = true;
      const newer = this.#items;
      this.#items = taken;
      for (const [key, item] of newer) this.#put(key, item);
      if (!this.#isClosed) this.#timer ??= setTimeout(() => void this.flush(), everyMs).unref();
    }
  }
}
