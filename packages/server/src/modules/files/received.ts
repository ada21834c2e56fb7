import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writing } from '../../storage/failures.ts';

/**
 * Brings bytes into a file of this machine and answers what `work` does with it; afterwards it is gone. Past `most` bytes `tooLarge` is thrown.
 * Throws StorageFull when there is no room.
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

/** Lets so many bytes through and refuses the rest. */
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
