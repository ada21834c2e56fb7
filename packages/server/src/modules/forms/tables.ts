import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { FORM_STATES, type FormFieldType, type FormState } from '@atlas/domain/forms';
import { citext, createdAt, databaseId, idOf, instant, isOneOf, revision } from '../../db/columns.ts';
import { declareColumns } from '../../db/personalData.ts';
import { users } from '../users/tables.ts';

/** Forms. Fields belong to versions, so that earlier responses keep their questions. */
export const forms = pgTable(
  'forms',
  {
    id: databaseId(),
    slug: citext().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    state: text().$type<FormState>().notNull().default('draft'),
    oncePerUser: boolean().notNull().default(false),
    archivedAt: instant(),
    revision: revision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('forms_state', isOneOf(t.state, FORM_STATES)),
    check('forms_slug', sql`${t.slug} ~ '^[a-zA-Z0-9][a-zA-Z0-9-]{0,79}$'`),
    index('forms_listed').on(t.createdAt, t.id),
  ],
);

export interface FormField {
  key: string;
  type: FormFieldType;
  label: string;
  hint?: string;
  required?: boolean;
  options?: string[];
  /** Shown only when another field has this answer. */
  showIf?: { key: string; equals: string };
}

export const formVersions = pgTable(
  'form_versions',
  {
    id: databaseId(),
    formId: idOf(() => forms.id).notNull(),
    version: integer().notNull(),
    fields: jsonb().$type<FormField[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('form_versions_version').on(t.formId, t.version)],
);

export const formResponses = pgTable(
  'form_responses',
  {
    id: databaseId(),
    formId: idOf(() => forms.id).notNull(),
    versionId: idOf(() => formVersions.id).notNull(),
    userId: idOf(() => users.id),
    email: citext(),
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The form accepted one response per person when this was sent. */
    once: boolean().notNull().default(false),
    submittedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('form_responses_once')
      .on(t.formId, t.userId)
      .where(sql`${t.once} and ${t.userId} is not null`),
    index('form_responses_of_form').on(t.formId, t.submittedAt, t.id),
    index('form_responses_of_user').on(t.userId),
    index('form_responses_listed').on(t.submittedAt, t.id),
    index('form_responses_of_email').on(t.email),
  ],
);

declareColumns(formResponses, { personal: ['email', 'answers'] });
