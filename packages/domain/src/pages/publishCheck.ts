import { formMessage } from '../forms/genericMessages.ts';
import { videoLinkProblem } from '../uploads/videoLinkProblem.ts';
import { linkKind, linkProblem, TO_CHECKOUT } from './blockLinks.ts';
import type { BlockField, BlockPicture } from './blocks/fields.ts';
import type { LandingDraft } from './landingDraftForm.ts';
import { manilaMoment } from './manilaMoment.ts';
import { PAGE_BLOCKS, type PageBlock } from './pageBlocks.ts';

/** The items of the checklist before a page is published, in their order. */
export const PUBLISH_CHECKS = [
  { value: 'complete', label: 'Every block is complete' },
  { value: 'headline', label: 'One headline' },
  { value: 'button', label: 'A button that works' },
  { value: 'pictures', label: 'Words for every picture' },
  { value: 'share', label: 'Title and description of shared links' },
  { value: 'price', label: 'Price and terms can be reached' },
  { value: 'weight', label: 'Pictures are small enough' },
] as const;
export type PublishCheck = (typeof PUBLISH_CHECKS)[number]['value'];

/** A reason why a page cannot be published. `block` and `field` name its place, where it has one. */
export interface PublishProblem {
  readonly check: PublishCheck;
  readonly text: string;
  /** The id of the block. */
  readonly block?: string;
  /** The path of the field within the block, such as `items.2.question`. */
  readonly field?: string;
}

/** The size of a picture in bytes as a phone loads it, by the number of its file. */
export type PictureBytes = ReadonlyMap<number, number>;

/** The maximum size of a picture at the top of a page, so that the page still appears at once. */
export const MAX_FIRST_PICTURE = 20_000;
/** The maximum size of any other picture. It loads when the visitor scrolls to it. */
export const MAX_PICTURE = 80_000;
/** The maximum size of the pictures of a page together. */
export const MAX_PICTURES = 400_000;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** A picture with its place. */
interface Placed {
  readonly picture: BlockPicture;
  readonly block: PageBlock;
  readonly field: string;
}

type Values = Readonly<Record<string, unknown>>;
const fieldsOf = ({ kind }: PageBlock): Readonly<Record<string, BlockField>> => PAGE_BLOCKS[kind].fields;

/** The fields of a block with their values and paths, those of its lists included. */
function* placesOf(block: PageBlock): Generator<{ field: BlockField; path: string; value: unknown }> {
  const props: Values = { ...block.props };
  for (const [name, field] of Object.entries(fieldsOf(block))) {
    yield { field, path: name, value: props[name] };
    if (field.kind !== 'list') continue;
    for (const [at, entry] of ((props[name] ?? []) as readonly Values[]).entries())
      for (const [inner, of] of Object.entries(field.of)) yield { field: of, path: `${name}.${at}.${inner}`, value: entry[inner] };
  }
}

/** The pictures that a page shows, in their order. */
export const picturesOf = (blocks: readonly PageBlock[]): Placed[] =>
  blocks
    .filter(({ isHidden }) => !isHidden)
    .flatMap((block) =>
      [...placesOf(block)].flatMap(({ field, path, value }) =>
        field.kind === 'picture' && value !== null ? [{ picture: value as BlockPicture, block, field: path }] : [],
      ),
    );

/** The problem of a field on its own, as a sentence; null without one. */
function fieldProblem(field: BlockField, value: unknown): string | null {
  switch (field.kind) {
    case 'list':
      return (value as readonly unknown[]).length === 0 ? `Add at least one ${field.entry.toLowerCase()}.` : null;
    case 'picture':
      return field.isRequired && value === null ? formMessage(field.label, 'required') : null;
    case 'link':
      return linkProblem(String(value));
    case 'moment':
      return value === '' || manilaMoment(String(value)) !== null ? null : formMessage(field.label, 'validate');
    case 'video':
      if (value === '') return field.isRequired ? formMessage(field.label, 'required') : null;
      return videoLinkProblem(field.label, String(value));
    default:
      return field.isRequired && value === '' ? formMessage(field.label, 'required') : null;
  }
}

/** The buttons of a page: the places to which they lead. */
const buttonsOf = (block: PageBlock): string[] => {
  switch (block.kind) {
    case 'hero':
      return block.props.buttonLabel === '' ? [] : [block.props.buttonLink];
    case 'button':
      return block.props.label === '' ? [] : [block.props.link];
    case 'price':
      return block.props.buttonLabel === '' ? [] : [TO_CHECKOUT];
    default:
      return [];
  }
};

/**
 * Lists why a page cannot be published; empty when it can. Hidden blocks are not checked.
 *
 * @param bytes the sizes of its pictures, where they are known
 * @spec product decision: landing pages
 */
export function publishProblems(page: LandingDraft, bytes: PictureBytes = new Map()): PublishProblem[] {
  const shown = page.blocks.filter(({ isHidden }) => !isHidden);
  return [
    ...shown.flatMap(completeness),
    ...headline(shown),
    ...buttons(shown),
    ...alternatives(shown),
    ...sharing(page),
    ...price(shown),
    ...weight(shown, bytes),
  ];
}

const completeness = (block: PageBlock): PublishProblem[] =>
  [...placesOf(block)].flatMap(({ field, path, value }) => {
    const text = fieldProblem(field, value);
    return text === null ? [] : [{ check: 'complete', text, block: block.id, field: path } as const];
  });

function headline(shown: readonly PageBlock[]): PublishProblem[] {
  const [first, ...others] = shown.filter(({ kind }) => kind === 'hero');
  if (first === undefined) return [{ check: 'headline', text: 'Add a hero: its headline is the title of the page.' }];
  return others.map(({ id }) => ({ check: 'headline', text: 'A page has one hero. Hide or remove this one.', block: id }));
}

function buttons(shown: readonly PageBlock[]): PublishProblem[] {
  const has = (kind: PageBlock['kind']) => shown.some((block) => block.kind === kind);
  const all = shown.flatMap((block) => buttonsOf(block).map((to) => ({ block, kind: linkKind(to) })));
  if (all.length === 0 && !has('opt-in')) return [{ check: 'button', text: 'Add a button that leads to the checkout, or an opt-in.' }];
  return all.flatMap(({ block, kind }): PublishProblem[] =>
    (kind === 'price' || kind === 'opt-in') && !has(kind)
      ? [
          {
            check: 'button',
            text: `Its button leads to a block that is not on the page: ${PAGE_BLOCKS[kind].label}.`,
            block: block.id,
          },
        ]
      : [],
  );
}

const alternatives = (shown: readonly PageBlock[]): PublishProblem[] =>
  picturesOf(shown).flatMap(({ picture, block, field }) =>
    picture.alt === '' ? [{ check: 'pictures', text: 'Say in a few words what the picture shows.', block: block.id, field } as const] : [],
  );

const sharing = ({ shareTitle, shareDescription }: LandingDraft): PublishProblem[] => [
  ...(shareTitle === '' ? [{ check: 'share', text: 'Enter the title of shared links.' } as const] : []),
  ...(shareDescription === '' ? [{ check: 'share', text: 'Enter the description of shared links.' } as const] : []),
];

const price = (shown: readonly PageBlock[]): PublishProblem[] =>
  shown.some((block) => block.kind === 'price' || buttonsOf(block).some((to) => linkKind(to) === 'checkout'))
    ? []
    : [{ check: 'price', text: 'Add the block Price and terms, or a button that leads to the checkout.' }];

/** Whether a picture is at the top of a page, where it may be the largest thing that appears first. */
export const isFirstPicture = (shown: readonly PageBlock[], blockId: string): boolean => shown[0]?.id === blockId;

function weight(shown: readonly PageBlock[], bytes: PictureBytes): PublishProblem[] {
  const pictures = picturesOf(shown);
  const sum = pictures.reduce((total, { picture }) => total + (bytes.get(picture.file) ?? 0), 0);
  return [
    ...pictures.flatMap(({ picture, block, field }): PublishProblem[] => {
      const size = bytes.get(picture.file) ?? 0;
      const most = isFirstPicture(shown, block.id) ? MAX_FIRST_PICTURE : MAX_PICTURE;
      return size > most
        ? [
            {
              check: 'weight',
              text: `This picture has ${kilobytes(size)} on a phone. Here it may have ${kilobytes(most)}.`,
              block: block.id,
              field,
            },
          ]
        : [];
    }),
    ...(sum > MAX_PICTURES
      ? [
          {
            check: 'weight',
            text: `The pictures have ${kilobytes(sum)} together. A page may have ${kilobytes(MAX_PICTURES)}.`,
          } as const,
        ]
      : []),
  ];
}
