import { xpSourceName } from '@atlas/domain/journey';
import { activeMembers } from '../activeMembers.ts';
import { insertMany } from '../insertMany.ts';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { DEMO_STAGES } from './demoStages.ts';
import { ADJUSTMENTS, EVIDENCE, RETURN_NOTES } from './demoWords.ts';
import {
  finishedTasks,
  moveUps,
  stageManagers,
  stageReviewers,
  stages,
  tasks,
  userStages,
  xpEntries,
} from '../../modules/stages/tables.ts';

const DAY = 86_400_000;

/** The reviewers of each stage, by the number of the stage. The head coach reviews every stage. */
const REVIEWERS: readonly (readonly string[])[] = [
  ['coach', 'assistant-coach', 'stage-leader', 'group-leader', 'head-coach'],
  ['stage-leader', 'coach', 'head-coach'],
  ['stage-leader', 'expert', 'team-lead', 'head-coach'],
  ['expert', 'multi', 'head-coach'],
  ['expert', 'multi', 'head-coach'],
  ['head-coach'],
];
const MANAGERS: Record<string, number> = { 'stage-leader': 2, expert: 4, multi: 5 };

/** A person's progress in the demo. */
interface Traveller {
  userId: number;
  joinedAt: Date;
  /** The number of their stage. */
  stage: number;
  /** Number of finished tasks in it. */
  finished: number;
  request: 'none' | 'waiting' | 'returned';
  /** Days since the last step. */
  idleDays: number;
}

/** The demo accounts on the journey, which excludes newcomer@. */
const ACCOUNTS: readonly (readonly [key: string, Omit<Traveller, 'userId' | 'joinedAt'>])[] = [
  ['member', { stage: 2, finished: 5, request: 'none', idleDays: 2 }],
  ['multi', { stage: 6, finished: 2, request: 'none', idleDays: 6 }],
  ['expired', { stage: 2, finished: 2, request: 'none', idleDays: 40 }],
  ['expiring', { stage: 3, finished: 8, request: 'waiting', idleDays: 3 }],
  ['overdue', { stage: 1, finished: 3, request: 'none', idleDays: 21 }],
  ['upcoming', { stage: 2, finished: 7, request: 'none', idleDays: 1 }],
  ['returnee', { stage: 3, finished: 4, request: 'none', idleDays: 1 }],
  ['fasttrack', { stage: 4, finished: 6, request: 'returned', idleDays: 2 }],
  ['group-leader', { stage: 5, finished: 4, request: 'none', idleDays: 4 }],
  ['team-lead', { stage: 5, finished: 9, request: 'waiting', idleDays: 1 }],
  ['assistant-team-lead', { stage: 4, finished: 3, request: 'none', idleDays: 5 }],
  ['admin', { stage: 6, finished: 6, request: 'none', idleDays: 60 }],
];

interface SeededStage {
  id: number;
  reviewers: number[];
  tasks: { id: number; points: number; title: string }[];
}

/** Seeds the stages with their tasks, managers and reviewers, and everyone's progress. */
export async function seedStages(seed: Seed, people: SeededPeople): Promise<void> {
  const journey = await seedJourney(seed, people.accounts);
  const random = seededRandom('journey');
  const accounts = ACCOUNTS.map(([key, at]) => ({ ...at, userId: people.accounts.get(key) ?? 0, joinedAt: daysFrom(seed, -190) }));
  const members = await travellers(seed, people, random);
  await seedTravels(seed, journey, [...accounts, ...members], random);
}

async function seedJourney(seed: Seed, accounts: ReadonlyMap<string, number>): Promise<SeededStage[]> {
  const idsOf = (keys: readonly string[]) => keys.map((key) => accounts.get(key) ?? 0);
  const rows = await seed.tx
    .insert(stages)
    .values(DEMO_STAGES.map(({ name, description }, index) => ({ number: index + 1, name, description, createdAt: daysFrom(seed, -340) })))
    .returning({ id: stages.id });
  const taskRows = await seed.tx
    .insert(tasks)
    .values(DEMO_STAGES.flatMap((stage, at) => stage.tasks.map((task, position) => ({ ...task, position, stageId: rows[at]?.id ?? 0 }))))
    .returning({ id: tasks.id, stageId: tasks.stageId, points: tasks.points, title: tasks.title });
  const journey = rows.map(({ id }, at) => ({
    id,
    reviewers: idsOf(REVIEWERS[at] ?? []),
    tasks: taskRows.filter(({ stageId }) => stageId === id),
  }));
  await seed.tx
    .insert(stageManagers)
    .values(Object.entries(MANAGERS).map(([key, number]) => ({ userId: accounts.get(key) ?? 0, stageId: rows[number - 1]?.id ?? 0 })));
  await seed.tx.insert(stageReviewers).values(journey.flatMap((stage) => stage.reviewers.map((userId) => ({ stageId: stage.id, userId }))));
  return journey;
}

/**
 * The progress of members by time since they joined. The newest have not sent the Journey Form yet.
 */
async function travellers(seed: Seed, people: SeededPeople, random: Random): Promise<Traveller[]> {
  return (await activeMembers(seed, people)).flatMap(({ id, joinedAt }) => {
    const days = Math.floor((seed.now.getTime() - joinedAt.getTime()) / DAY);
    if (days < 6) return [];
    const stage = Math.min(6, Math.max(1, 1 + Math.floor(days / 60) - random.between(0, 1)));
    const all = DEMO_STAGES[stage - 1]?.tasks.length ?? 0;
    const finished = random.chance(30) ? all : random.between(0, all - 1);
    const request = finished < all ? 'none' : random.pick(['waiting', 'waiting', 'returned', 'none'] as const);
    const idleDays = Math.min(days - 5, random.chance(25) ? random.between(15, 45) : random.between(0, 12));
    return [{ userId: id, joinedAt, stage, finished: request === 'returned' ? all - 1 : finished, request, idleDays }];
  });
}

/** Seeds every step: completed stages, tasks, points, and requests to move up. */
async function seedTravels(seed: Seed, journey: readonly SeededStage[], all: readonly Traveller[], random: Random): Promise<void> {
  const rows: Rows = { stages: [], finished: [], xp: [], moveUps: [] };
  for (const traveller of all) {
    const end = seed.now.getTime() - traveller.idleDays * DAY;
    const step = (end - traveller.joinedAt.getTime()) / traveller.stage;
    for (const [index, stage] of journey.slice(0, traveller.stage).entries()) {
      const enteredAt = traveller.joinedAt.getTime() + step * index + DAY / 4;
      const isCurrent = index === traveller.stage - 1;
      addStage(rows, { traveller, stage, enteredAt, until: isCurrent ? end : enteredAt + step - DAY / 2, isCurrent }, random);
    }
  }
  addExtraPoints(seed, rows, all, random);
  await insertMany(seed.tx, userStages, rows.stages);
  await insertMany(seed.tx, finishedTasks, rows.finished);
  await insertMany(seed.tx, xpEntries, rows.xp);
  await insertMany(seed.tx, moveUps, rows.moveUps);
}

interface Rows {
  stages: (typeof userStages.$inferInsert)[];
  finished: (typeof finishedTasks.$inferInsert)[];
  xp: (typeof xpEntries.$inferInsert)[];
  moveUps: (typeof moveUps.$inferInsert)[];
}

interface Stay {
  traveller: Traveller;
  stage: SeededStage;
  enteredAt: number;
  /** The last step in it. */
  until: number;
  isCurrent: boolean;
}

function addStage(rows: Rows, stay: Stay, random: Random): void {
  const { traveller, stage, enteredAt, until, isCurrent } = stay;
  const { userId } = traveller;
  const done = isCurrent ? traveller.finished : stage.tasks.length;
  rows.stages.push({ userId, stageId: stage.id, enteredAt: new Date(enteredAt), leftAt: isCurrent ? null : new Date(until + DAY / 4) });
  for (const [at, task] of stage.tasks.slice(0, done).entries()) {
    const finishedAt = new Date(enteredAt + ((until - enteredAt) * (at + 1)) / done);
    rows.finished.push({ userId, taskId: task.id, finishedAt, evidence: random.chance(70) ? random.pick(EVIDENCE) : null });
    rows.xp.push({
      userId,
      source: 'task',
      sourceName: xpSourceName('task', task.id),
      points: task.points,
      label: task.title,
      createdAt: finishedAt,
    });
  }
  addRequests(rows, stay, random);
}

/**
 * Adds an approved request for each completed stage, sometimes a returned one before it, and the
 * waiting request of the current stage.
 */
function addRequests(rows: Rows, { traveller, stage, until, isCurrent }: Stay, random: Random): void {
  const reviewerId = random.pick(stage.reviewers.filter((id) => id !== traveller.userId));
  const request = { userId: traveller.userId, stageId: stage.id };
  const decided = (state: 'approved' | 'returned', at: number, note: string | null) =>
    rows.moveUps.push({ ...request, state, note, reviewerId, createdAt: new Date(at - DAY / 5), decidedAt: new Date(at) });
  if (!isCurrent) {
    if (random.chance(12)) decided('returned', until - DAY, random.pick(RETURN_NOTES));
    decided('approved', until + DAY / 4, random.chance(40) ? 'Well done. See you in the next stage!' : null);
  } else if (traveller.request === 'returned') {
    decided('returned', until, random.pick(RETURN_NOTES));
  } else if (traveller.request === 'waiting') {
    rows.moveUps.push({ ...request, state: 'waiting', createdAt: new Date(until) });
  }
}

/** Adds points from the first import, and a few that staff added or deducted. */
function addExtraPoints(seed: Seed, rows: Rows, all: readonly Traveller[], random: Random): void {
  for (const { userId, joinedAt } of all) {
    if (joinedAt < daysFrom(seed, -250)) {
      const points = random.between(4, 30) * 25;
      rows.xp.push({ userId, source: 'import', sourceName: xpSourceName('import', 1), points, label: 'Base points', createdAt: joinedAt });
    }
  }
  for (const [index, [label, points]] of ADJUSTMENTS.entries()) {
    const { userId } = random.pick(all);
    const createdAt = daysFrom(seed, -random.between(1, 80));
    rows.xp.push({ userId, source: 'adjustment', sourceName: xpSourceName('adjustment', index + 1), points, label, createdAt });
  }
}
