const TITLES = [
  'Tell one person',
  'One clean hour',
  'Three things you are good at',
  'Read ten job posts',
  'A photo in daylight',
  'Your sentence',
  'Learn one shortcut',
  'Make something small',
  'Fix one thing',
  'Say your price',
  'Write to someone',
  'Look back',
];

/** The days of the demo challenge. */
export const days = TITLES.map((title, index) => ({
  day: index + 1,
  title,
  body: 'Thirty minutes, then stop.',
  bodyTree: [['p', {}, ['Thirty minutes, then stop.']]],
  points: 25,
}));

const progress = (...finished: readonly number[]) => finished.map((day) => ({ day }));

/** A running challenge on its fifth day. */
export const running = {
  databaseId: 1,
  name: '12-Day Freelancing Challenge',
  startsOn: '2025-11-08',
  days: 12,
  today: 5,
  phase: 'RUNNING',
  offerPath: null,
  tasks: days,
  groupSize: 4,
  revision: 1,
  participantCount: 119,
  withoutBuddies: 7,
  grouping: { databaseId: 1, createdAt: '2025-11-12T01:00:00Z', mayUndo: true },
};

const buddy = (databaseId: number, name: string, ...finished: readonly number[]) => ({
  id: `buddy-${databaseId}`,
  user: { databaseId, name, profileImage: null },
  progress: progress(...finished),
});

/** The member's part in the challenge, with three buddies. */
export const participation = {
  id: 'participant-1',
  progress: progress(1, 3),
  daysToCatchUp: [2, 4],
  challenge: running,
  group: {
    name: 'Cubao – Quiapo',
    members: [
      buddy(4, 'Maricel Dela Cruz', 1, 3),
      buddy(51, 'Christian Domingo', 1, 2, 3, 4),
      buddy(52, 'Liezl Santos', 1),
      { id: 'buddy-53', user: null, progress: progress(1, 2) },
    ],
  },
};
