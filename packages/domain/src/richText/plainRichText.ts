import type { RichText, RichTextNode } from './richText.ts';

const BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'p', 'pre', 'section', 'table', 'tr']);

/**
 * A rich text as plain text, for notifications: paragraphs with an empty line between them, items of
 * lists each in a line, and the address of a link after its words.
 *
 * @example plainRichText([['p', {}, ['See ', ['a', { href: '/content' }, ['the list']], '.']]])
 * // 'See the list (/content).'
 */
export const plainRichText = (text: RichText): string =>
  blocks(text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const blocks = (nodes: readonly RichTextNode[]): string => nodes.map(plainNode).join('');

function plainNode(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const inside = blocks(children);
  if (tag === 'br') return '\n';
  if (tag === 'hr') return '\n\n';
  if (tag === 'img') return String(attributes['alt'] ?? '');
  if (tag === 'input') return attributes['checked'] === true ? '[x] ' : '[ ] ';
  if (tag === 'a') return linkText(inside, String(attributes['href'] ?? ''));
  if (tag === 'ul' || tag === 'ol') return `${itemsOf(children, tag === 'ol' ? Number(attributes['start'] ?? 1) : null)}\n`;
  if (tag === 'td' || tag === 'th') return `${inside} `;
  return BLOCKS.has(tag) ? `${inside.trimEnd()}\n\n` : inside;
}

/** The items of a list, numbered from `start`; null for bullets. */
const itemsOf = (children: readonly RichTextNode[], start: number | null): string =>
  children
    .filter((child) => typeof child !== 'string')
    .map((item, index) => `${start === null ? '-' : `${start + index}.`} ${plainNode(item).trim()}\n`)
    .join('');

const linkText = (words: string, href: string): string => {
  const address = href.replace(/^mailto:/, '');
  return href === '' || words === address ? words : `${words} (${address})`;
};
