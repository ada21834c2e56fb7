import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF that this server wrote, in the order in which it was rendered. For
 * tests.
 */
export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const dictionaryOf = (id: string | undefined) => objects.get(id ?? '')?.dictionary ?? '';
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const resources = dictionaryOf(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]);
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
          const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(dictionaryOf(id))?.[1];
          return [name, unicodeOf(objects.get(toUnicode ?? '')?.stream ?? '')];
        }),
      );
      return textOf(objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream ?? '', fonts);
    });
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', body = '']) => {
      const [, dictionary = body, stream = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
      const isDeflated = dictionary.includes('/FlateDecode');
      return [id, { dictionary, stream: isDeflated ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream }];
    }),
  );
}

/** The characters of a font's glyphs, by their number. */
const unicodeOf = (cmap: string): string[] =>
  [...cmap.matchAll(/\[(<[^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').flatMap((unit) => (unit === '' ? [] : [Number.parseInt(unit, 16)]))),
    ),
  );

function textOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
    .map(([, name, shown]) => {
      if (name !== undefined) font = fonts.get(name) ?? [];
      const glyphs = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '').join('') + (shown === undefined ? '' : '\n');
    })
    .join('');
}
