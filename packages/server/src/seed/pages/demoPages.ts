import type { PageTemplate } from '@atlas/domain/funnels';
import type { PageBlockKind, StoredBlock } from '@atlas/domain/pages';

/**
 * A landing page of the demo with its published versions, oldest first. Days count from the day of
 * seeding.
 */
export interface DemoPage {
  /** The slug of its funnel. */
  funnel: string;
  template: PageTemplate;
  link?: string;
  shareTitle: string;
  shareDescription: string;
  versions: readonly { day: number; blocks: readonly StoredBlock[] }[];
  /** The current draft; defaults to the last published blocks. */
  draft?: readonly StoredBlock[];
}

const block = (id: string, kind: PageBlockKind, props: StoredBlock['props']): StoredBlock => ({ id, kind, props });

const HERO = block('hero', 'hero', {
  headline: 'Work from home, without guessing',
  text: 'A course for Filipinos who want their first online client: short lessons that fit a phone, and coaches who answer.',
  buttonLabel: 'See the price',
  buttonLink: '#price',
});
const BULLETS = block('bullets', 'bullets', {
  title: 'What you can do after it',
  items: [
    'Name a service that you can explain in one sentence',
    'Show three pieces of work, even without a client so far',
    'Write a proposal that is answered',
    'Say your price without an apology',
  ],
});
const STORY = block('story', 'story', {
  title: 'Four hours on the road',
  text: 'Liza left the house at five and came home at nine. Her first client paid less than the call center, and gave her back four hours a day. Two years later she hires others.',
});
const TESTIMONIALS = block('testimonials', 'testimonials', {
  title: 'Members say',
  items: [
    { name: 'Maricel, Iloilo', text: 'I read the lessons while the baby slept. My first client came from the seventh proposal.' },
    { name: 'Jun, Batangas', text: 'Nobody promised me a number. They showed me how to count mine.' },
    { name: 'Aileen, Davao', text: 'The coaching hour on Zoom is worth it alone.' },
  ],
});
const PRICE = block('price', 'price', { title: 'Pay at once, or in parts', text: 'A year of access, with GCash, Maya or a bank.' });
const FAQ = block('faq', 'faq', {
  title: 'Questions',
  items: [
    {
      question: 'Do I need a laptop?',
      answer: 'For the lessons a phone is enough. For most work you will need one; the course shows cheap ways to begin.',
    },
    { question: 'How much data do the lessons take?', answer: 'Each one says so before it opens. Most take less than 15 MB.' },
    { question: 'Can I get my money back?', answer: 'Yes, within the time that the refund policy names.' },
  ],
});
const FOOTER = block('footer', 'footer', { text: 'Atlas, a community of Filipino freelancers' });

const STUDIO_HERO = block('hero', 'hero', {
  headline: 'From freelancer to small studio',
  text: 'For those with more work than hours: raise your rates, hand work over, and keep the quality.',
  buttonLabel: 'Join the next year',
  buttonLink: '#price',
});
const STUDIO_SCHEDULE = block('schedule', 'schedule', {
  title: 'The year',
  items: [
    { when: 'Months 1 to 3', what: 'Prices, packages and one page that sells them' },
    { when: 'Months 4 to 8', what: 'The first assistant: tasks, trial, trust' },
    { when: 'Months 9 to 12', what: 'Numbers, taxes and a month without you' },
  ],
});

export const DEMO_PAGES: readonly DemoPage[] = [
  {
    funnel: 'freelancing-course',
    template: 'Template 1',
    shareTitle: 'Freelancing Course: your first online client',
    shareDescription: 'Short lessons that fit a phone, worksheets, and coaches who answer.',
    versions: [
      { day: -150, blocks: [HERO, BULLETS, PRICE, FOOTER] },
      { day: -80, blocks: [HERO, BULLETS, STORY, PRICE, FAQ, FOOTER] },
      { day: -24, blocks: [HERO, BULLETS, STORY, TESTIMONIALS, PRICE, FAQ, FOOTER] },
    ],
    draft: [
      HERO,
      block('countdown', 'countdown', {
        title: 'The next batch starts soon',
        text: 'Enrol before it does and meet the others on the first evening.',
      }),
      BULLETS,
      STORY,
      TESTIMONIALS,
      PRICE,
      FAQ,
      FOOTER,
    ],
  },
  {
    funnel: 'studio-year',
    template: 'Template 1',
    shareTitle: 'Studio Year: from freelancer to small studio',
    shareDescription: 'A year for those with more work than hours.',
    versions: [
      { day: -95, blocks: [STUDIO_HERO, STUDIO_SCHEDULE, PRICE, FOOTER] },
      { day: -31, blocks: [STUDIO_HERO, STUDIO_SCHEDULE, TESTIMONIALS, PRICE, FAQ, FOOTER] },
    ],
  },
  {
    funnel: 'va-kickstart',
    template: 'Link a Page',
    link: 'https://pages.atlas.example/va-kickstart',
    shareTitle: 'Virtual Assistant Kickstart',
    shareDescription: 'Half a year to the first steady client.',
    versions: [],
  },
];
