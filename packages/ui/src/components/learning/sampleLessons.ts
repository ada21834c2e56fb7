import type { CourseCardProps } from './CourseCard.tsx';
import type { UnitLesson } from './UnitSection.tsx';

const OPENS = 'Not started yet. Opens on Monday, 11/17/2025.';

const done = (id: number, name: string, minutes: number): UnitLesson => ({
  id,
  state: 'done',
  name,
  meta: `${minutes}\u00a0min`,
  href: `#lesson-${id}`,
});

/** A sample course for the stories of learning and patterns. */
export const sampleUnits = {
  finished: [
    done(1, 'Read a job post like a client', 8),
    done(2, 'Three questions before you apply', 6),
    done(3, 'Find the decision in the description', 9),
    done(4, 'Who signs off, and who only asks', 7),
    done(5, 'Red flags that cost you a week', 10),
    done(6, 'Your shortlist for this month', 5),
  ],
  inHand: [
    done(7, 'Why most proposals are skipped', 9),
    done(8, 'Name the problem in one line', 11),
    { id: 9, state: 'now', name: 'Open with their problem, not your résumé', meta: '12\u00a0min', href: '#lesson-9' },
    { id: 10, state: 'open', name: 'Practice: rewrite two openings', meta: '15\u00a0min', href: '#lesson-10' },
    { id: 11, state: 'open', name: 'When you have no samples yet', meta: '7\u00a0min', href: '#lesson-11' },
  ],
  later: [
    { id: 12, state: 'locked', name: 'State a price in pesos and in dollars', meta: '10\u00a0min', reason: { text: OPENS } },
    { id: 13, state: 'locked', name: 'Two follow-ups, four days apart', meta: '8\u00a0min', reason: { text: OPENS } },
  ],
  bonus: [
    {
      id: 14,
      state: 'locked',
      name: 'A one-page contract, clause by clause',
      meta: '14\u00a0min',
      reason: { text: 'Not part of your membership', action: { label: 'See the Client Kit', href: '#funnel' } },
    },
    {
      id: 15,
      state: 'locked',
      name: 'Live replay: ask a bookkeeper',
      meta: '52\u00a0min',
      reason: { text: 'Your access ended on Friday, 10/31/2025.', action: { label: 'Renew', href: '#renew' } },
    },
  ],
} satisfies Record<string, readonly UnitLesson[]>;

export const sampleCourses: readonly CourseCardProps[] = [
  {
    coverId: 12,
    name: 'Proposals that get answered',
    description: 'Write short proposals that a busy client reads to the end, and follow up without feeling shy about it.',
    href: '#proposals',
    progress: { percent: 56, text: '18 of 32 lessons' },
  },
  {
    coverId: 11,
    name: 'Set up your freelance workspace',
    description: 'A quiet corner, a backup line, and a day that you can keep.',
    href: '#workspace',
    progress: { percent: 100, text: '14 of 14 lessons' },
  },
  {
    coverId: 4,
    name: 'Your first client on a job board',
    description: 'A profile, two samples, and twenty good applications in four weeks.',
    href: '#first-client',
    progress: { percent: 0, text: '0 of 21 lessons' },
  },
  {
    coverId: 7,
    name: 'Bookkeeping for online sellers',
    description: 'Sort sales, fees and refunds from Shopee and Lazada into one sheet that adds up.',
    href: '#bookkeeping',
    progress: { percent: 12, text: '3 of 26 lessons' },
  },
  {
    coverId: 3,
    name: 'Video editing on a phone',
    description: 'Cut, caption and export short videos without a laptop.',
    href: '#video',
    progress: { percent: 40, text: '8 of 20 lessons' },
  },
  {
    coverId: 5,
    name: 'Contracts, invoices and BIR basics',
    description: 'What to sign, what to bill, and what to file as a self-employed professional.',
    locked: { reason: 'Not part of your membership', action: { label: 'See the Client Kit', href: '#funnel' } },
  },
];

export const sampleLesson = `A client reads the first two lines on a phone, between other things. If those lines are about you, they scroll on. If those lines are about **the problem in their post**, they keep reading.

## Try this order

- Repeat the problem in your own words.
- Say what you would do first, this week.
- Only then, one line about why you.

> **Instead of “I am a hardworking assistant with 3 years of experience”**
>
> “You have 400 unread support emails and a launch on Monday. I would sort them into five answers by tonight, so that only the odd ones reach you.”
`;
