import type { Block } from './blocks/block.ts';
import { bulletsBlock } from './blocks/bulletsBlock.ts';
import { buttonBlock } from './blocks/buttonBlock.ts';
import { countdownBlock } from './blocks/countdownBlock.ts';
import { faqBlock } from './blocks/faqBlock.ts';
import type { ValuesOf } from './blocks/fields.ts';
import { footerBlock } from './blocks/footerBlock.ts';
import { heroBlock } from './blocks/heroBlock.ts';
import { imageBlock } from './blocks/imageBlock.ts';
import { optInBlock } from './blocks/optInBlock.ts';
import { priceBlock } from './blocks/priceBlock.ts';
import { scheduleBlock } from './blocks/scheduleBlock.ts';
import { storyBlock } from './blocks/storyBlock.ts';
import { testimonialsBlock } from './blocks/testimonialsBlock.ts';
import { textBlock } from './blocks/textBlock.ts';
import { videoBlock } from './blocks/videoBlock.ts';

export type { BlockField, BlockFields, BlockPicture, EntryField } from './blocks/fields.ts';

/**
 * The blocks of a landing page of Template 1, in the order in which they are offered. The
 * specification leaves the blocks open; they are a product decision.
 */
export const PAGE_BLOCKS = {
  hero: heroBlock,
  video: videoBlock,
  bullets: bulletsBlock,
  story: storyBlock,
  testimonials: testimonialsBlock,
  schedule: scheduleBlock,
  price: priceBlock,
  countdown: countdownBlock,
  faq: faqBlock,
  'opt-in': optInBlock,
  image: imageBlock,
  text: textBlock,
  button: buttonBlock,
  footer: footerBlock,
} as const satisfies Readonly<Record<string, Block>>;

export type PageBlockKind = keyof typeof PAGE_BLOCKS;
export const PAGE_BLOCK_KINDS = Object.keys(PAGE_BLOCKS) as readonly PageBlockKind[];

/** The contents of a block of a kind. */
export type BlockProps<Kind extends PageBlockKind = PageBlockKind> = ValuesOf<(typeof PAGE_BLOCKS)[Kind]['fields']>;

/** A block of a landing page. `id` identifies it within its page. */
export type PageBlock<Kind extends PageBlockKind = PageBlockKind> = {
  readonly [Of in Kind]: { readonly id: string; readonly kind: Of; readonly props: BlockProps<Of>; readonly isHidden: boolean };
}[Kind];

/** Whether a kind exists in this version of Atlas. */
export const isPageBlockKind = (kind: unknown): kind is PageBlockKind => typeof kind === 'string' && Object.hasOwn(PAGE_BLOCKS, kind);
