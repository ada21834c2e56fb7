const WEEKS = ['2025-09-22', '2025-09-29', '2025-10-06', '2025-10-13', '2025-10-20', '2025-10-27', '2025-11-03', '2025-11-10'];

/** The Monday of the stories' week, and the one before. */
export const [LAST_WEEK, THIS_WEEK] = ['2025-11-03', '2025-11-10'] as const;

export const lead = { databaseId: 61, name: 'Maria Santos', slug: 'maria-santos', profileImage: null };
const assistant = { databaseId: 62, name: 'Arvin Reyes', slug: 'arvin-reyes', profileImage: null };

type Answer = 'DONE' | 'PARTLY' | 'STUCK';

/** A check-in of a week. */
export const checkIn = (databaseId: number, week: string, answer: Answer, more: object = {}) => ({
  databaseId,
  week,
  answer,
  next: 'Five proposals before Friday, two of them with a video.',
  needsHelp: false,
  reply: null as string | null,
  repliedBy: null as object | null,
  ...more,
});

/** Check-ins of the last eight weeks from letters, oldest first: d, p, s, and - for none. */
const weekly = (person: number, letters: string, last: object = {}) => {
  const sent = [...letters].flatMap((letter, index) => {
    const answer = { d: 'DONE', p: 'PARTLY', s: 'STUCK' }[letter];
    return answer === undefined ? [] : [checkIn(person * 10 + index, WEEKS[index] ?? '', answer as Answer)];
  });
  return sent.map((one, index) => (index === sent.length - 1 ? { ...one, ...last } : one));
};

const member = (databaseId: number, name: string, more: object = {}) => ({
  databaseId,
  joinedAt: '2025-09-01T02:00:00Z',
  mobileNumber: `+6391755500${databaseId}` as string | null,
  standing: 'FINE',
  missedWeeks: 0,
  isCalledThisWeek: false,
  user: { databaseId, name, slug: name.toLowerCase().replaceAll(' ', '-'), profileImage: null },
  checkIns: [] as object[],
  thisWeek: null as object | null,
  ...more,
});

/** The members of Narra for their team lead, the call for help first. */
export const grid = [
  member(41, 'Sheila Ocampo', {
    standing: 'HELP',
    checkIns: weekly(41, 'ddpdspds', { next: 'No answer to fifteen proposals. Can someone read one of them?', needsHelp: true }),
    thisWeek: { answer: 'STUCK', next: 'No answer to fifteen proposals. Can someone read one of them?' },
  }),
  member(42, 'Benjie Torres', { standing: 'SILENT', missedWeeks: 3, mobileNumber: null, checkIns: weekly(42, 'pd-p----') }),
  member(43, 'Anna Lim', { standing: 'CALLED', missedWeeks: 2, isCalledThisWeek: true, checkIns: weekly(43, 'dddds---') }),
  member(44, 'Maria Cristina Evangelista-Buenaventura', {
    checkIns: weekly(44, 'dddddddd', { reply: 'Eight weeks in a row! Show the group how you do it.', repliedBy: lead }),
    thisWeek: { answer: 'DONE', next: 'Second sample for my portfolio, a before and after.' },
  }),
  member(45, 'Joel Bautista', {
    joinedAt: '2025-11-05T02:00:00Z',
    checkIns: weekly(45, '-------p'),
    thisWeek: { answer: 'PARTLY', next: '' },
  }),
];

/** The group Narra with everything that its pages show. */
export const narra = (named: object = {}) => ({
  databaseId: 5,
  name: 'Narra',
  revision: 3,
  archivedAt: null as string | null,
  createdAt: '2025-04-08T02:00:00Z',
  isLed: true,
  leader: lead as object | null,
  assistant: assistant as object | null,
  memberCount: 5,
  capacity: 8,
  hasRoom: true,
  isOverFull: false,
  checkedInCount: 3,
  needHelpCount: 1,
  meetingDay: 4 as number | null,
  meetingTime: '19:30' as string | null,
  chatLink: 'https://m.me/j/narra' as string | null,
  weeks: WEEKS,
  grid,
  buddies: grid.slice(0, 4),
  ...named,
});

/** The member's own check-ins of the last eight weeks. */
export const myCheckIns = [
  checkIn(1, '2025-10-13', 'DONE'),
  checkIn(2, '2025-10-20', 'PARTLY', { next: 'I only finished half of the course; the rest by Sunday.' }),
  checkIn(3, '2025-10-27', 'STUCK', { next: 'I do not know which niche to choose.', needsHelp: true }),
  checkIn(4, LAST_WEEK, 'DONE', {
    next: 'I will watch the lessons on pricing and set my rate.',
    reply: 'Well done. Send me the rate that you chose, and I will look at it.',
    repliedBy: lead,
  }),
];
