import { SEGMENT_LISTS, type SegmentList } from '@atlas/domain/segments';
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Filters of a list of people, saved under a name. Who is in it depends on who reads it. */
export const segments = pgTable(
  'segments',
  {
    id: databaseId(),
    ownerId: idOf(() => users.id).notNull(),
    name: citext().notNull(),
    list: text().$type<SegmentList>().notNull(),
    /** The search and filters as in the address of the list. Never empty. */
    search: text().notNull(),
    /** The segment in its link. */
    key: text().notNull().unique('segments_key'),
    /** Null while only its owner sees it. */
    sharedAt: instant(),
    /** Whether its owner sees it on the home page. */
    isOnHome: boolean().notNull().default(false),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('segments_name').on(t.ownerId, t.name),
    check('segments_list', isOneOf(t.list, SEGMENT_LISTS)),
    index('segments_listed').on(t.createdAt, t.id),
  ],
);

declareColumns(segments, { personal: ['name', 'search'], open: ['list'], secret: ['key'] });
