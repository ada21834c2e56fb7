import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import type { BlockField } from './blocks/fields.ts';
import {
  landingDraftForm,
  MAX_ALT,
  MAX_BLOCKS,
  MAX_PAGE_CHARACTERS,
  MAX_SHARE_DESCRIPTION,
  MAX_SHARE_TITLE,
  PAGE_TOO_LONG,
  TOO_MANY_BLOCKS,
} from './landingDraftForm.ts';
import { PAGE_BLOCK_KINDS, PAGE_BLOCKS } from './pageBlocks.ts';
import { newBlock } from './storedBlocks.ts';

/** A text of a kind of block, and contents of a block with it. */
interface LimitedText {
  kind: string;
  path: string;
  limit: number;
  props: (text: string) => object;
}

const UNREADABLE = 'The blocks of this page are not readable.';
const footer = (id: string, text = '') => ({ id, kind: 'footer', props: { text }, isHidden: false });
const footers = (count: number) => Array.from({ length: count }, (_none, at) => footer(`b${at}`));
const parse = (blocks: unknown, share: object = {}) => landingDraftForm.parse({ blocks, ...share });
const errors = (blocks: unknown, share: object = {}) => fieldErrors(landingDraftForm, { blocks, ...share });

describe('the blocks of a draft', () => {
  test('may be none, and may be incomplete', () => {
    expect(parse([])).toEqual({ blocks: [], shareTitle: '', shareDescription: '' });
    const blocks = PAGE_BLOCK_KINDS.map((kind) => newBlock(kind, kind));
    expect(parse(blocks).blocks).toEqual(blocks);
    expect(parse([{ id: 'a', kind: 'hero', props: {} }]).blocks[0]?.props).toMatchObject({ headline: '', picture: null });
  });

  test(`are at most ${MAX_BLOCKS}`, () => {
    expect(parse(footers(MAX_BLOCKS)).blocks).toHaveLength(MAX_BLOCKS);
    expect(errors(footers(MAX_BLOCKS + 1))).toEqual({ blocks: TOO_MANY_BLOCKS });
  });

  test('have at most 200,000 characters as JSON', () => {
    const texts = (last: number) =>
      [...Array.from({ length: 19 }, () => 10_000), last].map((length, at) => ({
        id: `b${at}`,
        kind: 'text',
        props: { title: '', text: 'a'.repeat(length) },
        isHidden: false,
      }));
    const last = MAX_PAGE_CHARACTERS - JSON.stringify(texts(0)).length;
    expect(last).toBeGreaterThan(0);
    expect(parse(texts(last)).blocks).toHaveLength(20);
    expect(errors(texts(last + 1))).toEqual({ blocks: PAGE_TOO_LONG });
    // Contents without a field count as well, and are not stored.
    expect(errors([{ ...footer('a'), props: { text: '', junk: 'a'.repeat(MAX_PAGE_CHARACTERS) } }])).toEqual({ blocks: PAGE_TOO_LONG });
    expect(parse([{ ...footer('a'), props: { text: '', junk: 'a' } }]).blocks).toEqual([footer('a')]);
  });

  test.each([
    ['no list', {}],
    ['a text', '[]'],
    ['nothing', undefined],
    ['null', null],
  ])('are a list: %s', (_what, blocks) => expect(errors(blocks)).toEqual({ blocks: UNREADABLE }));

  test('have different ids', () => {
    expect(errors([footer('a'), footer('b'), footer('a')])).toEqual({ blocks: UNREADABLE });
    expect(errors([footer('a'), footer('A')])).toBeUndefined();
  });

  test.each(['', 'a b', 'a.b', 'a"b', '<b>', 'ñ', 'a'.repeat(41)])('have no id such as %j', (id) =>
    expect(Object.keys(errors([footer(id)]) ?? {})).toEqual(['blocks.0.id']),
  );
  test.each(['a', 'A_b-9', 'a'.repeat(40)])('may have the id %j', (id) => expect(errors([footer(id)])).toBeUndefined());

  test('have a kind that exists', () => {
    for (const kind of ['carousel', '__proto__', 'constructor', ''])
      expect(errors([footer('a'), { ...footer('b'), kind }])).toEqual({
        blocks: 'A block of this page is no longer available. Reload the page.',
      });
  });

  test.each([null, 7, 'hero', [], { id: 'a', kind: 'hero' }, { id: 'a', kind: 'hero', props: null }, { id: 'a', kind: 'hero', props: [] }])(
    'are objects with id, kind and props, unlike %j',
    (block) => expect(errors([block])).toBeDefined(),
  );

  test('keep HTML, scripts and Markdown as text', () => {
    const text = '<script>alert("1")</script> <b onclick=x>&amp;</b> [a](javascript:alert(1))';
    expect(parse([footer('a', text)]).blocks[0]?.props).toEqual({ text });
    const hero = { id: 'a', kind: 'hero', props: { headline: text } };
    expect(parse([hero]).blocks[0]?.props).toMatchObject({ headline: text });
  });

  test('are cleaned', () => {
    const { blocks } = parse([
      { id: 'a', kind: 'hero', props: { headline: ' One\u200b  line ', text: ' Two\r\nlines ', buttonLink: ' /login ' } },
    ]);
    expect(blocks[0]?.props).toMatchObject({ headline: 'One line', text: 'Two\nlines', buttonLink: '/login' });
  });

  test('have no hidden characters in a line', () => {
    const hero = (headline: string) => [{ id: 'a', kind: 'hero', props: { headline } }];
    expect(errors(hero('One\nTwo'))).toEqual({ 'blocks.0.props.headline': 'Headline contains hidden characters. Type it again.' });
    expect(errors(hero('One\u202eTwo'))).toBeDefined();
  });

  // Every text of every kind, at its limit and one over it.
  const most = (field: BlockField) => ('most' in field ? field.most : 500);
  const texts = PAGE_BLOCK_KINDS.flatMap((kind) =>
    Object.entries(PAGE_BLOCKS[kind].fields as Readonly<Record<string, BlockField>>).flatMap(([name, field]): LimitedText[] =>
      field.kind === 'list'
        ? Object.entries(field.of).flatMap(([inner, of]) =>
            of.kind === 'picture'
              ? []
              : [{ kind, path: `${name}.0.${inner}`, limit: most(of), props: (text: string) => ({ [name]: [{ [inner]: text }] }) }],
          )
        : field.kind === 'picture'
          ? []
          : [{ kind, path: name, limit: most(field), props: (text: string) => ({ [name]: text }) }],
    ),
  );
  test.each(texts)('$kind: $path has at most $limit characters', ({ kind, path, limit, props }) => {
    const block = (length: number) => [footer('x'), { id: 'a', kind, props: props('a'.repeat(length)) }];
    expect(errors(block(limit))).toBeUndefined();
    expect(errors(block(limit + 1))).toEqual({ [`blocks.1.props.${path}`]: expect.stringMatching(/ is too long$/) });
  });

  const lists = PAGE_BLOCK_KINDS.flatMap((kind) =>
    Object.entries(PAGE_BLOCKS[kind].fields as Readonly<Record<string, BlockField>>).flatMap(([name, field]) =>
      field.kind === 'list' ? [{ kind, name, limit: field.most, label: field.label }] : [],
    ),
  );
  test.each(lists)('$kind: $name has at most $limit entries', ({ kind, name, limit, label }) => {
    const block = (length: number) => [{ id: 'a', kind, props: { [name]: Array.from({ length }, () => ({})) } }];
    expect(errors(block(limit))).toBeUndefined();
    expect(errors(block(limit + 1))).toEqual({ [`blocks.0.props.${name}`]: `${label}: at most ${limit}.` });
  });

  test(`the words of a picture have at most ${MAX_ALT} characters`, () => {
    const image = (length: number) => [
      { id: 'a', kind: 'image', props: { picture: { file: 1, width: 1, height: 1, alt: 'a'.repeat(length) } } },
    ];
    expect(errors(image(MAX_ALT))).toBeUndefined();
    expect(errors(image(MAX_ALT + 1))).toEqual({ 'blocks.0.props.picture': 'Picture: words for it is too long' });
  });

  test('report every field that is wrong, and lose nothing else', () => {
    const long = 'a'.repeat(121);
    const blocks = [
      { id: 'a', kind: 'hero', props: { headline: long, buttonLabel: 'a'.repeat(41) } },
      {
        id: 'b',
        kind: 'faq',
        props: {
          title: long,
          items: [
            { question: 'Q', answer: 'A' },
            { question: 'a'.repeat(201), answer: 'A' },
          ],
        },
      },
    ];
    expect(Object.keys(errors(blocks) ?? {})).toEqual([
      'blocks.0.props.headline',
      'blocks.0.props.buttonLabel',
      'blocks.1.props.title',
      'blocks.1.props.items.1.question',
    ]);
  });
});

describe('what a shared link shows', () => {
  test('is cleaned and limited', () => {
    const share = { shareTitle: ' A  title ', shareDescription: ' Two\r\nlines ' };
    expect(parse([], share)).toEqual({ blocks: [], shareTitle: 'A title', shareDescription: 'Two\nlines' });
    const at = (title: number, description: number) =>
      errors([], { shareTitle: 'a'.repeat(title), shareDescription: 'a'.repeat(description) });
    expect(at(MAX_SHARE_TITLE, MAX_SHARE_DESCRIPTION)).toBeUndefined();
    expect(at(MAX_SHARE_TITLE + 1, MAX_SHARE_DESCRIPTION + 1)).toEqual({
      shareTitle: 'Share title is too long',
      shareDescription: 'Share description is too long',
    });
  });

  test('may be missing', () => expect(errors([], { shareTitle: null })).toBeUndefined());
});
