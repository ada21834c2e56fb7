import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { LessonType } from '@atlas/domain/courses';
import { createdAt, databaseId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { accessLevels } from '../access/tables.ts';
import { users } from '../users/tables.ts';

/** A course has units, a unit has lessons, a lesson has files. */
export const courses = pgTable(
  'courses',
  {
    id: databaseId(),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    /** Markdown. */
    description: text().notNull().default(''),
    /** Introduction of the course: Markdown, and a recognized video link. */
    intro: text().notNull().default(''),
    introVideoUrl: text(),
    authorId: integer().references(() => users.id),
    /** Null for a draft; an instant to come schedules it. */
    publishedAt: instant(),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('courses_name', sql`length(${t.name}) between 1 and 150`),
    index('courses_listed').on(t.createdAt, t.id),
    index('courses_name_search').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
  ],
);

export const units = pgTable(
  'units',
  {
    id: databaseId(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
    name: text().notNull(),
    shortDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    revision: revision(),
  },
  (t) => [unique('units_position').on(t.courseId, t.position)],
);

export const lessons = pgTable(
  'lessons',
  {
    id: databaseId(),
    unitId: integer()
      .notNull()
      .references(() => units.id),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().$type<LessonType>().notNull(),
    shortDescription: text().notNull().default(''),
    /** Markdown. */
    body: text().notNull().default(''),
    /** A recognized video link; null when the video is an uploaded file. */
    videoUrl: text(),
    embedUrl: text(),
    /** Time to watch or read the lesson. */
    durationSeconds: integer().notNull().default(0),
    /** Data size of opening the lesson, without its files. */
    dataBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Null for a draft; an instant to come schedules it. */
    publishedAt: instant(),
    /** Set when the lesson was removed from the course. Members' progress is retained. */
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('lessons_position').on(t.unitId, t.position),
    check('lessons_type', sql`${t.type} in ('VIDEO', 'TEXT', 'EMBED')`),
    check('lessons_sizes', sql`${t.durationSeconds} >= 0 and ${t.dataBytes} >= 0`),
    check('lessons_embed', sql`${t.type} <> 'EMBED' or ${t.embedUrl} is not null`),
    index('lessons_name_search').using('gin', sql`search_text(${t.name}) gin_trgm_ops`),
  ],
);

/**
 * Courses that an access level opens without a subscription: free lessons to non-members, the
 * bonuses to members.
 */
export const accessLevelCourses = pgTable(
  'access_level_courses',
  {
    accessLevelId: integer()
      .notNull()
      .references(() => accessLevels.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.accessLevelId] })],
);

/**
 * Progress of a person in a lesson: when it was finished and last opened, and the video position.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    finishedAt: instant(),
    positionSeconds: integer().notNull().default(0),
    openedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    check('lesson_progress_position', sql`${t.positionSeconds} >= 0`),
    index('lesson_progress_opened').on(t.userId, t.openedAt),
  ],
);

/** Private notes of a person on a lesson. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    userId: idOf(() => users.id).notNull(),
    lessonId: idOf(() => lessons.id).notNull(),
    text: text().notNull(),
    revision: revision(),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] }), check('lesson_notes_text', sql`length(${t.text}) between 1 and 10000`)],
);

declareColumns(courses, { open: ['name', 'shortDescription', 'description', 'intro', 'introVideoUrl'] });
declareColumns(lessonNotes, { personal: ['text'] });
