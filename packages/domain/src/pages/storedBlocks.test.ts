import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BlockField, BlockFields } from './blocks/fields.ts';
import { PAGE_BLOCK_KINDS, PAGE_BLOCKS, type PageBlockKind } from './pageBlocks.ts';
import { newBlock, readBlocks, type StoredBlock } from './storedBlocks.ts';

/** Whether a value has the form that its field declares, without anything else. */
function fits(field: BlockField, value: unknown): boolean {
  if (field.kind === 'list') return Array.isArray(value) && value.every((entry: unknown) => fitsFields(field.of, entry));
  if (field.kind !== 'picture') return typeof value === 'string';
  if (value === null) return true;
  const { file, width, height, alt, ...others } = value as Record<string, unknown>;
  return [file, width, height].every((one) => Number.isInteger(one) && Number(one) > 0) && typeof alt === 'string' && isEmpty(others);
}
const isEmpty = (value: object) => Object.keys(value).length === 0;
const fitsFields = (fields: BlockFields, values: unknown): boolean =>
  Object.keys(values as object)
    .toSorted()
    .join() === Object.keys(fields).toSorted().join() &&
  Object.entries(fields).every(([name, field]) => fits(field, (values as Record<string, unknown>)[name]));

const read = (kind: string, props: unknown, isHidden?: unknown) =>
  readBlocks([{ id: 'a', kind, props, ...(isHidden !== undefined && { isHidden }) } as StoredBlock]);

describe('readBlocks', () => {
  test('gives blocks whose contents match the declared fields, for any JSON', () => {
    const picture = fc.record({ file: fc.jsonValue(), width: fc.jsonValue(), height: fc.nat(30_000), alt: fc.jsonValue() });
    const entry = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('text', 'name', 'question', 'answer', 'picture', 'x'), fc.jsonValue()),
    );
    const value = fc.oneof(fc.jsonValue(), fc.array(entry), picture);
    const names = [...new Set(Object.values(PAGE_BLOCKS).flatMap(({ fields }) => Object.keys(fields))), '__proto__', 'constructor', 'x'];
    const props = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), value));
    const kind = fc.oneof(fc.constantFrom<string>(...PAGE_BLOCK_KINDS), fc.constantFrom('__proto__', 'constructor', 'carousel', ''));
    fc.assert(
      fc.property(kind, props, fc.option(fc.jsonValue(), { nil: undefined }), (of, contents, isHidden) => {
        const blocks = read(of, contents, isHidden);
        if (!PAGE_BLOCK_KINDS.includes(of as PageBlockKind)) {
          expect(blocks).toEqual([]);
          return;
        }
        const [block] = blocks;
        expect(block).toMatchObject({ id: 'a', kind: of, isHidden: isHidden === true });
        expect(fitsFields(PAGE_BLOCKS[of as PageBlockKind].fields, block?.props)).toBe(true);
        // Reading a second time changes nothing.
        expect(readBlocks(JSON.parse(JSON.stringify(blocks)))).toEqual(blocks);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves out kinds that do not exist, and keeps the order of the others', () => {
    const stored = ['footer', 'carousel', 'hero'].map((kind) => ({ id: kind, kind, props: {} }));
    expect(readBlocks(stored).map(({ id }) => id)).toEqual(['footer', 'hero']);
  });

  test('upgrades bullets that were stored as texts', () => {
    expect(read('bullets', { title: 'Points', items: ['One', { text: 'Two' }, 3, null] })).toEqual([
      { id: 'a', kind: 'bullets', props: { title: 'Points', items: [{ text: 'One' }, { text: 'Two' }] }, isHidden: false },
    ]);
    expect(read('bullets', { items: 'One' })[0]?.props).toEqual({ title: '', items: [] });
  });

  test('gives prices of the first version their button, and keeps one that was emptied since', () => {
    expect(read('price', { title: 'Price', text: '' })[0]?.props).toEqual({ title: 'Price', text: '', buttonLabel: 'Enroll' });
    expect(read('price', { title: 'Price', text: '', buttonLabel: '' })[0]?.props).toMatchObject({ buttonLabel: '' });
  });

  test('drops what no field holds, also within entries and pictures', () => {
    const picture = { file: 7, width: 640, height: 480, alt: 'A desk', src: 'x' };
    expect(read('hero', { headline: 'A', onload: 'x', picture })[0]?.props).toEqual({
      headline: 'A',
      text: '',
      buttonLabel: '',
      buttonLink: '',
      picture: { file: 7, width: 640, height: 480, alt: 'A desk' },
    });
    expect(read('faq', { items: [{ question: 'Q', answer: 'A', html: '<b>' }] })[0]?.props).toEqual({
      title: '',
      items: [{ question: 'Q', answer: 'A' }],
    });
  });

  const size = { width: 1, height: 1, alt: '' };
  test.each([
    [{ ...size, file: 1 }, true],
    [{ ...size, file: 2_147_483_647 }, true],
    [{ ...size, file: 2_147_483_648 }, false],
    [{ ...size, file: 0 }, false],
    [{ ...size, file: 1.5 }, false],
    [{ ...size, file: '1' }, false],
    [{ ...size, file: 1, width: 20_000 }, true],
    [{ ...size, file: 1, width: 20_001 }, false],
    [{ ...size, file: 1, height: 0 }, false],
    [{ file: 1, width: 1, height: 1 }, true],
    [{ file: 1 }, false],
    ['/api/uploads/1', false],
  ])('reads the picture %j: %j', (picture, isRead) => {
    const [block] = read('image', { picture });
    expect(block?.kind === 'image' && block.props.picture !== null).toBe(isRead);
  });
});

test.each(PAGE_BLOCK_KINDS)('a new %s block is stored as it starts', (kind) => {
  const block = newBlock(kind, 'a');
  expect(block).toMatchObject({ id: 'a', kind, isHidden: false });
  expect(fitsFields(PAGE_BLOCKS[kind].fields, block.props)).toBe(true);
  expect(readBlocks([block as StoredBlock])).toEqual([block]);
});
