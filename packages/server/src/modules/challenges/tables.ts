import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, idOf, instant } from '../../db/columns.ts';
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
    createdAt: createdAt(),
  },
  (t) => [check('challenges_days', sql`${t.days} between 1 and 60`)],
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

/** Buddies who go through a challenge together. */
export const challengeGroups = pgTable(
  'challenge_groups',
  { id: databaseId(), challengeId: idOf(() => challenges.id).notNull(), name: text().notNull(), createdAt: createdAt() },
  (t) => [unique('challenge_groups_name').on(t.challengeId, t.name), index('challenge_groups_listed').on(t.createdAt, t.id)],
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
    createdAt: createdAt(),
  },
  (t) => [
    unique('challenge_participants_once').on(t.challengeId, t.email),
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

declareColumns(challengeParticipants, { personal: ['email'] });
