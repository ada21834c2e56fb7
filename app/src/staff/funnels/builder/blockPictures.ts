import type { ThumbnailPart } from '@atlas/ui';
import type { PageBlockKind, StartingPage } from '@atlas/domain/pages';

/** The drawings of the blocks where one is chosen. */
export const BLOCK_PICTURES: { readonly [Kind in PageBlockKind]: readonly ThumbnailPart[] } = {
  hero: ['title', 'text', 'button'],
  video: ['media'],
  bullets: ['title', 'points', 'points', 'points'],
  story: ['title', 'text', 'text', 'text'],
  testimonials: ['title', 'columns'],
  schedule: ['title', 'rows', 'rows', 'rows'],
  price: ['title', 'field', 'field', 'button'],
  countdown: ['title', 'clock'],
  faq: ['title', 'field', 'field', 'field'],
  'opt-in': ['title', 'field', 'field', 'button'],
  image: ['media', 'text'],
  text: ['text', 'text', 'text', 'text'],
  button: ['button'],
  footer: ['text'],
};

/** The drawings of the ready-made pages. */
export const PAGE_PICTURES: { readonly [Page in StartingPage]: readonly ThumbnailPart[] } = {
  sales: ['title', 'button', 'points', 'columns'],
  'opt-in': ['title', 'points', 'field', 'button'],
  closing: ['title', 'clock', 'rows', 'button'],
};
