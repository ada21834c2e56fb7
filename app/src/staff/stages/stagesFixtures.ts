import type { NamedFixture } from '../../testing/courses.ts';
import { connection } from '../../testing/storyAnswers.ts';

interface TaskFixture {
  databaseId: number;
  title: string;
  description: string;
  points: number;
  actionLabel: string;
}

export interface StageFixture {
  databaseId: number;
  name: string;
  number: number;
  revision: number;
  description: string;
  tasks: readonly TaskFixture[];
  points: number;
  managers: readonly NamedFixture[];
  reviewers: readonly NamedFixture[];
  memberCount?: number;
  stuckCount?: number;
  waitingCount?: number;
  createdAt: string;
  archivedAt: string | null;
}

const task = (databaseId: number, title: string, points: number): TaskFixture => ({
  databaseId,
  title,
  description: '',
  points,
  actionLabel: '',
});

/** Returns a stage whose number is its id, with the points of its tasks. */
export function stage({ tasks = [], ...named }: Partial<StageFixture> & Pick<StageFixture, 'databaseId' | 'name'>): StageFixture {
  return {
    number: named.databaseId,
    revision: 1,
    description: '',
    tasks,
    points: tasks.reduce((sum, { points }) => sum + points, 0),
    managers: [],
    reviewers: [],
    createdAt: '2025-01-08T02:00:00Z',
    archivedAt: null,
    ...named,
  };
}

export const liza: NamedFixture = { databaseId: 21, name: 'Liza Montemayor' };
export const edgar: NamedFixture = { databaseId: 22, name: 'Edgar Navarro' };

export const readyToStart = stage({
  databaseId: 1,
  name: 'Ready to start',
  tasks: [task(100, 'Set up your workspace', 50)],
  memberCount: 49,
  stuckCount: 17,
});

const listThings = task(200, 'List twenty things that people pay for', 75);
const chooseNiche = task(201, 'Choose one niche', 100);
const writeOffer = task(202, 'Write your offer in one sentence', 75);
export const serviceTasks = { listThings, chooseNiche, writeOffer };

/** The stage "Choose your service" with all fields set. */
export const chooseService = (named: Partial<StageFixture> = {}): StageFixture =>
  stage({
    databaseId: 2,
    name: 'Choose your service',
    description: 'You decide **what you offer** and to whom, and put a price on it.',
    tasks: [listThings, chooseNiche, writeOffer],
    managers: [edgar],
    reviewers: [liza, edgar],
    memberCount: 38,
    stuckCount: 10,
    waitingCount: 6,
    ...named,
  });

/** A stage without tasks, managers and reviewers. */
export const buildPortfolio = stage({ databaseId: 3, name: 'Build your portfolio', memberCount: 12 });

/** An archived stage. */
export const warmUp = stage({ databaseId: 9, name: 'Warm up', archivedAt: '2025-06-02T02:00:00Z' });

/** The choices in a stage's form. */
export const stageChoices = { members: connection([liza, edgar, { databaseId: 23, name: 'Teresita Bautista' }]) };
