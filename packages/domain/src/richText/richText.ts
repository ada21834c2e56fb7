/**
 * The attributes of an element, by the names that React gives them; `label` is what a link is called where its words do not say it, `size` what a
 * picture costs in data, in words.
 */
export type RichTextAttributes = Readonly<Record<string, string | number | boolean>>;

/** Text as it is, or an element as its tag, its attributes and what is inside it. */
export type RichTextNode = string | readonly [tag: string, attributes: RichTextAttributes, children: readonly RichTextNode[]];

/**
 * Written text, ready to be drawn: what the server makes of Markdown, so that a browser needs no parser. It holds only the elements
 * and attributes of `RICH_TEXT_ELEMENTS`, its highest headings are `h1` and no level is left out; whoever draws it knows which
 * level of the page that is.
 *
 * @example [['p', {}, ['See ', ['a', { href: '/content' }, ['your shortlist']], '.']]]
 */
export type RichText = readonly RichTextNode[];

const HEADING = ['className'];

/** Every element that a rich text may hold, and its attributes. Addresses in them lead to this site, or are http, https or mailto. */
export const RICH_TEXT_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'id', 'label'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  em: [],
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  hr: [],
  img: ['src', 'alt', 'width', 'height', 'size'],
  input: ['checked'],
  li: ['className', 'id'],
  ol: ['start'],
  p: [],
  pre: [],
  section: [],
  strong: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: [],
};
