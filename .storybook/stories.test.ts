import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { listedParts } from './kitUse.ts';
import { fieldsOf, nameOf, textOf, type Node } from './storyFields.ts';

// Guarantees for designers in Storybook: each part of the kit has a page that explains when to use
// it, and controls that change what is shown.

const kit = join(import.meta.dirname, '../packages/ui/src');
const read = (path: string) => readFileSync(join(kit, path), 'utf8');

const isFunction = (node: Node | undefined) =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression' || node?.type === 'ObjectMethod';

/**
 * Whether the story's own args determine what it shows: it has no `render`, or one that takes them.
 */
const takesArgs = (render: Node | undefined) =>
  render === undefined || (isFunction(render) && 'params' in render ? render.params.length > 0 : true);

const hasWhenToUse = (description: string) => description.includes('Use ') && description.includes('**Don');

/** The problems in the stories of one part of the kit, as sentences. */
function problemsOf(code: string): string[] {
  const csf = loadCsf(code, { makeTitle: (title) => title }).parse();
  const meta = csf._metaAnnotations;
  const { docs } = fieldsOf(meta['parameters']);
  const description = textOf(fieldsOf(fieldsOf(docs)['description'])['component']);
  const [first = ''] = Object.keys(csf._stories);
  const annotations = csf._storyAnnotations[first] ?? {};
  const args = { ...fieldsOf(meta['args']), ...fieldsOf(annotations['args']) };
  const still = Object.entries(args).filter(([name, value]) => /^on[A-Z]/.test(name) && isFunction(value));
  return [
    ...(meta['component'] ? [] : ['its meta names no component']),
    ...(hasWhenToUse(description) ? [] : ['its description does not say when to use it and what to use instead']),
    ...(takesArgs(annotations['render'] ?? meta['render']) ? [] : [`its first story, ${first}, shows the same whatever the controls say`]),
    ...still.map(([name]) => `${name} is not an action: give it fn()`),
  ];
}

const stories = globSync('**/*.stories.tsx', { cwd: kit }).toSorted();
/** Foundations are pages about tokens, not parts. */
const partStories = stories.filter((path) => !path.startsWith('tokens'));

const parts = listedParts(read('index.ts')).map(({ name }) => name);

describe('the stories of a part', () => {
  const good = `export default { title: 'Primitives/Chip', component: Chip, args: { onClick: fn() }, parameters: { docs: { description: { component: 'Use it for one filter.\\n\\n**Don’t** use it for a status.' } } } };
export const Playground = {};`;
  it.each([
    ['names no component', good.replace('component: Chip, ', '')],
    ['does not say when to use it', good.replace('Use it', 'It is')],
    ['what to use instead', good.replace('**Don’t**', 'Never')],
    ['whatever the controls say', good.replace('= {}', '= { render: () => null }')],
    ['onClick is not an action', good.replace('fn()', '() => undefined')],
  ])('are found wanting: %s', (says, code) => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf(code)).toEqual([expect.stringContaining(says)]);
  });

  it.each(partStories)('%s explain when to use it, and their controls work', (path) => {
    expect(problemsOf(read(path))).toEqual([]);
  });
});

describe('the kit', () => {
  it('shows each of its parts in Storybook', () => {
    const shown = stories.flatMap((path) => {
      const meta = loadCsf(read(path), { makeTitle: (title) => title }).parse()._metaAnnotations;
      return [nameOf(meta['component']), ...Object.keys(fieldsOf(meta['subcomponents']))];
    });
    // Parts without any rendering: tokens and the router's link.
    const unseen = ['GlobalStyle', 'LinkProvider'];
    expect(parts).toContain('Button');
    expect(parts.filter((name) => !shown.includes(name))).toEqual(unseen);
  });
});
