import type { RecurrenceUnit } from '@atlas/domain/events';

/** An event of the demo. Days count from the day of seeding; times are in Manila. */
export interface DemoEvent {
  name: string;
  shortDescription: string;
  /** Markdown. */
  description: string;
  day: number;
  /** Absent for an event that is running at the moment of seeding. */
  time?: `${number}:${number}`;
  /** Whole half hours. */
  minutes: number;
  again?: { every: RecurrenceUnit; interval: number; untilDay?: number };
  /** The venue; absent for an online event. */
  place?: string;
  host: 'coach' | 'head-coach' | 'expert' | 'admin';
  /**
   * membership and studio: sold with these products; everyone: granted to members and non-members.
   */
  opens: 'membership' | 'studio' | 'everyone';
  /** Number of seats per occurrence; a few more people want to attend. */
  seats?: number;
  /** URL of its recording. */
  recording?: string;
  /** The reason why the whole event was cancelled. */
  cancelled?: string;
  /** Changes of a recurring event, in the order of the occurrences after the next one. */
  changes?: readonly { days?: number; cancelled?: true; reason: string }[];
  archived?: true;
}

const RECURRING: readonly DemoEvent[] = [
  {
    name: 'Weekly coaching hour',
    shortDescription: 'Bring one question; leave with one next step.',
    description:
      'Coach Liza answers live. Write your question in the chat when you come in, and stay for the others: most questions are shared.\n\n- Camera on or off, as your data allows\n- The recording is in My Resources the next day',
    day: -84,
    time: '19:00',
    minutes: 60,
    again: { every: 'week', interval: 1 },
    changes: [
      { days: 1, reason: 'Coach Liza travels that day.' },
      { cancelled: true, reason: 'It is a public holiday.' },
    ],
    host: 'coach',
    opens: 'membership',
  },
  {
    name: 'Morning focus room',
    shortDescription: 'A quiet half hour together before the day begins.',
    description: 'We say what we will do, mute, work, and say what we did. **No talking in between.** Coffee is allowed.',
    day: -30,
    time: '06:00',
    minutes: 30,
    again: { every: 'day', interval: 1, untilDay: 60 },
    host: 'expert',
    opens: 'membership',
  },
  {
    name: 'Portfolio review night',
    shortDescription: 'Three portfolios, twenty minutes each.',
    description: 'Send the link of your portfolio before noon. We look at three of them together and say what a client would see first.',
    day: -70,
    time: '20:00',
    minutes: 60,
    again: { every: 'week', interval: 2 },
    host: 'head-coach',
    opens: 'membership',
  },
  {
    name: 'New members welcome',
    shortDescription: 'Meet your batch and find your way around.',
    description: 'Where to begin, whom to ask, and how the stages work. Comes again every month, so a late start is no problem.',
    day: -120,
    time: '10:00',
    minutes: 90,
    again: { every: 'month', interval: 1 },
    host: 'admin',
    opens: 'membership',
  },
  {
    name: 'Studio owners table',
    shortDescription: 'Numbers, people and problems of small studios.',
    description: 'For those who already hand work over. Bring last month’s figures; nothing leaves the room.',
    day: -60,
    time: '17:30',
    minutes: 90,
    again: { every: 'month', interval: 1, untilDay: 200 },
    host: 'head-coach',
    opens: 'studio',
  },
  {
    name: 'Interview practice in pairs',
    shortDescription: 'Ten minutes as the client, ten as the freelancer.',
    description: 'We draw pairs, hand out a job post, and swap roles after ten minutes. The series has ended; a new one follows.',
    day: -95,
    time: '19:30',
    minutes: 60,
    again: { every: 'week', interval: 1, untilDay: -25 },
    host: 'expert',
    opens: 'membership',
  },
];

const UPCOMING: readonly DemoEvent[] = [
  {
    name: 'Atlas Live in Alabang',
    shortDescription: 'One day together: talks, clinics and lunch with your batch.',
    description:
      'Our in-person day of the year.\n\n1. Morning: three members tell how they found their first client\n2. Lunch by batch\n3. Afternoon: clinics for portfolio, rates and taxes\n\nBring your ticket on your phone, and a jacket: the hall is cold.',
    day: 11,
    time: '9:00',
    minutes: 480,
    place: 'Filinvest Tent, Alabang, Muntinlupa City',
    host: 'admin',
    opens: 'membership',
  },
  {
    name: 'Your first invoice, step by step',
    shortDescription: 'From the agreed price to the money in GCash.',
    description: 'We write an invoice together, with and without a receipt book, and look at what clients abroad expect to see on it.',
    day: 3,
    time: '19:00',
    minutes: 90,
    host: 'expert',
    opens: 'membership',
  },
  {
    name: 'Free lesson: what clients really ask for',
    shortDescription: 'An open evening for everybody who is curious.',
    description: 'Twenty real job posts, read aloud: what is asked, what is paid, and what you can answer today.',
    day: 6,
    time: '20:00',
    minutes: 60,
    host: 'coach',
    opens: 'everyone',
  },
  {
    name: 'Canva clinic for social media',
    shortDescription: 'Repair one post that does not work.',
    description: 'Open your post, share your screen, and let the room help. Beginners first.',
    day: 8,
    time: '14:00',
    minutes: 60,
    seats: 12,
    host: 'expert',
    opens: 'membership',
  },
  {
    name: 'Meet-up in Cebu',
    shortDescription: 'Coffee and laptops for members in the Visayas.',
    description: 'An easy afternoon, no program. Find the table with the blue flag.',
    day: 17,
    time: '14:00',
    minutes: 180,
    place: 'Ayala Center Cebu, Cebu City',
    host: 'head-coach',
    opens: 'membership',
  },
  {
    name: 'Taxes before the deadline',
    shortDescription: 'Forms, dates and the mistakes that cost money.',
    description: 'A certified public accountant goes through the 8% option with us. Have your last quarter’s income at hand.',
    day: 24,
    time: '18:30',
    minutes: 90,
    host: 'admin',
    opens: 'membership',
  },
  {
    name: 'Hiring your first assistant',
    shortDescription: 'What to hand over, and how to pay for it.',
    description: 'Write the first task list, agree on a trial week, and keep quality without doing it all yourself.',
    day: 31,
    time: '17:00',
    minutes: 90,
    host: 'head-coach',
    opens: 'studio',
  },
];

const PAST: readonly DemoEvent[] = [
  {
    name: 'Year planning workshop',
    shortDescription: 'A page for the year, a list for the week.',
    description: 'We filled in one page each: income wanted, hours free, and the one skill to grow.',
    day: -86,
    time: '9:00',
    minutes: 180,
    host: 'head-coach',
    opens: 'membership',
  },
  {
    name: 'Proposals live: ten in an hour',
    shortDescription: 'Coach Liza writes, the room decides.',
    description: 'Ten job posts, ten short proposals. The text of all of them is in My Resources.',
    day: -62,
    time: '19:00',
    minutes: 60,
    recording: 'https://video.atlas.example/2062',
    host: 'coach',
    opens: 'membership',
  },
  {
    name: 'Meet-up in Davao',
    shortDescription: 'Members of Mindanao at one table.',
    description: 'Thirty of us met, and two went home with a project.',
    day: -55,
    time: '13:00',
    minutes: 240,
    place: 'Abreeza Mall, Davao City',
    host: 'admin',
    opens: 'membership',
  },
  {
    name: 'Scams and how to see them',
    shortDescription: 'An open evening, with real messages.',
    description: 'We read messages that members received, and marked what gives a scam away.',
    day: -41,
    time: '20:00',
    minutes: 90,
    host: 'expert',
    opens: 'everyone',
  },
  {
    name: 'English on the phone',
    shortDescription: 'Speaking slowly is a skill.',
    description: 'Exercises for calls: asking again, spelling names, ending kindly.',
    day: -33,
    time: '19:00',
    minutes: 60,
    recording: 'https://video.atlas.example/2033',
    host: 'coach',
    opens: 'membership',
  },
  {
    name: 'Rates clinic',
    shortDescription: 'Say your price without an apology.',
    description: 'We counted hours and costs, and everybody said one new price aloud.',
    day: -21,
    time: '18:00',
    minutes: 90,
    host: 'head-coach',
    opens: 'studio',
  },
  {
    name: 'Ask an accountant',
    shortDescription: 'Short answers to long questions.',
    description: 'Registration, receipts, and when the 8% option pays off.',
    day: -14,
    time: '18:30',
    minutes: 60,
    recording: 'https://video.atlas.example/2014',
    host: 'admin',
    opens: 'membership',
  },
  {
    name: 'Members show: first clients',
    shortDescription: 'Five members, five stories, ten minutes each.',
    description: 'How they were found, what they earned, and what they would do differently.',
    day: -6,
    time: '19:30',
    minutes: 60,
    recording: 'https://video.atlas.example/2006',
    host: 'coach',
    opens: 'everyone',
  },
];

const ARCHIVED: readonly DemoEvent[] = [
  {
    name: 'Webinar series 2023',
    shortDescription: 'Replaced by the weekly coaching hour.',
    description: 'Kept for the record.',
    day: -300,
    time: '19:00',
    minutes: 60,
    again: { every: 'week', interval: 1, untilDay: -200 },
    host: 'coach',
    opens: 'membership',
    archived: true,
  },
  {
    name: 'Beach day (cancelled)',
    shortDescription: 'Called off because of the typhoon.',
    description: 'Tickets were paid back.',
    day: -75,
    time: '7:00',
    minutes: 600,
    place: 'Laiya, San Juan, Batangas',
    host: 'admin',
    opens: 'membership',
    archived: true,
  },
  {
    name: 'Office hours at noon',
    shortDescription: 'Moved to the evening.',
    description: 'Nobody could come at noon, so it ended.',
    day: -110,
    time: '12:00',
    minutes: 30,
    again: { every: 'day', interval: 2, untilDay: -70 },
    host: 'expert',
    opens: 'membership',
    archived: true,
  },
];

const SPECIAL: readonly DemoEvent[] = [
  {
    name: 'Open co-working room',
    shortDescription: 'Come in, say hello, and work.',
    description: 'The room is open all day. Mute yourself, and write in the chat when you want to talk to somebody.',
    day: 0,
    minutes: 480,
    host: 'expert',
    opens: 'membership',
  },
  {
    name: 'Night shift together',
    shortDescription: 'For those whose clients are awake when Manila sleeps.',
    description: 'Two hours of quiet work around midnight, with a break at twelve.',
    day: -9,
    time: '23:00',
    minutes: 120,
    again: { every: 'day', interval: 3 },
    host: 'head-coach',
    opens: 'membership',
  },
  {
    name: 'Rooftop evening in Makati',
    shortDescription: 'Music, food and members of Metro Manila.',
    description: 'Bring a friend who wonders what you do all day.',
    day: 13,
    time: '18:00',
    minutes: 180,
    place: 'Poblacion, Makati City',
    cancelled: 'The rooftop is being repaired. A new date follows.',
    host: 'admin',
    opens: 'membership',
  },
];

export const DEMO_EVENTS: readonly DemoEvent[] = [...RECURRING, ...UPCOMING, ...PAST, ...ARCHIVED, ...SPECIAL];
