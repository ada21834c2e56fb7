import { createWriteStream } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import type { Db } from '../db/open.ts';
import { NotStored } from '../storage/failures.ts';
import type { Storage } from '../storage/storage.ts';
import { findPersonalFiles, type PersonalFile, readPersonalData } from './personalData.ts';
import type { DataSubject } from './personalTables.ts';

configure({ useWebWorkers: false });

const README = `Your data

data/    What Atlas stores about you, one file for each kind of record, in the format JSON.
files/   The files that you uploaded, and those that belong to your records.
`;

/** The name of a file inside the archive. The id keeps names apart. */
const entryName = ({ id, name }: PersonalFile): string => `files/${id}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-120)}`;

/**
 * Writes a ZIP archive with everything about a person to a local file: the rows of each table as
 * JSON, and the stored files.
 *
 * @throws the reason of `signal` when that stops it between two entries
 */
export async function writeArchive(
  { db, storage }: { db: Db; storage: Storage },
  person: DataSubject,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path, { mode: 0o600 })));
  await zip.add('README.txt', new TextReader(README));
  for await (const { name, rows } of readPersonalData(db, person)) {
    signal.throwIfAborted();
    await zip.add(`data/${name}.json`, new TextReader(`${JSON.stringify(rows, null, 2)}\n`));
  }
  const missing: string[] = [];
  for (const file of await findPersonalFiles(db, person)) {
    signal.throwIfAborted();
    try {
      await zip.add(entryName(file), Readable.toWeb(await storage.read(file.storageKey)) as ReadableStream, { level: 0 });
    } catch (error) {
      if (!(error instanceof NotStored)) throw error;
      missing.push(file.name);
    }
  }
  if (missing.length > 0) await zip.add('missing-files.json', new TextReader(JSON.stringify(missing)));
  await zip.close();
}
