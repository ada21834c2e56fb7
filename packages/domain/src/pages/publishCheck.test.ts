import { describe, expect, test } from 'vitest';
import { INVALID_LINK, TO_CHECKOUT, TO_OPT_IN, TO_PRICE } from './blockLinks.ts';
import { PAGE_BLOCK_KINDS, type PageBlock, type PageBlockKind } from './pageBlocks.ts';
import {
  isFirstPicture,
  MAX_FIRST_PICTURE,
  MAX_PICTURE,
  MAX_PICTURES,
  picturesOf,
  PUBLISH_CHECKS,
  type PublishCheck,
  publishProblems,
} from './publishCheck.ts';
import { newBlock, readBlocks } from './storedBlocks.ts';

const SHARE = { shareTitle: 'Kickstart', shareDescription: 'Learn to work from home.' };
/** A block as it starts, with other contents. Its kind is its id. */
const block = (kind: PageBlockKind, props: object = {}, id: string = kind): PageBlock => {
  const start = newBlock(kind, id);
  return readBlocks([{ id, kind, props: { ...start.props, ...props }, isHidden: false }])[0] ?? start;
};
const hidden = (one: PageBlock): PageBlock => ({ ...one, isHidden: true });
const picture = (file: number, alt = 'A desk') => ({ file, width: 640, height: 480, alt });

const HERO = block('hero');
const PRICE = block('price');
const COMPLETE: readonly PageBlock[] = [HERO, PRICE];
const problems = (blocks: readonly PageBlock[], bytes?: ReadonlyMap<number, number>) =>
  publishProblems({ blocks: [...blocks], ...SHARE }, bytes);
const checks = (blocks: readonly PageBlock[]) => problems(blocks).map(({ check }) => check);
const of = (check: PublishCheck, blocks: readonly PageBlock[], bytes?: ReadonlyMap<number, number>) =>
  problems(blocks, bytes).filter((one) => one.check === check);

test('a page with a hero and a price can be published', () => expect(problems(COMPLETE)).toEqual([]));

test('an empty page has the problems of the whole page, in the order of the checklist', () =>
  expect(publishProblems({ blocks: [], shareTitle: '', shareDescription: '' }).map(({ check }) => check)).toEqual([
    'headline',
    'button',
    'share',
    'share',
    'price',
  ]));

test('problems come in the order of the checklist', () => {
  const order: PublishCheck[] = PUBLISH_CHECKS.map(({ value }) => value);
  const blocks = [
    block('image', { picture: picture(1, '') }),
    ...PAGE_BLOCK_KINDS.filter((kind) => kind === 'faq').map((kind) => block(kind)),
  ];
  const found = publishProblems({ blocks, shareTitle: '', shareDescription: '' }, new Map([[1, MAX_PICTURES + 1]])).map(
    ({ check }) => check,
  );
  expect(found).toEqual(found.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(new Set(found).size).toBe(order.length);
});

test('hidden blocks are not checked, and help with nothing', () => {
  const bad = [block('hero', { headline: '' }, 'h2'), block('image'), block('button', { link: 'javascript:x' }), block('video')];
  expect(problems([...COMPLETE, ...bad.map(hidden)])).toEqual([]);
  expect(checks([HERO, hidden(PRICE)])).toEqual([]);
  expect(checks([hidden(HERO), PRICE])).toEqual(['headline']);
  expect(checks([block('hero', { buttonLink: TO_PRICE }), hidden(PRICE)])).toEqual(['button', 'price']);
  const heavy = hidden(block('image', { picture: picture(1, '') }));
  expect(problems([...COMPLETE, heavy], new Map([[1, 9_000_000]]))).toEqual([]);
});

describe('complete', () => {
  test.each<[PageBlockKind, object, [field: string, text: string][]]>([
    ['hero', { headline: '' }, [['headline', 'Headline is required']]],
    ['hero', { text: '', buttonLabel: '', picture: null }, []],
    ['hero', { buttonLink: 'javascript:alert(1)' }, [['buttonLink', INVALID_LINK]]],
    ['video', {}, [['video', 'Video link is required']]],
    ['video', { video: 'https://example.com/a.mp4' }, [['video', 'Video link is not valid']]],
    ['video', { video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, []],
    ['bullets', { items: [] }, [['items', 'Add at least one point.']]],
    ['bullets', { items: [{ text: 'One' }, { text: '' }] }, [['items.1.text', 'Point is required']]],
    ['story', { text: '' }, [['text', 'Story is required']]],
    ['story', { text: 'Once', title: '', picture: null }, []],
    [
      'testimonials',
      { items: [{ name: '', text: '', picture: null }] },
      [
        ['items.0.name', 'Name is required'],
        ['items.0.text', 'Words is required'],
      ],
    ],
    ['testimonials', { items: [] }, [['items', 'Add at least one testimonial.']]],
    ['schedule', { items: [{ when: 'Day 1', what: '' }] }, [['items.0.what', 'What is required']]],
    ['countdown', { until: '' }, []],
    ['countdown', { until: '2026-01-31T20:00' }, []],
    ['countdown', { until: '2026-02-30T20:00' }, [['until', 'Until is not valid']]],
    ['faq', { items: [{ question: 'Q', answer: '' }] }, [['items.0.answer', 'Answer is required']]],
    [
      'opt-in',
      { title: '', buttonLabel: '' },
      [
        ['title', 'Title is required'],
        ['buttonLabel', 'Button is required'],
      ],
    ],
    ['image', {}, [['picture', 'Picture is required']]],
    ['image', { picture: picture(1), caption: '' }, []],
    ['text', {}, [['text', 'Text is required']]],
    ['button', { label: '' }, [['label', 'Button is required']]],
    ['button', { link: '//example.com' }, [['link', INVALID_LINK]]],
    ['footer', { text: '' }, [['text', 'Text is required']]],
    ['price', { title: '', text: '', buttonLabel: '' }, []],
  ])('%s %j', (kind, props, expected) => {
    const one = block(kind, props, 'x');
    const found = of('complete', kind === 'hero' ? [one, PRICE] : [...COMPLETE, one]);
    expect(found).toEqual(expected.map(([field, text]) => ({ check: 'complete', text, block: 'x', field })));
  });
});

describe('headline', () => {
  test('needs a hero', () =>
    expect(of('headline', [PRICE])).toEqual([{ check: 'headline', text: 'Add a hero: its headline is the title of the page.' }]));
  test('needs one only, and names the others', () =>
    expect(of('headline', [block('hero', {}, 'a'), block('hero', {}, 'b'), PRICE, block('hero', {}, 'c')]).map((one) => one.block)).toEqual(
      ['b', 'c'],
    ));
});

describe('button', () => {
  const plain = block('hero', { buttonLabel: '' });
  test.each<[string, PageBlock[], number]>([
    ['no button', [plain], 1],
    ['a price without a button', [plain, block('price', { buttonLabel: '' })], 1],
    ['the button of the price', [plain, PRICE], 0],
    ['the button of the hero', [HERO], 0],
    ['a button', [plain, block('button', { link: TO_CHECKOUT })], 0],
    ['an opt-in', [plain, block('opt-in')], 0],
    ['a button to another page', [plain, block('button', { link: '/login' })], 0],
    ['a button to the price, which is there', [block('hero', { buttonLink: TO_PRICE }), PRICE], 0],
    ['a button to the price, which is not', [block('hero', { buttonLink: TO_PRICE })], 1],
    ['a button to the opt-in, which is there', [block('hero', { buttonLink: TO_OPT_IN }), block('opt-in')], 0],
    ['a button to the opt-in, which is not', [block('hero', { buttonLink: TO_OPT_IN }), PRICE], 1],
    ['two buttons to what is not there', [block('hero', { buttonLink: TO_OPT_IN }), block('button', { link: TO_PRICE })], 2],
    ['a button without a label to what is not there', [block('hero', { buttonLabel: '', buttonLink: TO_OPT_IN }), PRICE], 0],
  ])('%s', (_what, blocks, count) => expect(of('button', blocks)).toHaveLength(count));

  test('names the block with the button, and the one that is missing', () =>
    expect(of('button', [block('hero', { buttonLink: TO_OPT_IN }), PRICE])).toEqual([
      { check: 'button', text: 'Its button leads to a block that is not on the page: Opt-in.', block: 'hero' },
    ]));
});

describe('pictures', () => {
  test('need words, also those of entries', () => {
    const items = [picture(2, ''), null, picture(3)].map((one) => ({ name: 'A', text: 'B', picture: one }));
    const blocks = [block('hero', { picture: picture(1, '') }), PRICE, block('testimonials', { items })];
    expect(of('pictures', blocks).map((one) => `${one.block} ${one.field}`)).toEqual(['hero picture', 'testimonials items.0.picture']);
  });
});

describe('share', () => {
  test.each([
    ['', '', 2],
    ['A', '', 1],
    ['', 'A', 1],
    ['A', 'A', 0],
  ])('title %j and description %j', (shareTitle, shareDescription, count) =>
    expect(publishProblems({ blocks: [...COMPLETE], shareTitle, shareDescription })).toHaveLength(count),
  );
});

describe('price', () => {
  test.each<[string, PageBlock[], number]>([
    ['the price', [block('hero', { buttonLabel: '' }), block('price', { buttonLabel: '' })], 0],
    ['a button to the checkout', [HERO], 0],
    ['a button to another page', [block('hero', { buttonLink: '/login' })], 1],
    ['an opt-in only', [block('hero', { buttonLink: TO_OPT_IN }), block('opt-in')], 1],
    ['a checkout link without a label', [block('hero', { buttonLabel: '' }), block('opt-in')], 1],
  ])('%s', (_what, blocks, count) => expect(of('price', blocks)).toHaveLength(count));
});

describe('weight', () => {
  const first = [block('hero', { picture: picture(1) }), PRICE];
  const later = [HERO, PRICE, block('image', { picture: picture(1) })];
  test.each<[string, PageBlock[], number, number]>([
    ['the first picture at its limit', first, MAX_FIRST_PICTURE, 0],
    ['the first picture over it', first, MAX_FIRST_PICTURE + 1, 1],
    ['a later picture at its limit', later, MAX_PICTURE, 0],
    ['a later picture over it', later, MAX_PICTURE + 1, 1],
    ['the first of the blocks that are shown', [hidden(block('text', {}, 't')), ...first], MAX_FIRST_PICTURE + 1, 1],
    ['the hero, which is not first', [block('text', { text: 'A' }), ...first], MAX_FIRST_PICTURE + 1, 0],
  ])('%s', (_what, blocks, bytes, count) => expect(of('weight', blocks, new Map([[1, bytes]]))).toHaveLength(count));

  test('says how many there are and how many there may be', () =>
    expect(of('weight', first, new Map([[1, MAX_FIRST_PICTURE + 1]]))).toEqual([
      { check: 'weight', text: 'This picture has 21 kB on a phone. Here it may have 20 kB.', block: 'hero', field: 'picture' },
    ]));

  test('adds up all pictures, each time that they are shown', () => {
    const images = [1, 2, 3, 4, 5].map((file) => block('image', { picture: picture(file) }, `i${file}`));
    const sizes = (last: number) => new Map([1, 2, 3, 4, 5].map((file) => [file, file === 5 ? last : MAX_PICTURE]));
    expect(of('weight', [...COMPLETE, ...images], sizes(MAX_PICTURE))).toEqual([]);
    const one = block('image', { picture: picture(6) }, 'i6');
    expect(of('weight', [...COMPLETE, ...images, one], new Map([...sizes(MAX_PICTURE), [6, 1]]))).toEqual([
      { check: 'weight', text: 'The pictures have 401 kB together. A page may have 400 kB.' },
    ]);
  });

  test('does not judge sizes that are not known', () => expect(of('weight', first)).toEqual([]));
});

test('picturesOf lists shown pictures with their places, in their order', () => {
  const items = [{ name: 'A', text: 'B', picture: picture(3) }];
  const blocks = [
    block('testimonials', { items }),
    hidden(block('image', { picture: picture(2) })),
    block('hero', { picture: picture(1) }),
    PRICE,
  ];
  expect(picturesOf(blocks).map((one) => `${one.block.id} ${one.field} ${one.picture.file}`)).toEqual([
    'testimonials items.0.picture 3',
    'hero picture 1',
  ]);
});

test('isFirstPicture: only in the first block', () => {
  expect([isFirstPicture(COMPLETE, 'hero'), isFirstPicture(COMPLETE, 'price'), isFirstPicture([], 'hero')]).toEqual([true, false, false]);
});
