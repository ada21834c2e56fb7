interface DemoDay {
  title: string;
  body: string;
  points: number;
}

/** The challenge of the demo: a small task each day. */
export const DEMO_CHALLENGE: { name: string; days: readonly DemoDay[] } = {
  name: '12-Day Freelancing Challenge',
  days: [
    {
      title: 'Tell one person',
      body: 'Tell somebody close to you that you begin today, and why. Ask them to ask you again on day 12.',
      points: 20,
    },
    {
      title: 'One clean hour',
      body: 'Find one hour today without children, chores and chat. Write down when it was and what helped.',
      points: 20,
    },
    {
      title: 'Three things you are good at',
      body: 'Ask three people what they would ask your help for. Their words, not yours.',
      points: 25,
    },
    { title: 'Read ten job posts', body: 'Open ten posts and write down the words that come back. Do not apply yet.', points: 25 },
    {
      title: 'A photo in daylight',
      body: 'Stand at a window, hold the phone at the height of your eyes, take twenty, keep one.',
      points: 20,
    },
    { title: 'Your sentence', body: '“I help **who** with **what**.” Post it to your buddies and let them shorten it.', points: 30 },
    { title: 'Learn one shortcut', body: 'Pick a tool that a client would use and learn one thing in it that saves a minute.', points: 25 },
    {
      title: 'Make something small',
      body: 'A caption, a table, a reply to a complaint: one piece that you could show. Thirty minutes, then stop.',
      points: 35,
    },
    { title: 'Fix one thing', body: 'Take the piece of yesterday, ask a buddy for one comment, and change it.', points: 30 },
    {
      title: 'Say your price',
      body: 'Say it out loud to the mirror, then to a buddy. Laughing is allowed, lowering it is not.',
      points: 30,
    },
    { title: 'Write to somebody', body: 'Send one honest message to one possible client. Not a hundred. One.', points: 40 },
    { title: 'Look back', body: 'Read what you wrote on day 1. Choose what you keep doing, and when.', points: 50 },
  ],
};

/** The names of buddy groups: jeepney routes. */
export const BUDDY_NAMES = [
  'Cubao – Quiapo',
  'Antipolo – Cubao',
  'Baclaran – Divisoria',
  'Philcoa – UP Ikot',
  'Alabang – Zapote',
  'Bacoor – Lawton',
  'Monumento – Malanday',
  'Pasig – Quiapo',
  'Guadalupe – FTI',
  'Taft – Libertad',
  'Fairview – Litex',
  'Marikina – SSS Village',
  'Carbon – Ayala',
  'Talamban – SM',
  'Lahug – Capitol',
  'Mandaue – Lapu-Lapu',
  'Jaro – City Proper',
  'Molo – Mandurriao',
  'Bacolod – Talisay',
  'Agdao – Roxas',
  'Toril – Matina',
  'Buhangin – Bankerohan',
  'Carmen – Cogon',
  'Baguio – La Trinidad',
  'Legazpi – Daraga',
  'Tacloban – Palo',
  'Calumpang – Pioneer',
  'Angeles – Dau',
] as const;

/** Addresses that joined without an account. */
export const ADDRESSES = [
  'jovelyn.a',
  'mang.tonyo',
  'rachelle.writes',
  'dodong.cebu',
  'annaliza77',
  'kristine.va',
  'bong.designs',
  'teacher.mely',
  'nurse.ronnie',
  'pinkymanila',
  'ella.transcribes',
  'gilbert.ofw',
  'shaina.mom',
  'lito.encoder',
  'cha.bookkeeping',
  'jhun.video',
  'maureen.cdo',
  'alma.seller',
  'rey.callcenter',
  'fe.catering',
] as const;
