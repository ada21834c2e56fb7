import type { Readable } from 'node:stream';

/**
 * A storage of files. Keys are generated, never a person's text: words of letters, digits, `_`, `-`
 * and `.`, separated by slashes.
 */
export interface Storage {
  /**
   * Writes the bytes whole or not at all.
   *
   * @throws StorageFull
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Moves a file of this machine into the storage, whole or not at all.
   *
   * @throws StorageFull; the file is then still at its origin
   */
  take(key: string, file: string): Promise<void>;
  /**
   * Reads from `start` to `end`, both inclusive. The caller must read the stream to its end or
   * destroy it.
   *
   * @throws NotStored
   */
  read(key: string, range?: Range): Promise<Readable>;
  /** Removes the bytes; does nothing for a missing key. */
  remove(key: string): Promise<void>;
}

export interface Range {
  start: number;
  end: number;
}
