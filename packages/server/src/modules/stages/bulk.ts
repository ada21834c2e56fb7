import { approveMoveUpRow, moveUpEvidence, nextStage, type MoveUpEvidence, type Stage } from '@atlas/domain/journey';
import type { RowPlan, Values } from '@atlas/domain/jobs';
import { and, asc, isNull } from 'drizzle-orm';
import { defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import type { Context } from '../../commands/context.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { findFinishedTasks } from './progressRepo.ts';
import { approveWithin, undoWithin, whyNotReview, whyNotUndo } from './reviewCommands.ts';
import { findStages } from './repo.ts';
import { findReviewFacts, holdMembersOf, type ReviewFacts } from './reviewRepo.ts';
import { moveUps, tasks } from './tables.ts';

interface MoveUpRow {
  id: number;
  values: Values;
  facts: ReviewFacts;
  evidence: MoveUpEvidence;
  next: Pick<Stage, 'number' | 'name'> | null;
}

async function selectRows(ctx: Context, tx: Db, ids: readonly number[]): Promise<MoveUpRow[]> {
  const found = await findReviewFacts(tx, ids, ctx.source.reader.userId);
  const stageIds = [...new Set(found.map(({ stageId }) => stageId))];
  const stageTasks = await tx
    .select({ id: tasks.id, stageId: tasks.stageId })
    .from(tasks)
    .where(and(inList(tasks.stageId, stageIds), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.stageId), asc(tasks.position));
  const finished = await findFinishedTasks(
    tx,
    found.map(({ memberId }) => memberId),
    stageTasks.map(({ id }) => id),
  );
  const evidence = new Map(finished.map((one) => [`${one.userId} ${one.taskId}`, one]));
  const journey = await findStages(tx);
  return found.map((facts) => {
    const reviewed = stageTasks
      .filter(({ stageId }) => stageId === facts.stageId)
      .map((task) => evidence.get(`${facts.memberId} ${task.id}`) ?? null);
    const stage = journey.find(({ id }) => id === facts.stageId) ?? null;
    return {
      id: facts.id,
      values: { state: facts.moveUp.state },
      facts,
      evidence: moveUpEvidence(reviewed.map((one) => ({ isFinished: one !== null, evidence: one?.evidence ?? null }))),
      next: stage && nextStage(journey, stage),
    };
  });
}

/** Approves requests to move up whose evidence is complete. Undone until the member continues. */
export const approveMoveUps = defineBulkOperation({
  name: 'approve-move-ups',
  table: moveUps,
  subject: 'move-up',
  lockFirst: holdMembersOf,
  select: selectRows,
  describe: ({ facts, evidence, next }: MoveUpRow, _input: object, ctx): RowPlan =>
    approveMoveUpRow({ problem: whyNotReview(ctx, facts), evidence, next }),
  whyNotUndo: ({ facts }, _input, ctx) => whyNotUndo(ctx, facts),
  apply: async (tx, changes, at, ctx) => {
    const rows = await findReviewFacts(
      tx,
      changes.map(({ id }) => id),
      ctx.source.reader.userId,
    );
    const found = new Map(rows.map(({ id, moveUp }) => [id, moveUp]));
    for (const { id, values } of changes) {
      const moveUp = found.get(id);
      if (!moveUp) continue;
      await (values['state'] === 'approved' ? approveWithin(ctx, tx, at, moveUp, '') : undoWithin(ctx, tx, at, moveUp));
    }
  },
});
