import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { bulkJobRows, bulkJobs } from '../../modules/jobs/tables.ts';

type JobState = (typeof bulkJobs.$inferSelect)['state'];
type Row = Omit<typeof bulkJobRows.$inferInsert, 'jobId'>;

/** Newest first; all older ones are done. */
const NEWEST: readonly JobState[] = ['previewed', 'stopped', 'done', 'undone', 'failed'];
const COUNT = 26;
const DAY = 86_400_000;
/** Bulk operations and their texts. */
const OPERATIONS = [
  { operation: 'move-batch', input: { batchId: 19 }, was: 'Batch 18', becomes: 'Batch 19', skipped: 'Already in Batch 19.' },
  {
    operation: 'extend-subscriptions',
    input: { days: 7, reason: 'Typhoon in Bicol' },
    was: '11/30/2025',
    becomes: '12/07/2025',
    skipped: 'Has Lifetime Access.',
  },
  {
    operation: 'archive-users',
    input: { reason: 'No membership for a year' },
    was: 'In use',
    becomes: 'Archived',
    skipped: 'You cannot archive somebody whose access level may do what yours may not.',
  },
] as const;
const STARTERS = ['admin', 'tribe-team-fa', 'tribe-team-fa', 'head-coach'] as const;

/** Seeds bulk operations in every state, with the result of each record. */
export async function seedBulkJobs(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('bulk jobs');
  const planned = Array.from({ length: COUNT }, (_none, index) => {
    const { operation, input, ...texts } = OPERATIONS[index % OPERATIONS.length] ?? OPERATIONS[0];
    const state = NEWEST[index] ?? 'done';
    const createdAt = new Date(daysFrom(seed, -2 - index * 3).getTime() - random.between(15, 200) * 60_000);
    const rows = rowsOf(random, state, people.members.slice(index * 6, index * 6 + random.between(6, 24)), texts);
    const count = (became: Row['state']) => rows.filter((row) => row.state === became).length;
    const isOver = state !== 'previewed';
    const finishedAt = isOver ? new Date(createdAt.getTime() + 4 * 60_000) : null;
    const head = {
      operation,
      input,
      list: 'members',
      previewHash: `demo-${index}`,
      state,
      total: rows.length,
      changed: count('changed') + count('undone'),
      undone: count('undone'),
      skipped: count('skipped'),
      failed: count('failed'),
      startedById: people.accounts.get(STARTERS[index % STARTERS.length] ?? 'admin') ?? 0,
      undoableUntil: finishedAt && new Date(finishedAt.getTime() + DAY),
      finishedAt,
      dismissedAt: finishedAt,
      createdAt,
    };
    return { head, rows };
  });
  const ids = await seed.tx
    .insert(bulkJobs)
    .values(planned.map(({ head }) => head))
    .returning({ id: bulkJobs.id });
  await seed.tx
    .insert(bulkJobRows)
    .values(planned.flatMap(({ rows }, index) => rows.map((row) => ({ ...row, jobId: ids[index]?.id ?? 0 }))));
}

function rowsOf(
  random: Random,
  state: JobState,
  members: SeededPeople['members'],
  { was, becomes, skipped }: { was: string; becomes: string; skipped: string },
): Row[] {
  return members.map(({ id }, index) => {
    const became = stateOf(random, state, index, members.length);
    return {
      subjectType: 'user',
      subjectId: id,
      state: became,
      ...(became !== 'skipped' && { was, becomes }),
      message: became === 'skipped' ? skipped : became === 'failed' ? 'Somebody changed this after the preview.' : null,
    };
  });
}

function stateOf(random: Random, state: JobState, index: number, size: number): NonNullable<Row['state']> {
  if (state === 'previewed') return index % 5 === 4 ? 'skipped' : 'waiting';
  if (state === 'stopped' && index >= size / 3) return 'waiting';
  if (state === 'failed' && index >= 2) return 'failed';
  if (random.chance(10)) return 'skipped';
  return state === 'undone' ? 'undone' : random.chance(4) ? 'failed' : 'changed';
}
