import { connection } from '../../testing/storyAnswers.ts';

export const STAGE = { databaseId: 3, number: 3, name: 'Build your portfolio' };
const NEXT = { databaseId: 4, number: 4, name: 'Find your first client' };

const person = (databaseId: number, name: string) => ({
  databaseId,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  profileImage: null,
});

const TASKS = [
  ['Collect three samples of your work', 100, 'docs.google.com/portfolio has all three, the logo is the first one.'],
  [
    'Ask one person for feedback',
    50,
    'My cousin said that the menu is hard to read, so I made the letters larger.\nhttps://imgur.com/a/menu',
  ],
  ['Write about each sample', 80, null],
] as const;

const taskOf = ([title, points, evidence]: (typeof TASKS)[number], index: number) => ({
  evidence,
  finishedAt: `2025-11-0${index + 6}T10:00:00Z`,
  isReopened: false,
  task: { id: `Task-${index}`, databaseId: 31 + index, title, points },
});

/** A request that waits, with evidence for two of three tasks. */
export const waiting = (databaseId: number, name: string, createdAt: string, more: object = {}) => ({
  databaseId,
  state: 'WAITING',
  note: null,
  createdAt,
  decidedAt: null,
  evidenceText: '2 of 3 tasks with evidence',
  hasAllEvidence: false,
  mayReview: true,
  mayUndo: false,
  whyNotReview: null,
  opensMember: true,
  member: person(databaseId, name),
  reviewer: null,
  stage: STAGE,
  nextStage: NEXT,
  tasks: TASKS.map(taskOf),
  ...more,
});

export const rodel = waiting(61, 'Rodel Castillo', '2025-11-03T02:00:00Z');
export const melanie = waiting(62, 'Melanie Yap', '2025-11-09T02:00:00Z', {
  evidenceText: '3 of 3 tasks with evidence',
  hasAllEvidence: true,
});
export const grace = waiting(63, 'Grace Uy', '2025-11-12T01:00:00Z', { evidenceText: '0 of 3 tasks with evidence' });

/** Rodel's request, returned with a task to do again. */
export const returned = {
  ...rodel,
  state: 'RETURNED',
  note: 'Please write two sentences about each sample.',
  decidedAt: '2025-11-12T01:30:00Z',
  mayReview: false,
  mayUndo: true,
  reviewer: person(21, 'Liza Montemayor'),
  tasks: rodel.tasks.map((one, index) => (index === 2 ? { ...one, finishedAt: null, isReopened: true } : one)),
};

/** The data of the queue. */
export const queue = (moveUps: readonly object[] = [rodel, melanie, grace], open: object | null = null) => ({
  viewer: {
    bulkJobs: connection([]),
    reviewedStage: STAGE,
    moveUpCounts: { waiting: 3, returned: 1, approved: 128 },
    moveUps: connection(moveUps),
    moveUp: open,
  },
});

const member = (databaseId: number, name: string, more: { finished: number; state: string; lastStepAt: string; daysInStage: number }) => {
  const { finished, ...rest } = more;
  return {
    databaseId,
    taskCount: 7,
    opensMember: true,
    stage: STAGE,
    user: person(databaseId, name),
    progress: { points: 420 + finished * 50, percentage: Math.floor((finished * 100) / 7), remainingTasksCount: 7 - finished },
    ...rest,
  };
};

export const members = [
  member(71, 'Sheila Ocampo', { finished: 1, state: 'STUCK', lastStepAt: '2025-10-06T02:00:00Z', daysInStage: 41 }),
  member(72, 'Paolo Dizon', { finished: 4, state: 'STUCK', lastStepAt: '2025-10-26T02:00:00Z', daysInStage: 30 }),
  member(73, 'Rodel Castillo', { finished: 7, state: 'WAITING', lastStepAt: '2025-11-03T02:00:00Z', daysInStage: 25 }),
  member(74, 'Anna Lim', { finished: 5, state: 'MOVING', lastStepAt: '2025-11-11T02:00:00Z', daysInStage: 12 }),
];

const STAGES = [STAGE, NEXT];

/** The data of the members of a stage; of every stage without one. */
export const managed = (rows: readonly object[] = members, managedStage: object | null = STAGE) => ({
  stages: STAGES,
  viewer: {
    managedStage,
    stageMemberCounts: { all: 4, stuck: 2, waiting: 1, moving: 1 },
    stageMembers: connection(rows),
  },
});
