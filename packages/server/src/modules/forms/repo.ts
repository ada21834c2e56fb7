import { and, count, desc, eq, isNotNull, isNull, like, lt, max, or, sql, type SQL } from 'drizzle-orm';
import { asLine, formResponsesList, formsList } from '@atlas/domain/forms';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { inList } from '../../db/inList.ts';
import type { Filter } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { byName } from '../../db/byName.ts';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { users } from '../users/tables.ts';
import { formAttempts, formResponses, forms, formVersions } from './tables.ts';

export type Form = typeof forms.$inferSelect;
export type FormVersion = typeof formVersions.$inferSelect;
export type FormResponse = typeof formResponses.$inferSelect;
export type FormAttempt = typeof formAttempts.$inferSelect;
export type { FormField } from './tables.ts';

// --- Forms and their versions ------------------------------------------------------------------------------------------------------

export const formLoader = oneById<Form>(({ db }, ids) => db.select().from(forms).where(inList(forms.id, ids)));

/** Finds a form that visitors may see: not a draft and not archived. */
export async function findPublicForm(db: Db, slug: string): Promise<Form | null> {
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.slug, slug), isNull(forms.archivedAt), inList(forms.state, ['open', 'closed'])));
  return form ?? null;
}

export const formVersionLoader = oneById<FormVersion>(({ db }, ids) => db.select().from(formVersions).where(inList(formVersions.id, ids)));

/** The versions of forms, latest first. */
export const versionsOfForm = manyBy<FormVersion>(
  ({ formId }) => formId,
  ({ db }, formIds) =>
    db.select().from(formVersions).where(inList(formVersions.formId, formIds)).orderBy(formVersions.formId, desc(formVersions.version)),
);

const formsWhere = (filter: Filter<FilterFieldsOf<typeof formsList>>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(forms.archivedAt) : isNull(forms.archivedAt),
    searchCondition(filter.search, sql`search_text(${forms.title} || ' ' || ${forms.slug}::text)`),
    filter.state == null ? undefined : eq(forms.state, filter.state),
  );

/** The forms, for staff. */
export const FORM_LIST = declaredList({
  name: 'forms',
  page: 'forms',
  declaration: formsList,
  list: { table: forms, id: forms.id, sorts: { created: [forms.createdAt], title: [byName(forms.title)] } },
  where: formsWhere,
  loader: formLoader,
});

// --- Responses ---------------------------------------------------------------------------------------------------------------------

export const formResponseLoader = oneById<FormResponse>(({ db }, ids) =>
  db.select().from(formResponses).where(inList(formResponses.id, ids)),
);

/** The number of responses to a form, and the time of the last one. */
export const tallyOfForm = valueBy<{ responses: number; lastAt: Date | null }>({ responses: 0, lastAt: null }, async (source, formIds) => {
  const rows = await source.db
    .select({ key: formResponses.formId, responses: count(), lastAt: max(formResponses.submittedAt) })
    .from(formResponses)
    .where(and(inList(formResponses.formId, formIds), ofPeopleInScope(source.reader, formResponses.userId)))
    .groupBy(formResponses.formId);
  return rows.map(({ key, ...value }) => ({ key, value }));
});

/** Whether a visitor's address has responded to a form. */
export async function hasAnsweredByEmail(db: Db, formId: number, email: string): Promise<boolean> {
  return (await db.$count(formResponses, and(eq(formResponses.formId, formId), eq(formResponses.email, email)))) > 0;
}

/** The files of a response that is being filled in. */
export const filesOfAttempt = (db: Db, attemptId: number): Promise<{ id: number; name: string }[]> =>
  db.select({ id: files.id, name: files.name }).from(files).where(eq(files.attemptId, attemptId));

export const countFilesOfAttempt = (db: Db, attemptId: number): Promise<number> => db.$count(files, eq(files.attemptId, attemptId));

/** Hands files over to a response. */
export async function takeFiles(tx: Db, responseId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(files)
      .set({ responseId, attemptId: null })
      .where(inList(files.id, [...ids]));
}

/** Whether the reader has responded to a form. */
export async function hasAnswered({ db, reader }: Source, formId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: formResponses.id })
    .from(formResponses)
    .where(and(eq(formResponses.formId, formId), eq(formResponses.userId, reader.userId)))
    .limit(1);
  return row !== undefined;
}

/** Condition for responses with one of these answers to each question, given as `key=option`. */
function hasAnswers(answers: readonly string[]): SQL | undefined {
  const byKey = Map.groupBy(answers, (text) => text.split('=', 1)[0] ?? '');
  return and(
    ...[...byKey].map(([key, texts]) =>
      or(...texts.map((text) => sql`${formResponses.answers} -> ${key} @> ${JSON.stringify(text.slice(key.length + 1))}::jsonb`)),
    ),
  );
}

const formResponsesWhere = (filter: Filter<FilterFieldsOf<typeof formResponsesList>>, { reader }: Source): SQL | undefined =>
  and(
    ofPeopleInScope(reader, formResponses.userId),
    filter.formId == null ? undefined : eq(formResponses.formId, filter.formId),
    filter.versionId == null ? undefined : eq(formResponses.versionId, filter.versionId),
    onDays(formResponses.submittedAt, { from: filter.submittedFrom, to: filter.submittedTo }),
    filter.answers == null ? undefined : hasAnswers(filter.answers),
    isFrom(filter.search),
  );

/** The responses to forms by people in the reader's scope. */
export const FORM_RESPONSE_LIST = declaredList({
  name: 'formResponses',
  page: 'form',
  declaration: formResponsesList,
  list: { table: formResponses, id: formResponses.id, sorts: { submitted: [formResponses.submittedAt] } },
  where: formResponsesWhere,
  loader: formResponseLoader,
});

/**
 * Condition for a search by person, or by complete address for responses without an account. A
 * union, so that each side uses its index.
 */
function isFrom(search: string | null | undefined): SQL | undefined {
  const person = searchCondition(search, users.searchText);
  return (
    person &&
    sql`${formResponses.id} in (
      select sent.id from ${formResponses} sent where sent.email = ${asLine(search ?? '')}
      union select sent.id from ${formResponses} sent join ${users} on ${users.id} = sent.user_id where ${person})`
  );
}

// --- Sending a response ------------------------------------------------------------------------------------------------------------

/** Locks a form, so that it is neither closed nor filled up in the meantime. */
export const holdForm = (tx: Db, id: number): Promise<unknown> =>
  tx.select({ id: forms.id }).from(forms).where(eq(forms.id, id)).for('update');

export const countResponses = (db: Db, formId: number): Promise<number> => db.$count(formResponses, eq(formResponses.formId, formId));

export async function findVersions(db: Db, formId: number): Promise<FormVersion[]> {
  return db.select().from(formVersions).where(eq(formVersions.formId, formId)).orderBy(desc(formVersions.version));
}

export async function insertVersion(tx: Db, row: typeof formVersions.$inferInsert): Promise<void> {
  await tx.insert(formVersions).values(row);
}

export async function findResponseByKey(db: Db, key: string): Promise<FormResponse | null> {
  const [row] = await db.select().from(formResponses).where(eq(formResponses.key, key));
  return row ?? null;
}

/** Inserts a response; null when one with its key exists. */
export async function insertResponse(tx: Db, row: typeof formResponses.$inferInsert): Promise<number | null> {
  const [inserted] = await tx
    .insert(formResponses)
    .values(row)
    .onConflictDoNothing({ target: formResponses.key })
    .returning({ id: formResponses.id });
  return inserted?.id ?? null;
}

export async function findAttempt(db: Db, key: string): Promise<FormAttempt | null> {
  const [row] = await db.select().from(formAttempts).where(eq(formAttempts.key, key));
  return row ?? null;
}

export const formAttemptLoader = oneById<FormAttempt>(({ db }, ids) => db.select().from(formAttempts).where(inList(formAttempts.id, ids)));

/** Inserts an attempt; without effect when one with its key exists. */
export async function insertAttempt(db: Db, row: typeof formAttempts.$inferInsert): Promise<void> {
  await db.insert(formAttempts).values(row).onConflictDoNothing({ target: formAttempts.key });
}

export async function deleteAttempt(tx: Db, id: number): Promise<void> {
  await tx.delete(formAttempts).where(eq(formAttempts.id, id));
}

/** Finds attempts that began before an instant, oldest first. */
export const findOldAttempts = (db: Db, before: Date, after: FormAttempt | null, limit: number): Promise<FormAttempt[]> =>
  db
    .select()
    .from(formAttempts)
    .where(
      and(
        lt(formAttempts.begunAt, before),
        after === null
          ? undefined
          : sql`(${formAttempts.begunAt}, ${formAttempts.id}) > (${after.begunAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(formAttempts.begunAt, formAttempts.id)
    .limit(limit);

/** The addresses of forms that begin with a text. */
export async function findSlugs(tx: Db, start: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: forms.slug })
    .from(forms)
    .where(like(forms.slug, `${start}%`));
  return rows.map(({ slug }) => slug);
}

// --- The summary of a form ---------------------------------------------------------------------------------------------------------

/** Summary of the answers to a question: their number, and the range for numbers. */
export interface FieldTally {
  formId: number;
  key: string;
  answered: number;
  average: number | null;
  lowest: number | null;
  highest: number | null;
}

/** All answers in the responses that the reader may count, as `answer.key` and `answer.value`. */
const answers = ({ reader }: Source, formIds: readonly number[]): SQL => sql`
  from ${formResponses} cross join lateral jsonb_each(${formResponses.answers}) as answer
  where ${and(inList(formResponses.formId, [...formIds]), ofPeopleInScope(reader, formResponses.userId))}`;

export const fieldTallies = manyBy<FieldTally>(
  ({ formId }) => formId,
  async (source, formIds) => {
    const number = sql`case when jsonb_typeof(answer.value) = 'number' then (answer.value #>> '{}')::float8 end`;
    const { rows } = await source.db.execute<{ [Key in keyof FieldTally]: FieldTally[Key] }>(sql`
      select ${formResponses.formId} as "formId", answer.key, count(*)::int as answered,
        avg(${number}) as average, min(${number}) as lowest, max(${number}) as highest
      ${answers(source, formIds)} group by 1, 2`);
    return rows;
  },
);

/** The number of times an option was chosen. */
export interface OptionTally {
  formId: number;
  key: string;
  option: string;
  chosen: number;
}

/** Counts for fields whose answers come from a list. Texts are not counted. */
export const optionTallies = manyBy<OptionTally>(
  ({ formId }) => formId,
  async (source, formIds) => {
    const { rows } = await source.db.execute<{ [Key in keyof OptionTally]: OptionTally[Key] }>(sql`
      select "formId", key, option, count(*)::int as chosen from (
        select ${formResponses.formId} as "formId", answer.key,
          jsonb_array_elements_text(case when jsonb_typeof(answer.value) = 'array' then answer.value else jsonb_build_array(answer.value) end) as option
        ${answers(source, formIds)} and (${formResponses.formId}, answer.key) in (
          select ${formVersions.formId}, field ->> 'key' from ${formVersions} cross join lateral jsonb_array_elements(${formVersions.fields}) as field
          where field ->> 'type' in ('choice', 'multi', 'scale'))
      ) as chosen group by 1, 2, 3 order by chosen desc, option`);
    return rows;
  },
);
