import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { readArchive, writeArchive, type Member } from './archive.ts';
import { BackupError } from './backupError.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const folder = mkdtempSync(join(tmpdir(), 'atlas-archive-'));

async function* given(members: Record<string, Buffer[]>): AsyncGenerator<Member> {
  for (const [name, pieces] of Object.entries(members)) {
    yield {
      name,
      bytes: (async function* () {
        yield* pieces;
      })(),
    };
  }
}
async function read(file: string, key = identity): Promise<Record<string, Buffer>> {
  const members: Record<string, Buffer> = {};
  for await (const { name, bytes } of readArchive(file, key)) {
    const pieces: Buffer[] = [];
    for await (const piece of bytes) pieces.push(piece);
    members[name] = Buffer.concat(pieces);
  }
  return members;
}

const MEBIBYTE = 1 << 20;
const members = {
  'atlas.json': [Buffer.from('{}')],
  'tables/empty': [],
  'tables/exact': [randomBytes(MEBIBYTE), randomBytes(MEBIBYTE)],
  'tables/uneven': [randomBytes(700_000), randomBytes(700_000), randomBytes(1)],
  'files/uploads/a-name-that-is-longer-than-what-the-first-form-of-tar-had-room-for-in-its-header-of-512-bytes/000123': [Buffer.from('x')],
};
const file = join(folder, 'whole.age');
const written = await writeArchive(file, recipient, given(members));

describe('an archive', () => {
  it('restores every member, whatever its size and name', async () => {
    const found = await read(file);
    expect(Object.keys(found)).toEqual(Object.keys(members));
    for (const [name, pieces] of Object.entries(members))
      expect(Buffer.concat(pieces).equals(found[name] ?? Buffer.of(0)), name).toBe(true);
    expect(written.bytes).toBe(readFileSync(file).length);
  });

  it('is rejected with a message under another key', async () => {
    await expect(read(file, await generateX25519Identity())).rejects.toThrow(/^BACKUP_KEY: this key does not open the archive/);
  });

  it.each([0, 100, 0.5, 0.9, -1])('is rejected when it ends at %d', async (end) => {
    const bytes = readFileSync(file);
    const cut = join(folder, `cut-${end}.age`);
    writeFileSync(cut, bytes.subarray(0, Math.abs(end) > 0 && Math.abs(end) < 1 ? Math.floor(bytes.length * end) : end === -1 ? -1 : end));
    await expect(read(cut)).rejects.toThrow(/^This archive is damaged/);
  });

  it.each([5, 150, 0.3, 0.999])('is rejected when the byte at %d has changed', async (place) => {
    const bytes = readFileSync(file);
    const at = place < 1 ? Math.floor(bytes.length * place) : place;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const flipped = join(folder, `flipped-${place}.age`);
    writeFileSync(flipped, bytes);
    await expect(read(flipped)).rejects.toThrow(BackupError);
  });

  it('fails when a member fails', async () => {
    const failing = async function* (): AsyncGenerator<Member> {
      yield* given(members);
      throw new Error('the database went away');
    };
    await expect(writeArchive(join(folder, 'failed.age'), recipient, failing())).rejects.toThrow('the database went away');
  });
});
