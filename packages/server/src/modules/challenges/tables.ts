import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytes, citext, createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Challenges of twelve days with one task per day. */
export const challenges = pgTable(
  'challenges',
  {
    id: databaseId(),
    name: text().notNull().unique(),
    startsOn: date().notNull(),
    days: integer().notNull().default(12),
    /** The most people in a group of buddies. */
    groupSize: integer().notNull().default(4),
    createdAt: createdAt(),
    revision: revision(),
  },
  (t) => [check('challenges_days', sql`${t.days} between 1 and 60`), check('challenges_group_size', sql`${t.groupSize} between 2 and 12`)],
);

export const challengeTasks = pgTable(
  'challenge_tasks',
  {
    id: databaseId(),
    challengeId: idOf(() => challenges.id).notNull(),
    day: integer().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull().default(''),
    points: integer().notNull().default(0),
  },
  (t) => [
    unique('challenge_tasks_day').on(t.challengeId, t.day),
    check('challenge_tasks_day_from', sql`${t.day} >= 1 and ${t.points} >= 0`),
  ],
);

/** Each time that staff grouped participants without buddies, so that it can be undone. */
export const challengeGroupings = pgTable(
  'challenge_groupings',
  {
    id: databaseId(),
    challengeId: idOf(() => challenges.id).notNull(),
    /** The word for chance. */
    seed: text().notNull(),
    groupSize: integer().notNull(),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [index('challenge_groupings_of_challenge').on(t.challengeId, t.id)],
);

/** Buddies who go through a challenge together. */
export const challengeGroups = pgTable(
  'challenge_groups',
  {
    id: databaseId(),
    challengeId: idOf(() => challenges.id).notNull(),
    name: text().notNull(),
    /** The grouping that made it; null for an older group. */
    groupingId: idOf(() => challengeGroupings.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('challenge_groups_name').on(t.challengeId, t.name),
    index('challenge_groups_listed').on(t.createdAt, t.id),
    index('challenge_groups_grouping').on(t.groupingId),
  ],
);

/** Participants: an address, with the account if one exists. */
export const challengeParticipants = pgTable(
  'challenge_participants',
  {
    id: databaseId(),
    challengeId: idOf(() => challenges.id).notNull(),
    email: citext().notNull(),
    userId: idOf(() => users.id),
    groupId: idOf(() => challengeGroups.id),
    /** SHA-256 of the key in the link that was mailed to an address without an account. */
    keyHash: bytes(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('challenge_participants_once').on(t.challengeId, t.email),
    unique('challenge_participants_key').on(t.keyHash),
    index('challenge_participants_email').on(t.email),
    index('challenge_participants_user').on(t.userId),
    index('challenge_participants_group').on(t.groupId),
    index('challenge_participants_listed').on(t.createdAt, t.id),
  ],
);

export const challengeProgress = pgTable(
  'challenge_progress',
  {
    participantId: idOf(() => challengeParticipants.id).notNull(),
    day: integer().notNull(),
    finishedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.participantId, t.day] })],
);

declareColumns(challengeParticipants, { personal: ['email'], secret: ['keyHash'] });
