import type { RichTextNode } from '../learning/RichText.tsx';
import type { LandingPictureProps } from './LandingPicture.tsx';
import type { LandingTerm } from './PriceTerms.tsx';

const asSource = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`)}`;

/** A desk with a laptop and a mug at a window, without a request. */
export const samplePicture: LandingPictureProps = {
  src: asSource(
    1200,
    800,
    '<path fill="wheat" d="M0 0h1200v800H0Z"/><path fill="paleturquoise" d="M120 90h520v360H120Z"/><circle cx="500" cy="210" r="64" fill="orange"/><path fill="cadetblue" d="M120 360q130-90 260-20t260-30v140H120Z"/><path fill="none" stroke="ivory" stroke-width="20" d="M120 90h520v360H120ZM380 90v360"/><path fill="sienna" d="M0 620h1200v180H0Z"/><path fill="peru" d="M0 620h1200v24H0Z"/><path fill="darkslategray" d="M620 380h400q16 0 16 16v248H604V396q0-16 16-16Z"/><path fill="teal" d="M632 408h376v208H632Z"/><path fill="ivory" d="M668 448h180v18H668ZM668 492h260v18H668ZM668 536h220v18H668Z"/><path fill="slategray" d="M560 640h520v22H560Z"/><path fill="tomato" d="M330 540h100v104H330Z"/><path fill="none" stroke="tomato" stroke-width="16" d="M430 562q44-4 44 28t-44 28"/>',
  ),
  width: 1200,
  height: 800,
  alt: 'A laptop and a mug on a desk by the window',
};

/** A portrait, without a request. */
export const samplePortrait: LandingPictureProps = {
  src: asSource(
    160,
    160,
    '<path fill="lightblue" d="M0 0h160v160H0Z"/><path fill="teal" d="M20 160q4-58 60-58t60 58Z"/><path fill="peru" d="M64 92h32v26q-16 14-32 0Z"/><circle cx="80" cy="68" r="34" fill="burlywood"/><path fill="black" d="M42 72q-4-46 38-46t38 46q-8-26-38-26T42 72Z"/>',
  ),
  width: 160,
  height: 160,
  alt: '',
};

/** A portrait as high as it is wide and a half, for a story. */
export const sampleTeacher: LandingPictureProps = {
  src: asSource(
    640,
    800,
    '<path fill="lightcyan" d="M0 0h640v800H0Z"/><circle cx="500" cy="170" r="84" fill="orange"/><path fill="mediumaquamarine" d="M0 520q160-90 320-30t320-50v360H0Z"/><path fill="teal" d="M110 800q10-250 210-250t210 250Z"/><path fill="peru" d="M262 470h116v100q-58 50-116 0Z"/><circle cx="320" cy="370" r="126" fill="burlywood"/><path fill="black" d="M180 400q-20-180 140-180t140 180q-30-100-140-100T180 400Z"/><path fill="none" stroke="sienna" stroke-width="9" stroke-linecap="round" d="M274 410q46 40 92 0"/><circle cx="276" cy="362" r="9" fill="black"/><circle cx="364" cy="362" r="9" fill="black"/>',
  ),
  width: 640,
  height: 800,
  alt: 'Coach Liza Manalo in front of a green hill',
};

export const sampleStory: readonly RichTextNode[] = [
  ['p', {}, ['In 2016 I was a teller in Iloilo. I left home at five in the morning, and came back after my daughter was asleep.']],
  [
    'p',
    {},
    [
      'My first client paid me ',
      ['strong', {}, ['₱4,500.00 for a week of inbox work']],
      '. It took me eleven proposals to get there. I did not know that eleven is normal.',
    ],
  ],
  [
    'p',
    {},
    [
      'Since then I have coached 640 Filipinos, most of them with a phone and prepaid data. What works is small: one service, two samples, five proposals a week.',
    ],
  ],
];

export const sampleText: readonly RichTextNode[] = [
  ['p', {}, ['You do not need a degree, a new laptop or perfect English. You need one hour a day and someone who checks your work.']],
  ['h1', {}, ['What you bring']],
  [
    'ul',
    {},
    [
      ['li', {}, ['A phone, or a computer in a shop or at a friend’s.']],
      ['li', {}, ['About 120 MB of data a week.']],
      ['li', {}, ['Evenings on Thursday, when the group meets.']],
    ],
  ],
  ['p', {}, ['Not sure? Read ', ['a', { href: '/refunds' }, ['how refunds work']], ' first.']],
];

export const sampleTerms: readonly LandingTerm[] = [
  { id: '1', label: '1 payment of ₱9,999.00', detail: '', rows: [{ date: 'Today', amount: '₱9,999.00' }] },
  {
    id: '2',
    label: '3 payments of ₱3,333.00',
    detail: 'Monthly, no added fees',
    rows: [
      { date: 'Today', amount: '₱3,333.00' },
      { date: 'Monday, 12/15/2025', amount: '₱3,333.00' },
      { date: 'Thursday, 01/15/2026', amount: '₱3,333.00' },
    ],
  },
  {
    id: '3',
    label: '6 payments of ₱1,749.00',
    detail: 'The last one is ₱1,752.00',
    rows: ['Today', 'Monday, 12/15/2025', 'Thursday, 01/15/2026', 'Sunday, 02/15/2026', 'Sunday, 03/15/2026', 'Wednesday, 04/15/2026'].map(
      (date, at) => ({ date, amount: at === 5 ? '₱1,752.00' : '₱1,749.00' }),
    ),
  },
];

export const sampleTestimonials = [
  {
    name: 'Maricel Dela Cruz',
    text: 'My coach returned my first proposal three times. The fourth one got a reply within the hour, and she is still my client.',
    picture: samplePortrait,
  },
  {
    name: 'Jun-Jun Villanueva-Santos',
    text: 'I did the lessons on my phone, on the jeep. It says how many megabytes a video takes before I tap it.',
    picture: null,
  },
  {
    name: 'Aling Rosa Macapagal',
    text: 'At 52 I thought that it was too late.\nNow I do bookkeeping for two shops in Perth.',
    picture: null,
  },
];

export const sampleQuestions = [
  {
    question: 'Will it work on my phone and prepaid data?',
    answer: 'Yes. Every lesson has text, and each video shows its size before it loads. A usual week is about 120 MB.',
  },
  {
    question: 'What if I miss a payment?',
    answer: 'We remind you first. Your lessons stay open for seven days.\nAfter that they wait until you have paid.',
  },
  { question: 'Can I get my money back?', answer: 'Within seven days of your first payment, in full, without a reason.' },
];
