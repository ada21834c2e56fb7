/**
 * A token of an XML document. Comments, processing instructions and the document type are left out.
 */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string>; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Malformed input; no token follows it. */
  | { readonly kind: 'bad' };

const NAME = String.raw`[\p{L}_:][\p{L}\p{N}_:.\-]*`;
const OPEN = new RegExp(String.raw`<(${NAME})`, 'uy');
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'uy');
const OPEN_END = /\s*(\/?)>/y;
const CLOSE = new RegExp(String.raw`</(${NAME})\s*>`, 'uy');

/** Skipped sections, by their start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;
const CDATA = '<![CDATA[';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Decodes the entities of a text. Entities defined by the document, and references to characters
 * outside XML, are dropped.
 */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_whole, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isXmlCharacter(code) ? String.fromCodePoint(code) : '';
  });

const isXmlCharacter = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0x10ffff && code !== 0xfffe);

/**
 * Tokenizes an XML document. Entities the document defines are never expanded, so that it cannot
 * grow.
 *
 * @example [...xmlTokens('<a b="1">c</a>')].length // 3
 */
export function* xmlTokens(source: string): Generator<XmlToken, void> {
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    if (source[at] !== '<') {
      const end = source.indexOf('<', at);
      yield { kind: 'text', text: decoded(source.slice(at, end < 0 ? source.length : end)) };
      if (end < 0) return;
      at = end;
      continue;
    }
    const skipped = skip(source, at);
    if (skipped !== null) {
      if (skipped < 0) return yield { kind: 'bad' };
      if (source.startsWith(CDATA, at)) yield { kind: 'text', text: source.slice(at + CDATA.length, skipped - 3) };
      at = skipped;
      continue;
    }
    const closed = match(CLOSE);
    if (closed) {
      yield { kind: 'close', name: closed[1] ?? '' };
      continue;
    }
    const opened = match(OPEN);
    const attributes = new Map<string, string>();
    for (let found = match(ATTRIBUTE); opened && found; found = match(ATTRIBUTE)) {
      // A repeated attribute is not valid XML.
      if (attributes.has(found[1] ?? '')) return yield { kind: 'bad' };
      attributes.set(found[1] ?? '', decoded(found[2] ?? found[3] ?? ''));
    }
    const end = opened && match(OPEN_END);
    if (!opened || !end) return yield { kind: 'bad' };
    yield { kind: 'open', name: opened[1] ?? '', attributes, isEmpty: end[1] === '/' };
  }
}

/**
 * The end of the comment, instruction, section or document type that starts here. Negative when it
 * does not end, null when none starts.
 */
function skip(source: string, at: number): number | null {
  if (source.startsWith('<!DOCTYPE', at)) return endOfDocumentType(source, at);
  const [begins, ends] = [...SKIPPED, [CDATA, ']]>'] as const].find(([begin]) => source.startsWith(begin, at)) ?? [];
  if (begins === undefined || ends === undefined) return null;
  const end = source.indexOf(ends, at + begins.length);
  return end < 0 ? -1 : end + ends.length;
}

/**
 * Finds the end of a document type, which may contain declarations in brackets, and `>` in quotes
 * and comments.
 */
function endOfDocumentType(source: string, from: number): number {
  let isWithin = false;
  for (let at = from; at < source.length; at++) {
    const character = source[at];
    if (source.startsWith('<!--', at) || character === '"' || character === "'") {
      const ends = character === '<' ? '-->' : (character ?? '');
      const end = source.indexOf(ends, at + (character === '<' ? 4 : 1));
      if (end < 0) return -1;
      at = end + ends.length - 1;
    } else if (character === '[') isWithin = true;
    else if (character === ']') isWithin = false;
    else if (character === '>' && !isWithin) return at + 1;
  }
  return -1;
}

/**
 * The name of the root element of an XML document, without its prefix; null for a text that does
 * not start like one.
 *
 * @param source the document, or its beginning up to and including the root element
 * @example xmlRoot('<?xml version="1.0"?><svg:svg/>') // 'svg'
 */
export function xmlRoot(source: string): string | null {
  for (const token of xmlTokens(source)) {
    if (token.kind === 'open') return token.name.split(':').at(-1) ?? null;
    if (token.kind !== 'text' || token.text.trim() !== '') return null;
  }
  return null;
}
