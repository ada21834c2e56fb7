import { linkTarget } from './linkTarget.ts';

/** A node of parsed Markdown, as far as the plugin reads it. */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

/** The part of a Markdown parser (remark) that its plugins receive. */
interface Parser {
  data(): object;
}

/** Tags that start a new line. */
const BREAK = /^<br\b/i;
const BLOCK_END = new RegExp(
  '^</(?:address|article|aside|blockquote|caption|dd|details|div|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|pre|' +
    'section|summary|table|td|th|tr|ul)\\b',
  'i',
);
/** Scripts and styles: the contents of these tags are not text. */
const CODE_START = /^<(script|style)\b/i;
const CODE_END = /^<\/(script|style)\b/i;
const LINKS = new Set(['definition', 'image', 'link']);

/**
 * A plugin for Markdown parsers (remark) that reads a text as people who do not know Markdown mean
 * it. A line break stays one, and so do `<br>` and the end of an HTML block. Words inside HTML are
 * kept. Links lead where `linkTarget` points. A product decision.
 *
 * A parser uses it by `unified().use(remarkParse).use(readAsMeant)`.
 */
export function readAsMeant(this: Parser): (root: MarkdownNode) => void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  // Read HTML within paragraphs only: a block of it would be dropped with its words.
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['htmlFlow'] } }];
  return read;
}

function read(node: MarkdownNode): void {
  if (LINKS.has(node.type) && node.url !== undefined) node.url = linkTarget(node.url);
  if (node.children === undefined) return;
  node.children = withoutOuterBreaks(withoutCode(node.children).flatMap(withBreaks));
  for (const child of node.children) read(child);
  node.children = node.children.filter(({ type, children }) => type !== 'paragraph' || children?.length !== 0);
}

function withoutCode(nodes: MarkdownNode[]): MarkdownNode[] {
  let isCode = false;
  return nodes.filter(({ type, value = '' }) => {
    if (type === 'html' && CODE_START.test(value)) isCode = true;
    if (type === 'html' && CODE_END.test(value)) isCode = false;
    return !isCode;
  });
}

function withBreaks(node: MarkdownNode, index: number, siblings: MarkdownNode[]): MarkdownNode[] {
  if (node.type === 'html') return endsLine(node, siblings[index + 1]) ? [{ type: 'break' }] : [];
  if (node.type !== 'text' || node.value === undefined) return [node];
  const lines = node.value.split(/[ \t]*\n[ \t]*/);
  return lines.flatMap((value, line) => [...(line === 0 ? [] : [{ type: 'break' }]), ...(value === '' ? [] : [{ type: 'text', value }])]);
}

/**
 * Whether a tag ends a line that is not already ended by its own line break, or by the end of
 * another block.
 */
function endsLine({ value = '' }: MarkdownNode, next: MarkdownNode | undefined): boolean {
  if (next?.type === 'text' && /^[ \t]*\n/.test(next.value ?? '')) return false;
  return BREAK.test(value) || (BLOCK_END.test(value) && !(next?.type === 'html' && BLOCK_END.test(next.value ?? '')));
}

function withoutOuterBreaks(nodes: MarkdownNode[]): MarkdownNode[] {
  const first = nodes.findIndex(({ type }) => type !== 'break');
  const last = nodes.findLastIndex(({ type }) => type !== 'break');
  return nodes.slice(first === -1 ? nodes.length : first, last + 1);
}
