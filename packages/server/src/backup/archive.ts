import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack, type Header, type Pack } from 'tar-stream';
import { BackupError } from './backupError.ts';

/** A name with bytes that arrive in pieces, of unknown total size. */
export interface Member {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

type Entry = AsyncIterable<Buffer> & { header: Header };

/**
 * The size of a tar entry precedes its bytes, so a member is split into entries of at most this
 * size.
 */
const PART_BYTES = 1 << 20;
/**
 * Pictures and videos make up most of an archive and are compressed already, so a low level
 * suffices.
 */
const GZIP_LEVEL = 3;

/** age uses the stream types of browsers. Node's are the same under other type names. */
const asWeb = (pieces: AsyncIterable<Uint8Array>) => WebStream.from(pieces) as unknown as ReadableStream<Uint8Array>;
const iterated = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>;

const nameOfPart = (member: string, part: number): string => `${member}/${String(part).padStart(6, '0')}`;
const nameOfMember = (entry: string): string => entry.replace(/\/\d{6,}$/, '');

/**
 * Writes members into a new file: a tar (each member a folder, its parts numbered files),
 * compressed with gzip and encrypted with age to one recipient. Only one part at a time is held in
 * memory.
 *
 * @returns the size and SHA-256 of the file
 * @throws errors of the members
 */
export async function writeArchive(
  file: string,
  recipient: string,
  members: AsyncIterable<Member>,
): Promise<{ bytes: number; sha256: string }> {
  const tar = pack();
  let cause: unknown;
  const fail = (error: unknown) => {
    cause ??= error;
    tar.destroy(error as Error);
  };
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const hash = createHash('sha256');
  let bytes = 0;
  await Promise.all([
    addMembers(tar, members).catch(fail),
    pipeline(
      Readable.from(tar),
      createGzip({ level: GZIP_LEVEL }),
      async function* (plain: AsyncIterable<Buffer>) {
        yield* iterated(await encrypter.encrypt(asWeb(plain)));
      },
      async function* (encrypted: AsyncIterable<Uint8Array>) {
        for await (const piece of encrypted) {
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
    ).catch(fail),
  ]);
  if (cause !== undefined) throw cause as Error;
  return { bytes, sha256: hash.digest('hex') };
}

async function addMembers(tar: Pack, members: AsyncIterable<Member>): Promise<void> {
  for await (const { name, bytes } of members) {
    let part = 0;
    for await (const piece of partsOf(bytes)) await addEntry(tar, nameOfPart(name, ++part), piece);
  }
  tar.finalize();
}

const addEntry = (tar: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve())).end(bytes);
  });

/** Splits the bytes into parts of one size, the last one smaller. No bytes are one empty part. */
async function* partsOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  let given = false;
  for await (const piece of bytes) {
    let rest = piece;
    while (size + rest.length >= PART_BYTES) {
      yield Buffer.concat([...held, rest.subarray(0, PART_BYTES - size)]);
      given = true;
      rest = rest.subarray(PART_BYTES - size);
      held = [];
      size = 0;
    }
    if (rest.length > 0) held.push(rest);
    size += rest.length;
  }
  if (size > 0 || !given) yield Buffer.concat(held);
}

/**
 * Reads the members of an archive in their order.
 *
 * @throws BackupError when the key does not fit or the file is incomplete
 */
export async function* readArchive(file: string, identity: string): AsyncGenerator<Member> {
  const plain = await decrypt(file, identity);
  const tar = extract();
  let broken: unknown;
  const fed = pipeline(Readable.from(plain), createGunzip(), tar).catch((error: unknown) => {
    broken = error;
  });
  const entries = (tar as unknown as AsyncIterable<Entry>)[Symbol.asyncIterator]();
  try {
    let entry = await whole(entries.next());
    while (entry.done !== true) {
      const name = nameOfMember(entry.value.header.name);
      const bytes = (async function* () {
        while (entry.done !== true && nameOfMember(entry.value.header.name) === name) {
          const pieces = entry.value[Symbol.asyncIterator]();
          for (let piece = await whole(pieces.next()); piece.done !== true; piece = await whole(pieces.next())) yield piece.value;
          entry = await whole(entries.next());
        }
      })();
      yield { name, bytes };
      // Skips what the caller did not read.
      for await (const _piece of bytes);
    }
    await fed;
    if (broken !== undefined) throw damaged(broken);
  } finally {
    tar.destroy();
    await fed;
  }
}

const damaged = (cause: unknown): BackupError =>
  new BackupError(
    'This archive is damaged: it was cut off, or bytes of it were changed. Nothing of it can be trusted; take another copy.',
    {
      cause,
    },
  );

async function whole<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw damaged(error);
  }
}

async function decrypt(file: string, identity: string): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return iterated(await decrypter.decrypt(asWeb(createReadStream(file))));
  } catch (error) {
    if (/no identity matched/.test(String(error))) {
      throw new BackupError('BACKUP_KEY: this key does not open the archive; it was encrypted to another one.', { cause: error });
    }
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw damaged(error);
  }
}
