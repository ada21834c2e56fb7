import { progressIn } from '@atlas/domain/journey';
import type { RichText } from '@atlas/domain/richText';
import { connection } from '../../testing/storyAnswers.ts';

const paragraph = (text: string): RichText => [['p', {}, [text]]];

const STAGES = [
  ['Ready to start', 'You set up what every freelancer needs: a quiet hour, a place to work, a profile, and people who know your goal.'],
  [
    'Choose your service',
    'You decide what you offer and to whom, test it on real people, and put a price on it that you can say out loud.',
  ],
  ['Build your portfolio', 'You make three samples that look like the work itself, so that nobody has to believe you.'],
  ['Find your first client', 'You send proposals that get answered, hold calls without nerves, and sign the first agreement.'],
  ['Deliver and keep clients', 'You deliver on time, report before you are asked, and turn one project into the next.'],
  ['Grow your freelancing', 'You raise your rates, hand work over, and decide how big you want this to be.'],
] as const;

/** The stages of the stories' journey. */
export const stages = () =>
  STAGES.map(([name, description], index) => ({
    databaseId: index + 1,
    number: index + 1,
    name,
    description,
    descriptionTree: paragraph(description),
  }));

interface TaskFixture {
  databaseId: number;
  title: string;
  points: number;
  description: string;
  descriptionTree: RichText;
  actionLabel: string;
  actionTarget: string | null;
  hasEarned: boolean;
}

const task = (databaseId: number, title: string, points: number, text: string, more: Partial<TaskFixture> = {}): TaskFixture => ({
  databaseId,
  title,
  points,
  description: text,
  descriptionTree: paragraph(text),
  actionLabel: '',
  actionTarget: null,
  hasEarned: false,
  ...more,
});

const tasks = () => [
  task(21, 'List twenty things that people pay for', 75, 'Read job posts for one hour and write down twenty tasks that somebody pays for.'),
  task(22, 'Choose one niche', 100, 'One service for one kind of client, such as inbox care for dental clinics.'),
  task(23, 'Talk with two people of that niche', 150, 'Message two owners or assistants and ask what costs them time each week.'),
  task(24, 'Write your offer in one sentence', 75, 'Read it to a friend. If they ask what that means, shorten it.'),
  task(25, 'Set your first price', 100, 'Work out your price for an hour and for a month. Round up, not down.'),
  task(
    26,
    'Practice the tool of your niche',
    125,
    'Do one complete task in the tool that your clients use. A screenshot is your evidence.',
    {
      actionLabel: 'Open the course on tools',
      actionTarget: '/courses/my-courses',
    },
  ),
  task(27, 'Ask your group for feedback', 75, 'Post your offer and your price in your group, and change one thing.', {
    actionLabel: 'Open my subgroup',
    actionTarget: '/subgroups/members',
  }),
];

interface MoveUpFixture {
  databaseId: number;
  state: 'WAITING' | 'APPROVED' | 'RETURNED';
  note: string | null;
  createdAt: string;
  reviewer: { databaseId: number; name: string } | null;
}

export const moveUp = (state: MoveUpFixture['state'], note: string | null = null): MoveUpFixture => ({
  databaseId: 9,
  state,
  note,
  createdAt: '2025-11-13T02:00:00Z',
  reviewer: state === 'WAITING' ? null : { databaseId: 12, name: 'Liza Manalo' },
});

interface Travelled {
  /** The number of the stage. The last one has no next stage. */
  stage?: number;
  /** The number of finished tasks, counted from the first one. */
  finished?: number;
  moveUp?: MoveUpFixture | null;
  /** Tasks that were finished before and reopened. */
  reopened?: readonly number[];
}

/** A member's progress by the rules of the journey. By default five of seven tasks of stage 2. */
export function travelled({ stage = 2, finished = 5, moveUp: request = null, reopened = [] }: Travelled = {}) {
  const all = tasks().map((one) => ({
    ...one,
    hasEarned: reopened.includes(one.databaseId),
    reopenedEvidence: reopened.includes(one.databaseId) ? 'Sent to two shops.' : null,
  }));
  const done = all.slice(0, finished);
  const progress = progressIn(
    all.map((one) => ({ ...one, id: one.databaseId })),
    new Set(done.map(({ databaseId }) => databaseId)),
    640 + done.reduce((sum, { points }) => sum + points, 0),
  );
  const left = new Set(progress.remainingTasks.map(({ databaseId }) => databaseId));
  return {
    id: 'UserStageProgress-4',
    stage: stages()[stage - 1],
    nextStage: stages()[stage] ?? null,
    points: progress.points,
    percentage: progress.percentage,
    remainingTasksCount: progress.remainingTasksCount,
    stageTasks: all,
    remainingTasks: all.filter(({ databaseId }) => left.has(databaseId)),
    finishedTasks: done.map((one, index) => ({
      task: one,
      evidence: index % 2 === 0 ? 'Done last night after the kids slept. It took me forty minutes.' : null,
      finishedAt: `2025-11-0${index + 1}T10:00:00Z`,
    })),
    moveUp: request,
    mayUnfinishTasks: request === null,
    mayAddEvidence: request?.state !== 'APPROVED',
    mayAskToMoveUp: finished === all.length && (request === null || request.state === 'RETURNED'),
  };
}

/** A member before the Journey Form. */
export const withoutStage = () => ({
  ...travelled({ finished: 0 }),
  stage: null,
  nextStage: stages()[0],
  points: 0,
  stageTasks: [],
  remainingTasks: [],
  remainingTasksCount: 0,
});

/** The stories' points history, the latest entry first. */
export const xpHistory = () =>
  connection(
    [
      { source: 'TASK', points: 100, label: 'Set your first price', createdAt: '2025-11-05T10:00:00Z' },
      { source: 'ADJUSTMENT', points: -50, label: 'Counted twice in the first import', createdAt: '2025-11-03T10:00:00Z' },
      { source: 'CHALLENGE', points: 20, label: 'Day 4 of the challenge', createdAt: '2025-10-20T10:00:00Z' },
      { source: 'IMPORT', points: 400, label: 'Base points', createdAt: '2025-05-01T10:00:00Z' },
    ],
    { totalCount: 24, hasNextPage: true },
  );

/** The data of a member's page and drawer. */
export const journey = (myStage: object = travelled()) => ({ stages: stages(), viewer: { myStage, xpHistory: xpHistory() } });
