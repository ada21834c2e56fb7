import type { Sheet, SheetCell } from './sheet.ts';

type Row = readonly SheetCell[];

/**
 * The rows of a sheet in portions of any size, because a workbook begins another sheet in the
 * middle of a chunk.
 */
export class SheetRows {
  readonly #chunks: AsyncIterator<readonly Row[]>;
  #waiting: readonly Row[] = [];

  constructor(chunks: Sheet['chunks']) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next rows, at most `most`; empty at the end. */
  async take(most: number): Promise<readonly Row[]> {
    await this.#fill();
    const taken = this.#waiting.slice(0, most);
    this.#waiting = this.#waiting.slice(most);
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    await this.#fill();
    return this.#waiting.length === 0;
  }

  /** Ends the reading. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #fill(): Promise<void> {
    while (this.#waiting.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) return;
      this.#waiting = value;
    }
  }
}
