import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, time, unique } from 'drizzle-orm/pg-core';
import {
  CHECK_IN_ANSWERS,
  CHECK_IN_STEPS,
  MEETING_TIMES,
  SELECTION_KINDS,
  type CheckInAnswer,
  type CheckInStep,
  type MeetingTime,
  type SelectionKind,
} from '@atlas/domain/groups';
import { createdAt, databaseId, growingId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { batches } from '../batches/tables.ts';
import { users } from '../users/tables.ts';

/** Small groups of members who keep each other accountable, with a team lead. */
export const accountabilityGroups = pgTable(
  'accountability_groups',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    leaderId: idOf(() => users.id),
    assistantId: idOf(() => users.id),
    capacity: integer().notNull().default(8),
    /** 1 is Monday, 7 is Sunday; Manila time. */
    meetingDay: integer(),
    meetingTime: time(),
    chatLink: text(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('accountability_groups_capacity', sql`${t.capacity} between 1 and 100`),
    check('accountability_groups_day', sql`${t.meetingDay} between 1 and 7`),
    index('accountability_groups_of_leader').on(t.leaderId),
    index('accountability_groups_of_assistant').on(t.assistantId),
    index('accountability_groups_listed').on(t.createdAt, t.id),
  ],
);

/** The one accountability group of a member. */
export const accountabilityMembers = pgTable(
  'accountability_members',
  {
    userId: idOf(() => users.id).primaryKey(),
    groupId: idOf(() => accountabilityGroups.id).notNull(),
    joinedAt: instant().notNull(),
  },
  (t) => [index('accountability_members_of_group').on(t.groupId, t.joinedAt, t.userId)],
);

/** Choices of people about accountability groups, whether they are in one or not yet. */
export const accountabilityChoices = pgTable(
  'accountability_choices',
  {
    userId: idOf(() => users.id).primaryKey(),
    /** When they can meet; null for any time. */
    meets: text().$type<MeetingTime>(),
    /** Whether a buddy may be asked to write when they miss a week. */
    allowsBuddy: boolean().notNull().default(true),
  },
  (t) => [check('accountability_choices_meets', isOneOf(t.meets, MEETING_TIMES))],
);

/** Weekly check-ins of members. */
export const checkIns = pgTable(
  'check_ins',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    /** The Monday of the week in Manila. */
    week: date().notNull(),
    answer: text().$type<CheckInAnswer>().notNull(),
    next: text().notNull().default(''),
    needsHelp: boolean().notNull().default(false),
    /** The answer of a team lead; null while there is none. */
    reply: text(),
    repliedById: idOf(() => users.id),
    repliedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('check_ins_once').on(t.userId, t.week),
    check('check_ins_answer', isOneOf(t.answer, CHECK_IN_ANSWERS)),
    check('check_ins_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
    check('check_ins_week', sql`extract(isodow from ${t.week}) = 1`),
    index('check_ins_of_week').on(t.week, t.userId),
    index('check_ins_listed').on(t.createdAt, t.id),
    index('check_ins_help')
      .on(t.createdAt, t.id)
      .where(sql`${t.needsHelp}`),
  ],
);

/** A call to a member by a team lead or a success manager; one for a week is enough. */
export const checkInCalls = pgTable(
  'check_in_calls',
  {
    id: growingId(),
    userId: idOf(() => users.id).notNull(),
    /** The Monday of the week in Manila. */
    week: date().notNull(),
    calledById: idOf(() => users.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('check_in_calls_once').on(t.userId, t.week)],
);

/** The steps that were taken about a silent member, each once for a silence. */
export const checkInSteps = pgTable(
  'check_in_steps',
  {
    userId: idOf(() => users.id).notNull(),
    /** The Monday of the first week without a check-in, in Manila. */
    week: date().notNull(),
    step: text().$type<CheckInStep>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.week, t.step] }), check('check_in_steps_step', isOneOf(t.step, CHECK_IN_STEPS))],
);

/**
 * Periods in which members choose their team lead. Two rounds never overlap (an exclusion
 * constraint).
 */
export const selectionRounds = pgTable(
  'selection_rounds',
  {
    id: databaseId(),
    name: text().notNull(),
    kind: text().$type<SelectionKind>().notNull(),
    opensAt: instant().notNull(),
    closesAt: instant().notNull(),
    /** Random seed that makes the assignment repeatable. */
    seed: integer().notNull(),
    /** The batch whose members may choose; null for the members of every batch. */
    batchId: idOf(() => batches.id),
    assignedAt: instant(),
    announcedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('selection_rounds_kind', isOneOf(t.kind, SELECTION_KINDS)),
    check('selection_rounds_span', sql`${t.closesAt} > ${t.opensAt}`),
  ],
);

/** Number of seats of a team lead in a round. */
export const roundSeats = pgTable(
  'round_seats',
  {
    roundId: idOf(() => selectionRounds.id).notNull(),
    leadId: idOf(() => users.id).notNull(),
    seats: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roundId, t.leadId] }), check('round_seats_seats', sql`${t.seats} between 1 and 100`)],
);

/** A member's first, second and third choice of team lead. */
export const roundChoices = pgTable(
  'round_choices',
  {
    roundId: idOf(() => selectionRounds.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    rank: integer().notNull(),
    leadId: idOf(() => users.id).notNull(),
    assigned: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.userId, t.rank] }),
    unique('round_choices_lead').on(t.roundId, t.userId, t.leadId),
    check('round_choices_rank', sql`${t.rank} between 1 and 3`),
    check('round_choices_not_oneself', sql`${t.userId} <> ${t.leadId}`),
    index('round_choices_of_lead').on(t.roundId, t.leadId),
  ],
);

/** Positions in the draw by which the seats of a ranked round were assigned. */
export const roundDraws = pgTable(
  'round_draws',
  {
    roundId: idOf(() => selectionRounds.id).notNull(),
    userId: idOf(() => users.id).notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roundId, t.userId] }),
    unique('round_draws_position').on(t.roundId, t.position),
    check('round_draws_from_one', sql`${t.position} >= 1`),
  ],
);

declareColumns(accountabilityGroups, { personal: ['chatLink'], open: ['name', 'meetingTime'] });
declareColumns(accountabilityChoices, { open: ['meets'] });
declareColumns(checkIns, { personal: ['next', 'reply'], open: ['week', 'answer'] });
declareColumns(checkInCalls, { open: ['week'] });
declareColumns(checkInSteps, { open: ['week', 'step'] });
