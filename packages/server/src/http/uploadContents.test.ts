import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../modules/files/tables.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let admin: Browser;
let lessonId = 0;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as('admin');
  const { json } = await admin.graphql('{ viewer { course(databaseId: 136) { units { lessons { databaseId } } } } }');
  lessonId = json.data.viewer.course.units[0].lessons[0].databaseId;
});
afterAll(() => server.close());

const NOT_AS_NAMED = 'This file is not what its name says.';

async function upload(name: string, body: Uint8Array | string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ owner: 'lessonId', ownerId: String(lessonId), purpose: 'attachment', name, ...query });
  const { status, json } = await admin.send(`/api/upload-file?${search.toString()}`, { method: 'POST', body: body as BodyInit });
  return { status, json };
}
/** The name and the media type under which a file is stored, or the error message. */
async function storedAs(name: string, body: Uint8Array | string): Promise<string> {
  const { json } = await upload(name, body);
  return json.error ?? `${json.name} ${json.mediaType}`;
}
async function bytesOf(id: number): Promise<Buffer> {
  const [row] = await server.app.database.db.select().from(files).where(eq(files.id, id));
  return Buffer.concat(await (await server.app.storage.read(row?.storageKey ?? '')).toArray());
}

/** An archive with these files, in this order. */
async function zip(names: readonly string[]): Promise<Uint8Array> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  for (const name of names) await writer.add(name, new TextReader('<x/>'));
  return new Uint8Array(await (await writer.close()).arrayBuffer());
}
/** A compound file with streams of these names. */
function compound(streams: readonly string[]): Buffer {
  const directory = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...directory, Buffer.alloc(512)]);
}
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('a text', () => {
  it.each([
    ['list.csv', 'in UTF-8', Buffer.from('name,rate\nNiño,₱300\n'), 'list.csv text/csv'],
    ['list.csv', 'in UTF-8 with a mark', Buffer.from('\uFEFFname\nNiño\n'), 'list.csv text/csv'],
    ['list.csv', 'in Windows-1252', Buffer.from('name\r\nNi\xf1o \x96 caf\xe9\r\n', 'latin1'), 'list.csv text/csv'],
    ['list.csv', 'in UTF-16', utf16('name\tNiño\r\n'), 'list.csv text/csv'],
    ['list.csv', 'in UTF-16, the other way round', utf16('name\tNiño\r\n').swap16(), 'list.csv text/csv'],
    ['note.txt', 'that begins like a bmp', 'BM me when you are there', 'note.txt text/plain'],
    ['note.txt', 'that begins like a program', 'MZ is a beginning, too', 'note.txt text/plain'],
    ['note.txt', 'that begins like a song', 'ID3 tags, explained', 'note.txt text/plain'],
    ['feed.xml', 'of xml', '<?xml version="1.0"?><rss/>', 'feed.xml application/xml'],
    ['feed.xml', 'of xml in UTF-16', utf16('<?xml version="1.0" encoding="UTF-16"?><rss/>'), 'feed.xml application/xml'],
    ['feed.xml', 'of words', 'just words', NOT_AS_NAMED],
    ['note.txt', 'with a zero', 'a\u0000b', NOT_AS_NAMED],
    ['note.txt', 'with a control character far behind', `${'a'.repeat(100_000)}\u0001`, NOT_AS_NAMED],
    ['note.txt', 'in UTF-16 without a mark', Buffer.from('name', 'utf16le'), NOT_AS_NAMED],
    ['note.txt', 'in half of UTF-16', utf16('name').subarray(0, 9), NOT_AS_NAMED],
    ['note.txt', 'that is a pdf', '%PDF-1.4\n1 0 obj', NOT_AS_NAMED],
  ])('%s %s', async (name, _what, body, stored) => {
    expect(await storedAs(name, body)).toBe(stored);
  });
});

describe('an office file', () => {
  const DOCX = ['docProps/app.xml', 'word/document.xml', '[Content_Types].xml'];
  const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
  it.each([
    ['plan.docx', () => zip(DOCX), `plan.docx ${OPEN_XML}.wordprocessingml.document`],
    ['rates.xlsx', () => zip(['xl/workbook.xml', '[Content_Types].xml']), `rates.xlsx ${OPEN_XML}.spreadsheetml.sheet`],
    ['talk.pptx', () => zip(['ppt/presentation.xml', '[Content_Types].xml']), `talk.pptx ${OPEN_XML}.presentationml.presentation`],
    ['rates.xlsx', () => zip(DOCX), NOT_AS_NAMED],
    ['plan.docx', () => zip([...DOCX, 'word/vbaProject.bin']), NOT_AS_NAMED],
    ['plan.docx', () => zip(['notes.txt']), NOT_AS_NAMED],
    ['all.zip', () => zip(['notes.txt']), 'all.zip application/zip'],
    ['all.zip', () => zip(DOCX), NOT_AS_NAMED],
    ['plan.doc', () => compound(['WordDocument']), 'plan.doc application/msword'],
    ['rates.xls', () => compound(['Workbook']), 'rates.xls application/vnd.ms-excel'],
    ['talk.ppt', () => compound(['PowerPoint Document']), 'talk.ppt application/vnd.ms-powerpoint'],
    ['plan.docx', () => compound(['EncryptedPackage']), 'plan.docx application/vnd.ms-office.encrypted'],
    ['plan.doc', () => compound(['Workbook']), NOT_AS_NAMED],
    ['plan.doc', () => compound(['EncryptedPackage', 'WordDocument']), NOT_AS_NAMED],
    ['setup.xls', () => compound(['Property', 'SummaryInformation']), NOT_AS_NAMED],
    ['plan.docx', () => Buffer.from('%PDF-1.4\n'), NOT_AS_NAMED],
  ])('%s', async (name, body, stored) => {
    expect(await storedAs(name, await body())).toBe(stored);
  });
});

describe('an svg', () => {
  it('is stored with only the elements that render', async () => {
    const source = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><rect width="1"/></svg>';
    const { json } = await upload('logo.svg', source);
    expect(json).toMatchObject({ name: 'logo.svg', mediaType: 'image/svg+xml' });
    const stored = (await bytesOf(json.id)).toString();
    expect(stored).toMatch(/^<svg xmlns="[^"]*" xmlns:xlink="[^"]*"><rect width="1"\/><\/svg>$/);
    expect(json.bytes).toBe(Buffer.byteLength(stored));
    expect((await admin.send(json.url)).headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it.each([
    ['of another type', '<html><svg/></html>'],
    ['that is not well-formed XML', '<svg><rect></svg>'],
    ['that is plain text', 'svg'],
  ])('%s is rejected', async (_what, source) => {
    expect(await storedAs('logo.svg', source)).toBe(NOT_AS_NAMED);
  });
});

describe('a picture', () => {
  const frames = (count: number, format: 'webp' | 'gif') => {
    const colours = Array.from({ length: count }, (_none, index) => Buffer.alloc(8 * 6 * 3, index * 60));
    return sharp(Buffer.concat(colours), { raw: { width: 8, height: 6 * count, channels: 3, pageHeight: 6 } })
      .toFormat(format, { loop: 0, delay: colours.map(() => 100) })
      .toBuffer();
  };

  it.each(['webp', 'gif'] as const)('that is animated keeps its frames as %s', async (format) => {
    const { json } = await upload(`moves.${format}`, await frames(4, format));
    expect(json).toMatchObject({ name: `moves.${format}`, mediaType: `image/${format}` });
    expect(await sharp(await bytesOf(json.id), { animated: true }).metadata()).toMatchObject({ format, pages: 4, pageHeight: 6 });
    expect(await server.app.database.db.select().from(files).where(eq(files.id, json.id))).toMatchObject([{ width: 8, height: 6 }]);
  });

  it('that is animated stays so in another width', async () => {
    const wide = await sharp(await frames(3, 'webp'), { animated: true })
      .resize({ width: 400 })
      .webp()
      .toBuffer();
    const { json } = await upload('moves.webp', wide);
    const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
    const narrow = await fetch(`${server.address}${json.url}?w=96`, { headers: { cookie } });
    expect(await sharp(Buffer.from(await narrow.arrayBuffer()), { animated: true }).metadata()).toMatchObject({ width: 96, pages: 3 });
  });

  it('is still when shown inline', async () => {
    const { json } = await upload('cover.gif', await frames(3, 'gif'), { owner: 'courseId', ownerId: '136', purpose: 'cover' });
    expect((await sharp(await bytesOf(json.id)).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    ['image/jpeg', 'photo.png', 'photo.jpg'],
    ['image/png', 'photo.jpeg', 'photo.png'],
    ['image/webp', 'photo.jpg', 'photo.webp'],
    ['image/jpeg', 'photo.jpeg', 'photo.jpeg'],
  ] as const)('of %s as %s is stored as %s', async (mediaType, name, named) => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0b6e69' } });
    const body = await picture.toFormat(mediaType.slice(6) as 'jpeg').toBuffer();
    expect(await storedAs(name, body)).toBe(`${named} ${mediaType}`);
  });

  it('from a phone with 64 megapixels is scaled down', async () => {
    const photo = await sharp({ create: { width: 9248, height: 6936, channels: 3, background: '#0b6e69' } })
      .jpeg()
      .toBuffer();
    const { json } = await upload('photo.jpg', photo);
    expect(json).toMatchObject({ name: 'photo.jpg', mediaType: 'image/jpeg' });
    expect(await sharp(await bytesOf(json.id)).metadata()).toMatchObject({ width: 4096, height: 3072 });
  });

  it('of another format than its name is rejected', async () => {
    const tiff = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0b6e69' } })
      .tiff()
      .toBuffer();
    expect(await storedAs('photo.jpg', tiff)).toBe(NOT_AS_NAMED);
  });

  it('that is truncated is rejected with a message', async () => {
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0b6e69' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await storedAs('photo.png', whole.subarray(0, 20_000))).toBe(
      'This picture cannot be read. Save it as jpg or png and try again.',
    );
  });
});
