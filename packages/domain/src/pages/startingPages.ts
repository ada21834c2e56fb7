import { TO_OPT_IN, TO_PRICE } from './blockLinks.ts';
import { MAX_SHARE_DESCRIPTION, MAX_SHARE_TITLE } from './landingDraftForm.ts';
import { type BlockProps, PAGE_BLOCKS, type PageBlock, type PageBlockKind } from './pageBlocks.ts';

/** The facts of a funnel that a new page begins with. */
export interface StartingFacts {
  readonly name: string;
  readonly description: string;
}

/** The pages from which staff can start. */
export const STARTING_PAGES = [
  { value: 'sales', label: 'Sales page', purpose: 'The whole offer: points, story, voices, price and questions.' },
  { value: 'opt-in', label: 'Opt-in page', purpose: 'Short: a promise, and a form for the email address.' },
  { value: 'closing', label: 'Last days', purpose: 'A countdown to the end of sales, the schedule and the price.' },
] as const;
export type StartingPage = (typeof STARTING_PAGES)[number]['value'];

const block = <Kind extends PageBlockKind>(kind: Kind, props: BlockProps<Kind>): PageBlock =>
  ({ id: kind, kind, props, isHidden: false }) as unknown as PageBlock;

/** Shortens a text of a product, which may be longer than a text of a page. No emoji is split. */
const within = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

const HERO = PAGE_BLOCKS.hero.fields;
const footer = block('footer', { text: 'Atlas, a community of Filipino freelancers' });
const hero = ({ name, description }: StartingFacts, buttonLabel: string, buttonLink: string) =>
  block('hero', {
    headline: within(name, HERO.headline.most),
    text: within(description, HERO.text.most),
    buttonLabel,
    buttonLink,
    picture: null,
  });

const PAGES: { readonly [Of in StartingPage]: (facts: StartingFacts) => readonly PageBlock[] } = {
  sales: (facts) => [
    hero(facts, 'See the price', TO_PRICE),
    block('bullets', {
      title: 'What you can do after it',
      items: [{ text: 'The first thing' }, { text: 'The second thing' }, { text: 'The third thing' }],
    }),
    block('story', { title: 'Where you are now', text: 'Tell in a few sentences what a day is like before, and after.', picture: null }),
    block('testimonials', {
      title: 'Members say',
      items: [{ name: 'Name, city', text: 'What a member told you, in their own words.', picture: null }],
    }),
    block('price', { title: 'Price', text: '', buttonLabel: 'Enroll' }),
    block('faq', {
      title: 'Questions',
      items: [
        { question: 'Do I need a laptop?', answer: 'Say what is needed.' },
        { question: 'Can I get my money back?', answer: 'Yes, within the time that the refund policy names.' },
      ],
    }),
    footer,
  ],
  'opt-in': (facts) => [
    hero(facts, 'Get it free', TO_OPT_IN),
    block('bullets', { title: 'What you get', items: [{ text: 'The first thing' }, { text: 'The second thing' }] }),
    block('opt-in', {
      title: 'Where shall we send it?',
      text: 'One email, and you can unsubscribe at any time.',
      buttonLabel: 'Send it to me',
    }),
    block('button', { label: 'See the whole course', link: '', note: '' }),
    footer,
  ],
  closing: (facts) => [
    hero(facts, 'Enroll now', ''),
    block('countdown', { title: 'Enrollment closes in', text: '', until: '' }),
    block('schedule', {
      title: 'How it goes on',
      items: [
        { when: 'Day 1', what: 'What happens first' },
        { when: 'Week 1', what: 'What happens next' },
      ],
    }),
    block('price', { title: 'Price', text: '', buttonLabel: 'Enroll' }),
    footer,
  ],
};

/**
 * The blocks of a ready-made page for a funnel.
 *
 * @example startingBlocks('opt-in', { name: 'Kickstart', description: '' })[0]?.kind // 'hero'
 * @spec product decision: landing pages
 */
export const startingBlocks = (page: StartingPage, facts: StartingFacts): readonly PageBlock[] => PAGES[page](facts);

/**
 * The title and description of shared links that a new page begins with.
 *
 * @example startingShare({ name: 'Kickstart', description: '' }).shareTitle // 'Kickstart'
 * @spec product decision: landing pages
 */
export const startingShare = ({ name, description }: StartingFacts): { shareTitle: string; shareDescription: string } => ({
  shareTitle: within(name, MAX_SHARE_TITLE),
  shareDescription: within(description, MAX_SHARE_DESCRIPTION),
});
