import { createHash } from 'node:crypto';
import { readAsMeant, RICH_TEXT_ELEMENTS, type RichText, type RichTextAttributes, type RichTextNode } from '@atlas/domain/richText';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The longest text that is parsed, in characters: as long as the longest field of a form. */
export const MAX_LENGTH = 50_000;
/** The deepest element, counted from the text's own paragraphs. */
export const MAX_DEPTH = 40;
/** The number of cached texts. */
export const REMEMBERED = 300;

/** Deeply nested quotes take the parser seconds, and no text needs them. */
const TOO_DEEP = new RegExp(`^(?:[ \\t]*>){${MAX_DEPTH}}`, 'm');

const remembered = new Map<string, RichText>();

/**
 * Parses GitHub-flavoured Markdown into a tree of allowed elements, reading it as `readAsMeant`
 * does. HTML tags and addresses other than http, https, mailto and this site's own are dropped. A
 * text that is too long, too deep or unparsable is returned as plain paragraphs; it never throws.
 *
 * @param markdown the source
 * @param options `isCached: false` for a text that is not saved yet, so that drafts do not displace
 *   the texts that members read
 * @example richText('**Hi**') // [['p', {}, [['strong', {}, ['Hi']]]]]
 */
export function richText(markdown: string, { isCached = true }: { isCached?: boolean } = {}): RichText {
  if (!isCached) return parse(markdown);
  const key = createHash('sha256').update(markdown).digest('base64');
  const text = remembered.get(key) ?? parse(markdown);
  // The map is ordered by use: the last used text is last, and the first is dropped.
  remembered.delete(key);
  remembered.set(key, text);
  if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  return text;
}

function parse(markdown: string): RichText {
  if (markdown.length > MAX_LENGTH || TOO_DEEP.test(markdown)) return plain(markdown);
  try {
    return nodesOf(processor.runSync(processor.parse(markdown)), 0);
  } catch {
    return plain(markdown);
  }
}

/** The source text, one paragraph for each of its own. */
const plain = (source: string): RichText =>
  source
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ['p', {}, [paragraph]]);

/** The fields of the parser's nodes that are read here. */
interface Node {
  type: string;
  depth?: number;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const headingsOf = (node: Node): Node[] => [...(node.type === 'heading' ? [node] : []), ...(node.children ?? []).flatMap(headingsOf)];

/**
 * Ranks the headings: the highest become level 1, the next lower ones level 2, whatever numbers the
 * author used.
 */
const rankHeadings = () => (root: Node) => {
  const headings = headingsOf(root);
  const depths = [...new Set(headings.map(({ depth = 1 }) => depth))].toSorted((a, b) => a - b);
  for (const heading of headings) heading.depth = depths.indexOf(heading.depth ?? 1) + 1;
};

/** The parser's name of an attribute. */
const propertyOf = (attribute: string): string => (attribute === 'label' ? 'ariaLabel' : attribute);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(readAsMeant)
  .use(rankHeadings)
  .use(remarkRehype, { footnoteLabelTagName: 'h1' })
  .use(rehypeSanitize, {
    tagNames: Object.keys(RICH_TEXT_ELEMENTS),
    attributes: Object.fromEntries(Object.entries(RICH_TEXT_ELEMENTS).map(([tag, names]) => [tag, names.map(propertyOf)])),
    // The ids of footnotes are prefixed already.
    clobberPrefix: '',
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  })
  .freeze();

/** Elements in which the parser puts invisible line breaks between child elements. */
const HOLDS_ELEMENTS = new Set([undefined, 'blockquote', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

function nodesOf({ tagName, children = [] }: Node, depth: number): RichTextNode[] {
  if (depth > MAX_DEPTH) return [children.map(wordsOf).join('')];
  return children.flatMap((child): RichTextNode[] => {
    if (child.type === 'element' && child.tagName !== undefined) {
      return [[child.tagName, attributesOf(child.tagName, child.properties ?? {}), nodesOf(child, depth + 1)]];
    }
    return child.value === undefined || (child.value === '\n' && HOLDS_ELEMENTS.has(tagName)) ? [] : [child.value];
  });
}

const wordsOf = ({ value = '', children = [] }: Node): string => value + children.map(wordsOf).join('');

function attributesOf(tag: string, properties: Record<string, unknown>): RichTextAttributes {
  const attributes: Record<string, string | number | boolean> = {};
  for (const name of RICH_TEXT_ELEMENTS[tag] ?? []) {
    const value = properties[propertyOf(name)];
    const single = Array.isArray(value) ? value.join(' ') : value;
    if (typeof single === 'string' || typeof single === 'number' || typeof single === 'boolean') attributes[name] = single;
  }
  return attributes;
}
