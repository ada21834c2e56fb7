import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writing } from '../../storage/failures.ts';

/**
 * Writes bytes to a temporary file, runs `work` with its path, and removes it.
 *
 * @param limit.tooLarge creates the error to throw beyond `most` bytes
 * @returns the result of `work`
 * @throws StorageFull when the disk is full
 */
export async function received<T>(
  from: Readable,
  { most, tooLarge }: { most: number; tooLarge: () => Error },
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `atlas-upload-${process.pid}-`));
  try {
    const path = join(folder, 'received');
    await writing(() => pipeline(from, upTo(most, tooLarge), createWriteStream(path)));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Passes through at most `most` bytes, and fails beyond that. */
function upTo(most: number, tooLarge: () => Error): Transform {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > most) done(tooLarge());
      else done(null, chunk);
    },
  });
}
