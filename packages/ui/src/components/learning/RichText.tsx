import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import { Prose } from './prose.ts';
import { PROSE_ELEMENTS } from './proseElements.ts';
import { TaskBox, TextImage, TextLink, TextTable } from './proseParts.tsx';

/** Text, or an element as its tag, its attributes and what is inside it. */
export type RichTextNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string | number | boolean>>, children: readonly RichTextNode[]];

export interface RichTextProps {
  /** Written text as a tree, as a server makes it of Markdown. */
  text: readonly RichTextNode[];
  /** The level of its highest heading: one below the heading that it stands under. */
  level?: 2 | 3 | 4 | undefined;
}

/** Written text that was parsed before: what Markdown draws, for a fraction of its weight. Elements and addresses that text has no use for are not drawn. */
export function RichText({ text, level = 2 }: RichTextProps) {
  return createElement(Prose, null, ...draw(text, level, 0));
}

const MAX_DEPTH = 60;
const PARTS: Readonly<Record<string, ElementType>> = { a: TextLink, img: TextImage, input: TaskBox, table: TextTable };
/** What a value must look like: a text has no say in the page's other styles and names. */
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
