import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotStored, StorageFull } from './failures.ts';
import { folderStorage } from './folderStorage.ts';
import { openStorage } from './openStorage.ts';
import type { Storage } from './storage.ts';
import { localPlace, startTestS3, type TestS3 } from '../testing/testS3.ts';

const work = mkdtempSync(join(tmpdir(), 'atlas-storage-'));
const home = join(work, 'files');
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(work, { recursive: true, force: true });
});

async function bytesOf(storage: Storage, ...of: Parameters<Storage['read']>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await storage.read(...of)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
const large = Buffer.from(Array.from({ length: 3_000_000 }, (_none, index) => index % 251));
let given = 0;
const localFile = (bytes: Uint8Array): string => {
  const file = join(work, `given-${++given}`);
  writeFileSync(file, bytes);
  return file;
};
const portOf = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

interface Kind {
  storage(): Promise<Storage>;
  keys(): Promise<string[]> | string[];
}
const filesIn = (folder: string): string[] =>
  globSync('**/{*,.*}', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();
const KINDS: [string, Kind][] = [
  ['a folder', { storage: async () => folderStorage(home), keys: () => (existsSync(home) ? filesIn(home) : []) }],
  ['S3', { storage: () => openStorage(s3.place), keys: () => s3.keys() }],
];

describe.each(KINDS)('in %s', (_name, kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await kind.storage();
  });

  it('reads what was put, whole and from the middle', async () => {
    await storage.put('a/first', large);
    expect((await bytesOf(storage, 'a/first')).equals(large)).toBe(true);
    expect(await bytesOf(storage, 'a/first', { start: 250, end: 252 })).toEqual(Buffer.from([250, 0, 1]));
    expect((await bytesOf(storage, 'a/first', { start: 2_999_990, end: 2_999_999 })).equals(large.subarray(-10))).toBe(true);
  });

  it('replaces a file that is put again', async () => {
    await storage.put('a/again', Buffer.from('the long one before'));
    await storage.put('a/again', Buffer.from('short'));
    expect((await bytesOf(storage, 'a/again')).toString()).toBe('short');
  });

  it('takes a file and removes it from its origin, even an empty one', async () => {
    for (const bytes of [large, Buffer.alloc(0)]) {
      const file = localFile(bytes);
      await storage.take('a/taken', file);
      expect((await bytesOf(storage, 'a/taken')).equals(bytes)).toBe(true);
      expect(existsSync(file)).toBe(false);
    }
  });

  it('distinguishes a missing file from a failure', async () => {
    await expect(storage.read('a/nothing')).rejects.toThrow(NotStored);
    await expect(storage.read('a/nothing', { start: 0, end: 1 })).rejects.toThrow(NotStored);
  });

  it('removes a file, and ignores a second removal', async () => {
    await storage.put('a/removed', Buffer.from('x'));
    await storage.put('a/kept', Buffer.from('x'));
    await storage.remove('a/removed');
    await storage.remove('a/removed');
    await expect(storage.read('a/removed')).rejects.toThrow(NotStored);
    expect((await bytesOf(storage, 'a/kept')).toString()).toBe('x');
  });

  it.each(['../outside', 'a/../../outside', '/etc/passwd', 'a//b', '.hidden', 'a/.', '', 'a b', 'a\\..\\b', 'a/b\0'])(
    'rejects the key %j',
    async (key) => {
      const before = await kind.keys();
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a valid storage key');
      await expect(storage.take(key, localFile(large))).rejects.toThrow('not a valid storage key');
      await expect(storage.read(key)).rejects.toThrow('not a valid storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a valid storage key');
      expect(await kind.keys()).toEqual(before);
    },
  );

  it('stores nothing of a file that cannot be read to its end', async () => {
    const before = await kind.keys();
    await expect(storage.take('a/cut', work)).rejects.toThrow();
    await expect(storage.take('a/cut', join(work, 'nowhere'))).rejects.toThrow();
    expect(await kind.keys()).toEqual(before);
  });
});

describe('without space', () => {
  // No file of this process may grow beyond half a megabyte (1000 blocks of 512 bytes). This
  // simulates a disk that fills up in the middle of a file.
  const scriptOf = (code: string) => `
      import { folderStorage } from ${JSON.stringify(join(import.meta.dirname, 'folderStorage.ts'))};
      const storage = folderStorage(${JSON.stringify(join(work, 'full'))});
      await storage.put('a/small', Buffer.from('small'));
      const failure = await ${code}.then(() => null, (error) => ({ name: error.constructor.name, status: error.status, message: error.message }));
      console.log(JSON.stringify(failure));`;

  it.skipIf(process.platform === 'win32').each([
    ['put', () => `storage.put('a/large', Buffer.alloc(3_000_000))`],
    ['take', () => `storage.take('a/large', ${JSON.stringify(localFile(large))})`],
  ])('%s into a folder reports it and leaves no partial file', async (_what, code) => {
    const child = spawn(
      'sh',
      ['-c', `trap '' XFSZ; ulimit -f 1000; exec "$0" --input-type=module -e "$1"`, process.execPath, scriptOf(code())],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await once(child, 'close');
    expect(JSON.parse(said)).toEqual({
      name: 'StorageFull',
      status: 507,
      message: 'There is no room for files at the moment. Try again later.',
    });
    expect(filesIn(join(work, 'full'))).toEqual(['a/small']);
  });

  it('S3 reports it', async () => {
    const full = createHttpServer((req, res) => {
      req.resume();
      req.once('end', () => res.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>'));
    });
    const storage = await openStorage(localPlace(await portOf(full)));
    await expect(storage.put('a/full', large)).rejects.toThrow(StorageFull);
    const file = localFile(large);
    await expect(storage.take('a/full', file)).rejects.toThrow(StorageFull);
    expect(readFileSync(file).equals(large)).toBe(true);
    full.close();
  });
});

it('a connection to S3 that breaks in the middle of a file leaves nothing', async () => {
  const upstream = Number(new URL(s3.place.endpoint).port);
  const cutting = createServer((client) => {
    const server = connect(upstream, '127.0.0.1');
    let sent = 0;
    client.on('data', (piece: Buffer) => {
      sent += piece.length;
      if (sent > 1_000_000) client.destroy();
      else server.write(piece);
    });
    client.on('close', () => server.destroy()).on('error', () => undefined);
    server.pipe(client);
    server.on('error', () => undefined);
  });
  const storage = await openStorage(localPlace(await portOf(cutting)));
  const before = await s3.keys();
  const file = localFile(large);
  await expect(storage.take('a/half', file)).rejects.toThrow();
  expect(await s3.keys()).toEqual(before);
  expect(existsSync(file)).toBe(true);
  cutting.close();
});
