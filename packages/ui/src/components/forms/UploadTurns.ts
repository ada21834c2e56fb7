/**
 * One upload at a time, in order. An upload that waits for the connection passes its turn on, and
 * takes another one when it resumes. Each upload is identified by its abort signal.
 */
export class UploadTurns {
  #running: AbortSignal | null = null;
  #queue: { readonly signal: AbortSignal; readonly start: () => void }[] = [];

  /** Resolves when the upload's turn begins, or when it is aborted. */
  take(signal: AbortSignal): Promise<void> {
    if (signal.aborted || signal === this.#running) return Promise.resolve();
    return new Promise((start) => {
      this.#queue.push({ signal, start });
      signal.addEventListener('abort', () => this.end(signal), { once: true });
      this.#next();
    });
  }

  /** Ends the upload's turn, or its wait for one, and begins the next turn. */
  end(signal: AbortSignal): void {
    if (signal === this.#running) this.#running = null;
    for (const { start } of this.#queue.filter((one) => one.signal === signal)) start();
    this.#queue = this.#queue.filter((one) => one.signal !== signal);
    this.#next();
  }

  #next(): void {
    if (this.#running !== null) return;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#running = next.signal;
    next.start();
  }
}
