import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoFileBytes } from './demoFile.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pdf = (...lines: string[]) => latin(demoFileBytes({ name: 'a.pdf', kind: 'pdf', lines }).bytes);
const csv = (...lines: string[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(demoFileBytes({ name: 'a.csv', kind: 'csv', lines }).bytes);
/** The texts that a PDF renders, in order. */
const drawn = (text: string) => [...text.matchAll(/\(((?:[^\\()]|\\.)*)\) Tj/g)].map((match) => match[1]);

describe('a PDF', () => {
  const long = pdf('# Rates', ...Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`));

  it('has the header and trailer of a PDF, and its media type', () => {
    const { bytes, mediaType } = demoFileBytes({ name: 'a.pdf', kind: 'pdf', lines: ['# Rates'] });
    expect(mediaType).toBe('application/pdf');
    expect(latin(bytes)).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}\n/);
    expect(latin(bytes)).toMatch(/%%EOF\n$/);
  });

  it.each([
    ['one page', pdf('# Rates', '[ ] Ask for half before you start')],
    ['two pages', long],
    ['no line', pdf()],
  ])('has a cross-reference table that points at its objects: %s', (_, text) => {
    const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n<< \/Size (\d+) /.exec(text.slice(start));
    const entries = table?.[2]?.match(/.{19}\n/g) ?? [];
    expect(entries).toHaveLength(Number(table?.[1]));
    expect(Number(table?.[3])).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(6);
    for (const [id, entry] of entries.entries()) {
      if (id > 0) expect(text.slice(Number(entry.slice(0, 10))).startsWith(`${id} 0 obj\n`)).toBe(true);
    }
  });

  it('declares the correct length of every stream', () => {
    const streams = [...long.matchAll(/\/Length (\d+) >>\nstream\n/g)];
    expect(streams).toHaveLength(2);
    for (const stream of streams) {
      const from = stream.index + stream[0].length;
      expect(long.slice(from + Number(stream[1])).startsWith('\nendstream')).toBe(true);
    }
  });

  it('continues on a second page and numbers both', () => {
    expect(long).toContain('/Count 2');
    expect(drawn(long)).toEqual(expect.arrayContaining(['Line 60', 'Page 1 of 2', 'Page 2 of 2']));
  });

  it('wraps a long paragraph inside the margins, without losing a word', () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const texts = drawn(pdf(words)).slice(0, -1);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join(' ')).toBe(words);
    expect(Math.max(...texts.map((text) => text?.length ?? 0))).toBeLessThan(100);
  });

  it('breaks a word that is wider than a line', () => {
    const texts = drawn(pdf('m'.repeat(200))).slice(0, -1);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.join('')).toBe('m'.repeat(200));
  });

  it.each([
    ['₱3,499.00', 'PHP 3,499.00'],
    ['₱ or $', 'PHP or $'],
    ['“Ate Liza’s” — ok…', '\x93Ate Liza\x92s\x94 \x97 ok\x85'],
    ['Señora Peña', 'Señora Peña'],
    ['a → b ≥ c', 'a -> b >= c'],
    ['Dvořák 🙂', 'Dvorák ?'],
    ['1 (one) \\ two', '1 \\(one\\) \\\\ two'],
  ])('writes %s', (line, text) => {
    expect(drawn(pdf(line))[0]).toBe(text);
  });

  it('renders a box for a checklist line', () => {
    expect(pdf('[ ] Keep the receipt')).toMatch(/ re S\n/);
    expect(drawn(pdf('[ ] Keep the receipt'))[0]).toBe('Keep the receipt');
  });
});

describe('a CSV', () => {
  it('is UTF-8 with a byte order mark and one row per line', () => {
    expect(demoFileBytes({ name: 'a.csv', kind: 'csv', lines: [] }).mediaType).toBe('text/csv');
    expect(csv('Item | Price', 'Rice | ₱55')).toBe('\uFEFFItem,Price\r\nRice,₱55\r\n');
  });

  it.each([
    ['₱3,499.00', '"₱3,499.00"'],
    ['She said "later"', '"She said ""later"""'],
    ['plain', 'plain'],
    ['=SUM(A1:A3)', "'=SUM(A1:A3)"],
    ['+63 917', "'+63 917"],
    ['-200', "'-200"],
    ['@liza', "'@liza"],
    ['=A1,B1', `"'=A1,B1"`],
  ])('writes the cell %s', (cell, text) => {
    expect(csv(`a | ${cell}`)).toBe(`\uFEFFa,${text}\r\n`);
  });
});

it('writes a text file with its lines', () => {
  const { bytes, mediaType } = demoFileBytes({ name: 'a.txt', kind: 'txt', lines: ['Good morning, Ms. Reyes.', 'The ₱500 is paid.'] });
  expect(mediaType).toBe('text/plain');
  expect(new TextDecoder().decode(bytes)).toBe('Good morning, Ms. Reyes.\nThe ₱500 is paid.\n');
});

describe('a PNG', () => {
  const { bytes, mediaType } = demoFileBytes({ name: 'a', kind: 'png', lines: ['#0f766e', '#ffffff'] });
  const png = Buffer.from(bytes);
  /** The chunks by type, each with a valid checksum. */
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.byteLength; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
  }

  it('has its media type and complete chunks', () => {
    expect(mediaType).toBe('image/png');
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  });

  it('is striped in its colors', () => {
    expect(chunks.get('PLTE')?.toString('hex')).toBe('0f766effffff');
    const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    expect(rows.byteLength).toBe(640 * 641);
    expect([rows[1], rows[640], rows[320 * 641 + 1], rows.at(-1)]).toEqual([0, 0, 1, 1]);
  });
});

it('writes an MP3 with the number of frames for its seconds', () => {
  const { bytes, mediaType } = demoFileBytes({ name: 'a', kind: 'mp3', lines: ['6'] });
  expect(mediaType).toBe('audio/mpeg');
  expect(bytes.byteLength).toBe(250 * 24);
  expect([...bytes.subarray(249 * 24, 249 * 24 + 4)]).toEqual([0xff, 0xf3, 0x14, 0xc4]);
});

/** The files in a ZIP, read by its directory. */
function unzipped(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes);
  const end = zip.byteLength - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    expect([zip.readUInt32LE(local), zip.readUInt32LE(at + 16)]).toEqual([0x04034b50, crc32(content)]);
    found.set(name, content.toString('utf8'));
    at += 46 + zip.readUInt16LE(at + 28);
  }
  expect(at).toBe(end);
  return found;
}

it('writes a ZIP with its texts by name', () => {
  const { bytes, mediaType } = demoFileBytes({ name: 'a', kind: 'zip', lines: ['== one.txt', 'Good morning.', '== peña.txt', 'a', 'b'] });
  expect(mediaType).toBe('application/zip');
  expect([...unzipped(bytes)]).toEqual([
    ['one.txt', 'Good morning.\n'],
    ['peña.txt', 'a\nb\n'],
  ]);
});

it('writes a presentation as a ZIP with one slide per title and every referenced part', () => {
  const parts = unzipped(demoFileBytes({ name: 'a', kind: 'pptx', lines: ['# Rates & terms', 'Half first', '# Thanks'] }).bytes);
  expect(parts.get('ppt/slides/slide1.xml')).toMatch(/<a:t>Rates &amp; terms<\/a:t>.*<a:t>•  Half first<\/a:t>/);
  expect(parts.get('ppt/slides/slide2.xml')).toContain('<a:t>Thanks</a:t>');
  for (const [name, xml] of [...parts].filter(([name]) => name.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]+$/, '');
    for (const [, target = ''] of xml.matchAll(/Target="([^"]+)"/g)) {
      expect(parts.has(new URL(target, `file:///${folder}`).pathname.slice(1)), target).toBe(true);
    }
  }
});
