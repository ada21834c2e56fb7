import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Draws } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { bulkJobRows, bulkJobs } from '../../modules/jobs/tables.ts';

type JobState = (typeof bulkJobs.$inferSelect)['state'];
type Row = Omit<typeof bulkJobRows.$inferInsert, 'jobId'>;

/** From the newest to the oldest; what follows is done. */
const NEWEST: readonly JobState[] = ['previewed', 'running', 'done', 'undone', 'failed'];
const COUNT = 26;
const DAY = 86_400_000;
/** What was done to many at once; `undo` says which can be taken back for a day. */
const OPERATIONS = [
  { operation: 'move-batch', input: { batch: 'Batch 19' }, undo: true, skipped: 'Is in this batch already.' },
  { operation: 'extend-subscriptions', input: { days: 7, reason: 'Typhoon in Bicol' }, undo: true, skipped: 'Has Lifetime Access.' },
  { operation: 'archive-users', input: { reason: 'No membership for a year' }, undo: true, skipped: 'Still owes a payment.' },
  { operation: 'enrol-users', input: { funnel: 'freelancing-course' }, undo: false, skipped: 'Has a current subscription to this funnel.' },
  { operation: 'assign-group', input: { group: 'Bayanihan' }, undo: true, skipped: 'Is in this group already.' },
] as const;
const STARTERS = ['admin', 'tribe-team-fa', 'tribe-team-fa', 'head-coach'] as const;

/** Bulk operations in every state, with what became of each record. */
export async function seedBulkJobs(seed: Seed, people: SeededPeople): Promise<void> {
  const draws = seededRandom('bulk jobs');
  const planned = Array.from({ length: COUNT }, (_none, index) => {
    const { operation, input, undo, skipped } = OPERATIONS[index % OPERATIONS.length] ?? OPERATIONS[0];
    const state = NEWEST[index] ?? 'done';
    const createdAt = new Date(daysFrom(seed, -index * 3).getTime() - draws.between(15, 200) * 60_000);
    const rows = rowsOf(draws, state, people.members.slice(index * 6, index * 6 + draws.between(6, 24)), skipped);
    const count = (became: Row['state']) => rows.filter((row) => row.state === became).length;
    const isOver = state === 'done' || state === 'failed' || state === 'undone';
    const finishedAt = isOver ? new Date(createdAt.getTime() + 4 * 60_000) : null;
    const head = {
      operation,
      input,
      previewHash: `demo-${index}`,
      state,
      total: rows.length,
      changed: count('changed') + count('undone'),
      skipped: count('skipped'),
      failed: count('failed'),
      startedById: people.accounts.get(STARTERS[index % STARTERS.length] ?? 'admin') ?? 0,
      undoableUntil: undo && finishedAt && state !== 'failed' ? new Date(finishedAt.getTime() + DAY) : null,
      finishedAt,
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

function rowsOf(draws: Draws, state: JobState, members: SeededPeople['members'], skipped: string): Row[] {
  return members.map(({ id, batch }, index) => {
    const became = stateOf(draws, state, index, members.length);
    return {
      subjectType: 'user',
      subjectId: id,
      state: became,
      before: became === 'changed' || became === 'undone' ? { batch } : null,
      message: became === 'skipped' ? skipped : became === 'failed' ? 'Somebody else changed this record meanwhile.' : null,
    };
  });
}

function stateOf(draws: Draws, state: JobState, index: number, size: number): NonNullable<Row['state']> {
  if (state === 'previewed') return index % 5 === 4 ? 'skipped' : 'waiting';
  if (state === 'running' && index >= size / 3) return 'waiting';
  if (state === 'failed' && index >= 2) return 'failed';
  if (draws.chance(10)) return 'skipped';
  return state === 'undone' ? 'undone' : draws.chance(4) ? 'failed' : 'changed';
}
