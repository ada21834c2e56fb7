import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { MOVE_UP_STATES, XP_SOURCES, type MoveUpState, type XpSource } from '@atlas/domain/journey';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Stages of the journey. Number 0 means no stage and is never stored. */
export const stages = pgTable(
  'stages',
  {
    id: databaseId(),
    /** Its position among active stages. */
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('stages_in_order')
      .on(t.number)
      .where(sql`${t.archivedAt} is null`),
    check('stages_number', sql`${t.number} > 0`),
    check('stages_name', sql`length(${t.name}) between 1 and 150`),
  ],
);

/** Managers of stages; each manages one stage. */
export const stageManagers = pgTable(
  'stage_managers',
  { userId: idOf(() => users.id).primaryKey(), stageId: idOf(() => stages.id).notNull() },
  (t) => [index('stage_managers_of_stage').on(t.stageId)],
);

/** Reviewers who decide requests to move up from a stage. */
export const stageReviewers = pgTable(
  'stage_reviewers',
  { stageId: idOf(() => stages.id).notNull(), userId: idOf(() => users.id).notNull() },
  (t) => [primaryKey({ columns: [t.stageId, t.userId] }), index('stage_reviewers_of_user').on(t.userId)],
);

/** Tasks of members in a stage. */
export const tasks = pgTable(
  'tasks',
  {
    id: databaseId(),
    stageId: idOf(() => stages.id).notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** Markdown. */
    description: text().notNull().default(''),
    points: integer().notNull(),
    actionLabel: text().notNull().default(''),
    /** Target of the action: a path of the site or a link. */
    actionTarget: text(),
    archivedAt: instant(),
  },
  (t) => [unique('tasks_position').on(t.stageId, t.position), check('tasks_points', sql`${t.points} between 0 and 100000`)],
);

/** The stages that a member went through. One is open at a time. */
export const userStages = pgTable(
  'user_stages',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    stageId: idOf(() => stages.id).notNull(),
    enteredAt: instant().notNull(),
    leftAt: instant(),
  },
  (t) => [
    uniqueIndex('user_stages_open')
      .on(t.userId)
      .where(sql`${t.leftAt} is null`),
    check('user_stages_span', sql`${t.leftAt} >= ${t.enteredAt}`),
    index('user_stages_in')
      .on(t.stageId, t.enteredAt, t.userId)
      .where(sql`${t.leftAt} is null`),
    index('user_stages_of_user').on(t.userId, t.enteredAt),
    index('user_stages_listed')
      .on(t.enteredAt, t.id)
      .where(sql`${t.leftAt} is null`),
  ],
);

/** Tasks that members finished, with their evidence. */
export const finishedTasks = pgTable(
  'finished_tasks',
  {
    userId: idOf(() => users.id).notNull(),
    taskId: idOf(() => tasks.id).notNull(),
    evidence: text(),
    finishedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.taskId] }), index('finished_tasks_of_task').on(t.taskId)],
);

/**
 * The ledger of points, with one entry per source, so that nothing counts twice. The total is the
 * sum.
 */
export const xpEntries = pgTable(
  'xp_entries',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    source: text().$type<XpSource>().notNull(),
    /** The source and the id of its record, as returned by domain's `xpSourceName`. */
    sourceName: text().notNull(),
    points: integer().notNull(),
    label: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('xp_entries_once').on(t.userId, t.sourceName),
    check('xp_entries_source', isOneOf(t.source, XP_SOURCES)),
    index('xp_entries_of_user').on(t.userId, t.createdAt, t.id),
  ],
);

/** Members' requests to move up to the next stage. */
export const moveUps = pgTable(
  'move_ups',
  {
    id: databaseId(),
    userId: idOf(() => users.id).notNull(),
    stageId: idOf(() => stages.id).notNull(),
    state: text().$type<MoveUpState>().notNull().default('waiting'),
    note: text(),
    reviewerId: idOf(() => users.id),
    decidedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('move_ups_waiting')
      .on(t.userId)
      .where(sql`${t.state} = 'waiting'`),
    check('move_ups_state', isOneOf(t.state, MOVE_UP_STATES)),
    check(
      'move_ups_decided',
      sql`(${t.state} = 'waiting') = (${t.decidedAt} is null) and (${t.state} = 'waiting' or ${t.reviewerId} is not null)`,
    ),
    check('move_ups_note', sql`${t.state} <> 'returned' or ${t.note} is not null`),
    check('move_ups_not_oneself', sql`${t.reviewerId} <> ${t.userId}`),
    index('move_ups_of_stage').on(t.stageId, t.state, t.createdAt, t.id),
    index('move_ups_of_user').on(t.userId, t.createdAt),
    index('move_ups_listed').on(t.createdAt, t.id),
  ],
);

/**
 * Tasks that a reviewer reopened with a returned request, with the evidence that was reviewed. The
 * member's points stay in the ledger.
 */
export const reopenedTasks = pgTable(
  'reopened_tasks',
  {
    moveUpId: idOf(() => moveUps.id).notNull(),
    taskId: idOf(() => tasks.id).notNull(),
    evidence: text(),
    finishedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.moveUpId, t.taskId] }), index('reopened_tasks_of_task').on(t.taskId)],
);

declareColumns(reopenedTasks, { personal: ['evidence'] });
declareColumns(finishedTasks, { personal: ['evidence'] });
declareColumns(xpEntries, { open: ['source', 'sourceName', 'label'] });
declareColumns(moveUps, { personal: ['note'], open: ['state'] });
