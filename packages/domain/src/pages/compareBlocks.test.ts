import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBlocks } from './compareBlocks.ts';
import { PAGE_BLOCK_KINDS, type PageBlock } from './pageBlocks.ts';
import { newBlock } from './storedBlocks.ts';

const [hero, bullets, price, faq, footer] = (['hero', 'bullets', 'price', 'faq', 'footer'] as const).map((kind) =>
  newBlock(kind, kind),
) as [PageBlock, PageBlock, PageBlock, PageBlock, PageBlock];
const PAGE = [hero, bullets, price, footer];
const withProps = (block: PageBlock, props: object) => ({ ...block, props: { ...block.props, ...props } }) as PageBlock;
const hidden = (block: PageBlock): PageBlock => ({ ...block, isHidden: true });
const changesOf = (before: readonly PageBlock[], after: readonly PageBlock[]) =>
  compareBlocks(before, after).map(({ id, change }) => `${id} ${change}`);

describe('compareBlocks', () => {
  test.each([
    ['the same', PAGE, PAGE, []],
    ['nothing', [], [], []],
    ['a block was added', PAGE, [hero, faq, bullets, price, footer], ['faq added']],
    ['a block was removed', PAGE, [hero, price, footer], ['bullets removed']],
    ['all were added', [], [hero, footer], ['hero added', 'footer added']],
    ['all were removed', [hero, footer], [], ['hero removed', 'footer removed']],
    ['a block moved to the end', PAGE, [hero, price, footer, bullets], ['bullets moved']],
    ['a block moved to the top', PAGE, [footer, hero, bullets, price], ['footer moved']],
    ['a block was hidden', PAGE, [hero, hidden(bullets), price, footer], ['bullets hidden']],
    ['a block is shown again', [hero, hidden(bullets)], [hero, bullets], ['bullets shown']],
    ['a hidden block moved', [hero, hidden(bullets)], [hidden(bullets), hero], ['hero moved']],
    ['a block was hidden and moved', [hero, bullets, price], [bullets, price, hidden(hero)], ['hero hidden']],
    ['a block changed its kind', [hero], [{ ...footer, id: 'hero' }], ['hero added', 'hero removed']],
  ])('%s', (_what, before, after, expected) => expect(changesOf(before, after)).toEqual(expected));

  test('names the block and the fields that differ', () => {
    expect(compareBlocks([hero], [withProps(hero, { headline: 'New', buttonLabel: '' })])).toEqual([
      { id: 'hero', label: 'Hero', change: 'changed', fields: ['Headline', 'Button'] },
    ]);
    expect(compareBlocks([bullets], [withProps(bullets, { items: [{ text: 'One' }] })])).toEqual([
      { id: 'bullets', label: 'Bullets', change: 'changed', fields: ['Points'] },
    ]);
  });

  test('a block that changed and moved, or was hidden, has changed', () => {
    const changed = withProps(hero, { headline: 'New' });
    expect(changesOf([hero, bullets, price], [bullets, price, hidden(changed)])).toEqual(['hero changed']);
  });

  test('ignores the order of keys, but not of entries', () => {
    const picture = { file: 1, width: 2, height: 3, alt: 'A' };
    const turned = { alt: 'A', height: 3, width: 2, file: 1 };
    expect(compareBlocks([withProps(hero, { picture })], [withProps(hero, { picture: turned })])).toEqual([]);
    const items = [{ text: 'One' }, { text: 'Two' }];
    expect(changesOf([withProps(bullets, { items })], [withProps(bullets, { items: items.toReversed() })])).toEqual(['bullets changed']);
  });

  const page = fc
    .uniqueArray(fc.nat(12), { maxLength: 13 })
    .map((ids) => ids.map((id) => newBlock(PAGE_BLOCK_KINDS[id] ?? 'hero', `b${id}`)));

  test('equal pages have no changes', () => {
    fc.assert(
      fc.property(page, (blocks) => {
        expect(compareBlocks(blocks, JSON.parse(JSON.stringify(blocks)))).toEqual([]);
      }),
    );
  });

  test('taking out what moved leaves the former order, and as few blocks moved as possible', () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        const changes = compareBlocks(before, after);
        const ids = (change: string) => changes.filter((one) => one.change === change).map(({ id }) => id);
        const [added, removed, moved] = ['added', 'removed', 'moved'].map((change) => new Set(ids(change)));
        const rest = (blocks: readonly PageBlock[]) =>
          blocks.map(({ id }) => id).filter((id) => !added?.has(id) && !removed?.has(id) && !moved?.has(id));
        expect(rest(after)).toEqual(rest(before));
        // A block that moved would be out of order among those that stayed.
        for (const id of moved ?? []) {
          const withIt = (blocks: readonly PageBlock[]) =>
            blocks.map((block) => block.id).filter((one) => one === id || rest(after).includes(one));
          expect(withIt(after)).not.toEqual(withIt(before));
        }
      }),
    );
  });
});
