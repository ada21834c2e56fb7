import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack, type Header, type Pack } from 'tar-stream';
import { BackupError } from './backupError.ts';

/** Something with a name and bytes that come piece by piece; nobody knows beforehand how many. */
export interface Member {
  name: string;
  bytes: AsyncIterable<Buffer>;
}

type Entry = AsyncIterable<Buffer> & { header: Header };

/** A tar says the size of an entry before its bytes, so a member is cut into entries of at most this size. */
const PART_BYTES = 1 << 20;
/** Pictures and videos are most of an archive and do not get smaller: little effort is enough. */
const GZIP_LEVEL = 3;

/** age speaks the streams of browsers, which are Node's as well, under other types. */
const asWeb = (pieces: AsyncIterable<Uint8Array>) => WebStream.from(pieces) as unknown as ReadableStream<Uint8Array>;
const iterated = (stream: ReadableStream<Uint8Array>) => stream as unknown as AsyncIterable<Uint8Array>;

const nameOfPart = (member: string, part: number): string => `${member}/${String(part).padStart(6, '0')}`;
const nameOfMember = (entry: string): string => entry.replace(/\/\d{6,}$/, '');

/**
 * Writes members into a new file: a tar (each member a folder, its parts numbered files), by gzip, encrypted with age to one recipient. Nothing is
 * held but a part. Answers size and SHA-256 of the file. Throws what the members throw.
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

/** The same bytes in parts of one size, the last one smaller; no bytes are one empty part. */
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

/** Reads the members of an archive in their order. Throws a BackupError when the key does not fit or the file is not whole. */
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
      // Whatever the caller did not want.
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
