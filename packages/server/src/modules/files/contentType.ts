import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { BlobReader, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { fileTypeFromFile } from 'file-type';

configure({ useWebWorkers: false });

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';

/** Media type of an office file, by the part that identifies it. */
const OPEN_XML_PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': `${OPEN_XML}.wordprocessingml.document`,
  'xl/workbook.xml': `${OPEN_XML}.spreadsheetml.sheet`,
  'ppt/presentation.xml': `${OPEN_XML}.presentationml.presentation`,
};

/** Media type of a compound file, by the stream that identifies it. */
const COMPOUND_STREAMS: readonly (readonly [name: string, type: string])[] = [
  ['EncryptedPackage', 'application/vnd.ms-office.encrypted'],
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
];

/**
 * Detects the media type of a file from its bytes; null for bytes without a signature. For archives
 * and compound files, it is the type of their contents.
 */
export async function contentTypeOf(path: string): Promise<string | null> {
  const found = (await fileTypeFromFile(path))?.mime ?? null;
  if (found === 'application/zip') return (await openXmlType(path)) ?? found;
  return found === 'application/x-cfb' ? ((await compoundType(path)) ?? found) : found;
}

/**
 * Maximum number of archive entries to check. An office file has its parts among the first ones.
 */
const MAX_ENTRIES = 10_000;

/**
 * Detects the type of an office file that the general detection misses because of the order of its
 * parts. Returns null for any other archive, and for one that cannot be read.
 */
async function openXmlType(path: string): Promise<string | null> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(path)));
  try {
    const names = new Set<string>();
    for await (const { filename } of reader.getEntriesGenerator()) {
      names.add(filename);
      if (names.size >= MAX_ENTRIES) break;
    }
    const part = Object.keys(OPEN_XML_PARTS).find((name) => names.has(name));
    const hasMacros = [...names].some((name) => name.endsWith('/vbaProject.bin'));
    return part !== undefined && names.has('[Content_Types].xml') && !hasMacros ? (OPEN_XML_PARTS[part] ?? null) : null;
  } catch {
    return null;
  } finally {
    await reader.close();
  }
}

/** Size of a directory entry in a compound file, in bytes. Entries begin at multiples of it. */
const ENTRY = 128;
/** Offset of the length of the name in an entry, in bytes. The length includes the final zero. */
const NAME_LENGTH = 64;

/**
 * Detects the type of a compound file by the names of its streams; null for other contents, such as
 * an installer.
 */
async function compoundType(path: string): Promise<string | null> {
  const wanted = COMPOUND_STREAMS.map(([name, type]) => ({ bytes: Buffer.from(`${name}\0`, 'utf16le'), type }));
  const file = await open(path);
  try {
    const found = new Set<string>();
    for await (const chunk of file.createReadStream({ highWaterMark: ENTRY * 512, autoClose: false }) as AsyncIterable<Buffer>) {
      for (let at = 0; at + ENTRY <= chunk.length; at += ENTRY) {
        const length = chunk.readUInt16LE(at + NAME_LENGTH);
        const one = wanted.find(({ bytes }) => bytes.length === length && bytes.equals(chunk.subarray(at, at + length)));
        if (one) found.add(one.type);
      }
    }
    return COMPOUND_STREAMS.find(([, type]) => found.has(type))?.[1] ?? null;
  } finally {
    await file.close();
  }
}
