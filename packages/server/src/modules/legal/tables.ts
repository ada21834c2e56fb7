import type { LegalKind } from '@atlas/domain/legal';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { databaseId, growingId, idOf, instant, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/**
 * Legal pages, one of each kind: the draft that staff write, and the number of the public version.
 */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: databaseId(),
    kind: text().$type<LegalKind>().notNull().unique(),
    /** Markdown; null while there is nothing to publish. */
    draft: text(),
    draftSavedById: idOf(() => users.id),
    draftSavedAt: instant(),
    /** The number of the public version; null while nothing is published. */
    publishedVersion: integer(),
    revision: revision(),
  },
  (t) => [
    // The kinds are defined in code, so that a new one needs no migration.
    check('legal_documents_kind', sql`${t.kind} ~ '^[a-z]+(-[a-z]+)*$'`),
    check('legal_documents_saved', sql`(${t.draft} is null) = (${t.draftSavedAt} is null)`),
  ],
);

/** Published versions of legal pages; immutable. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: databaseId(),
    documentId: idOf(() => legalDocuments.id).notNull(),
    /** Starts at 1 and increases with each version. */
    number: integer().notNull(),
    /** Markdown. */
    body: text().notNull(),
    publishedById: idOf(() => users.id),
    publishedAt: instant().notNull(),
  },
  (t) => [
    unique('legal_versions_number').on(t.documentId, t.number),
    check('legal_versions_from_one', sql`${t.number} >= 1`),
    check('legal_versions_says_something', sql`${t.body} <> ''`),
    index('legal_versions_of_person').on(t.publishedById),
  ],
);

/**
 * Visitors' choices about cookies, one row for each time a choice is saved; immutable. The
 * reference is random and is also in the cookie, so that a person can show their choice.
 */
export const consents = pgTable(
  'consents',
  {
    id: growingId(),
    reference: text().notNull(),
    /** The person who was signed in, if any. */
    userId: idOf(() => users.id),
    /** The version of the question that was answered. */
    version: integer().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    chosenAt: instant().notNull(),
  },
  (t) => [
    check('consents_reference', sql`${t.reference} ~ '^[A-Za-z0-9_-]{16,40}$'`),
    index('consents_of_reference').on(t.reference, t.chosenAt),
    index('consents_of_person').on(t.userId),
  ],
);

declareColumns(legalDocuments, { open: ['kind', 'draft'] });
declareColumns(legalVersions, { open: ['body'] });
declareColumns(consents, { personal: ['reference'] });
