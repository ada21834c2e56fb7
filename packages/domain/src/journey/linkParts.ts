/** A part of a text: plain, or a web address with its target. */
export interface TextPart {
  readonly text: string;
  /** Null for plain text. */
  readonly href: string | null;
}

/** A web address, or a host with a path, as members type it: "docs.google.com/offer". */
const ADDRESS = /https?:\/\/[^\s<>"]+|(?<![\w.@/-])(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^\s<>"]*/gi;
/** Punctuation of the sentence after an address. */
const TRAILING = /[.,;:!?)\]}'”’]+$/;

function isAddress(href: string): boolean {
  try {
    return new URL(href).hostname !== '';
  } catch {
    return false;
  }
}

/**
 * Splits a text into plain parts and web addresses, so that evidence can be opened. Only http and
 * https become links. Joined, the parts are the text again. A product decision.
 *
 * @example linkParts('See docs.google.com/offer.')
 * // [
 * //   { text: 'See ', href: null },
 * //   { text: 'docs.google.com/offer', href: 'https://docs.google.com/offer' },
 * //   { text: '.', href: null },
 * // ]
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
    if (!isAddress(href)) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: address, href });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
