/**
 * The attributes of an element, by their React names. `label` is the accessible name of a link if
 * its words do not describe it; `size` is the download size of a picture, in words.
 */
export type RichTextAttributes = Readonly<Record<string, string | number | boolean>>;

/** A text, or an element as its tag, its attributes and its children. */
export type RichTextNode = string | readonly [tag: string, attributes: RichTextAttributes, children: readonly RichTextNode[]];

/**
 * Rich text ready to render: the server's conversion of Markdown, so that the browser needs no
 * parser. It contains only the elements and attributes of `RICH_TEXT_ELEMENTS`. Its highest
 * headings are `h1` and no level is skipped; the renderer maps them to the levels of the page.
 *
 * @example [['p', {}, ['See ', ['a', { href: '/content' }, ['your shortlist']], '.']]]
 */
export type RichText = readonly RichTextNode[];

const HEADING = ['className'];

/**
 * Every allowed element of a rich text, and its attributes. Their addresses lead to this site, or
 * are http, https or mailto.
 */
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
