import { type LandingOffer, newBlock, type PageBlock, readBlocks, startingBlocks, type StoredBlock } from '@atlas/domain/pages';
import type { RichText } from '@atlas/domain/richText';
import { drawLanding } from '../../../landing/publish.tsx';

/** The blocks of the page of the Freelancing Course. Their ids are their kinds. */
export const pageBlocks: readonly PageBlock[] = readBlocks([
  {
    id: 'hero',
    kind: 'hero',
    props: {
      headline: 'Your first client from home',
      text: 'Twelve weeks with a coach who checks your work. One hour a day, on your phone.',
      buttonLabel: 'See the price',
      buttonLink: '#price',
      picture: null,
    },
  },
  {
    id: 'bullets',
    kind: 'bullets',
    props: {
      title: 'What you can do after it',
      items: [
        { text: 'Say in one sentence what you offer' },
        { text: 'Show two samples, checked by your coach' },
        { text: 'Send five proposals a week' },
      ],
    },
  },
  {
    id: 'story',
    kind: 'story',
    props: { title: 'I was a teller in Iloilo', text: 'My first client paid me **₱4,500.00** for a week of inbox work.', picture: null },
  },
  {
    id: 'testimonials',
    kind: 'testimonials',
    props: {
      title: 'Members say',
      items: [
        { name: 'Maricel Dela Cruz, Cebu', text: 'The fourth proposal got a reply within the hour.', picture: null },
        { name: 'Jun-Jun Villanueva, Imus', text: 'I did the lessons on my phone, on the jeep.', picture: null },
      ],
    },
  },
  { id: 'price', kind: 'price', props: { title: 'Price', text: '', buttonLabel: 'Enroll' } },
  {
    id: 'faq',
    kind: 'faq',
    isHidden: true,
    props: { title: 'Questions', items: [{ question: 'Do I need a laptop?', answer: 'No. A phone is enough.' }] },
  },
  { id: 'footer', kind: 'footer', props: { text: 'Atlas, a community of Filipino freelancers' } },
]);

/** The page before its testimonials and its question were written. */
export const formerBlocks: readonly PageBlock[] = pageBlocks.flatMap((block): PageBlock[] => {
  if (block.kind === 'hero') return [{ ...block, props: { ...block.props, headline: 'Freelancing Course' } }];
  return block.kind === 'testimonials' || block.kind === 'faq' ? [] : [block];
});

/** A page with a picture that nothing describes. */
export const picturedBlocks: readonly PageBlock[] = pageBlocks.map((block) =>
  block.kind === 'story' ? { ...block, props: { ...block.props, picture: { file: 71, width: 1600, height: 900, alt: '' } } } : block,
);

/** A ready-made page as it begins. */
export const startedBlocks = startingBlocks('sales', { name: 'Freelancing Course', description: '' });

/** A page with so many blocks that no other one fits. */
export const fullBlocks: readonly PageBlock[] = Array.from({ length: 40 }, (_, at) => newBlock('button', `button-${at}`));

interface BlockData {
  readonly key: string;
  readonly kind: string;
  readonly props: unknown;
  readonly isHidden: boolean;
}

/** Blocks as the server returns them. */
export const blockData = (blocks: readonly PageBlock[]): readonly BlockData[] =>
  blocks.map(({ id, kind, props, isHidden }) => ({ key: id, kind: kind.toUpperCase().replaceAll('-', '_'), props, isHidden }));

/** The landing page of the Freelancing Course as the server returns it. Its first version is public. */
export const landingPage = (blocks: readonly PageBlock[] = pageBlocks, named: object = {}) => ({
  databaseId: 3,
  revision: 7,
  template: 'TEMPLATE_1',
  link: null,
  draft: blockData(blocks),
  shareTitle: 'Your first client from home',
  shareDescription: 'Twelve weeks with a coach, on your phone.',
  sharePicture: null,
  publishedVersion: 2,
  scheduledAt: null,
  ...named,
});

const OFFER: LandingOffer = {
  slug: 'freelancing-course',
  name: 'Freelancing Course',
  isFree: false,
  price: '₱9,999.00',
  validity: '365 days',
  terms: [
    { id: 2, label: '3 payments of ₱3,499.00', detail: 'Every month', amounts: ['₱3,499.00', '₱3,499.00', '₱3,499.00'] },
    { id: 1, label: '1 payment of ₱9,999.00', detail: '', amounts: ['₱9,999.00'] },
  ],
  closesAt: null,
};
const STORY_TEXT: RichText = [['p', {}, ['My first client paid me ', ['strong', {}, ['₱4,500.00']], ' for a week of inbox work.']]];

/** The drawing of blocks, by the code with which the server draws them. */
export function landingDrawing({ blocks }: { blocks: readonly StoredBlock[] }) {
  const shown = readBlocks(blocks).filter(({ isHidden }) => !isHidden);
  return drawLanding({ blocks: shown, offer: OFFER, texts: { 'story.text': STORY_TEXT }, year: 2025 });
}
