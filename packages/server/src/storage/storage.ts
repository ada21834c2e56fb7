import type { Readable } from 'node:stream';

/** Where files are kept. Keys are ours, never a person's: words of letters, digits, `_`, `-` and `.`, with slashes between them. */
export interface Storage {
  /** Writes the bytes whole or not at all. Throws StorageFull. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file of this machine over, whole or not at all; it is gone from where it was. Throws StorageFull; then it is still there. */
  take(key: string, file: string): Promise<void>;
  /** Reads from `start` to `end`, both included. Throws NotStored; whoever gets the stream reads it to its end or destroys it. */
  read(key: string, range?: Range): Promise<Readable>;
  /** Removes the bytes; of a key that is not there nothing. */
  remove(key: string): Promise<void>;
}

export interface Range {
  start: number;
  end: number;
}
