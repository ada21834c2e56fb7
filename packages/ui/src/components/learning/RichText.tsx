import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import { Prose } from './prose.ts';
import { PROSE_ELEMENTS } from './proseElements.ts';
import { TaskBox, TextImage, TextLink, TextTable } from './proseParts.tsx';

/** Text, or an element as tag, attributes and children. */
export type RichTextNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string | number | boolean>>, children: readonly RichTextNode[]];

export interface RichTextProps {
  /** The text as a tree, parsed from Markdown by the server. */
  text: readonly RichTextNode[];
  /** The level of its highest heading: one below the heading above it. */
  level?: 2 | 3 | 4 | undefined;
}

/** Renders text that was parsed on the server: the output of Markdown at a fraction of its size. Disallowed elements and URLs are not rendered. */
export function RichText({ text, level = 2 }: RichTextProps) {
  return createElement(Prose, null, ...draw(text, level, 0));
}

const MAX_DEPTH = 60;
const PARTS: Readonly<Record<string, ElementType>> = { a: TextLink, img: TextImage, input: TaskBox, table: TextTable };
/** The allowed attribute values: a text must not affect the page's other styles and ids. */
const FORMS: Readonly<Record<string, RegExp>> = {
  align: /^(left|center|right)$/,
  className: /^(task-list-item|sr-only)$/,
  id: /^user-content-/,
};
const EMPTY = new Set(['br', 'hr', 'img', 'input']);

function draw(nodes: unknown, level: number, depth: number): ReactNode[] {
  if (!Array.isArray(nodes) || depth > MAX_DEPTH) return [];
  return nodes.map((node: unknown) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = Array.isArray(node) ? (node as unknown[]) : [];
    if (typeof tag !== 'string' || !Object.hasOwn(PROSE_ELEMENTS, tag)) return null;
    const heading = /^h([1-6])$/.exec(tag);
    const type = heading ? `h${Math.min(6, level + Number(heading[1]) - 1)}` : (PARTS[tag] ?? tag);
    return createElement(type, propsOf(tag, attributes), ...(EMPTY.has(tag) ? [] : draw(children, level, depth + 1)));
  });
}

function propsOf(tag: string, attributes: unknown): Record<string, unknown> {
  const given = Object(attributes) as Record<string, unknown>;
  const props: Record<string, unknown> = {};
  for (const name of PROSE_ELEMENTS[tag] ?? []) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    if (FORMS[name]?.test(String(value)) === false) continue;
    if (name === 'align') props['style'] = { textAlign: value };
    else props[name] = value;
  }
  return props;
}
