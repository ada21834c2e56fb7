import { and, count, desc, eq, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import { asLine, type FormState } from '@atlas/domain/forms';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import type { Db } from '../../db/open.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { searchCondition } from '../../db/search.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { users } from '../users/tables.ts';
import { formResponses, forms, formVersions } from './tables.ts';

export type Form = typeof forms.$inferSelect;
export type FormVersion = typeof formVersions.$inferSelect;
export type FormResponse = typeof formResponses.$inferSelect;
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

export const formsList = { table: forms, id: forms.id, sorts: { created: [forms.createdAt] } } satisfies List<string>;

export const formsWhere = (filter: Filter<{ search: string; state: FormState; archived: boolean }>): SQL | undefined =>
  and(
    filter.archived === true ? isNotNull(forms.archivedAt) : isNull(forms.archivedAt),
    searchCondition(filter.search, sql`search_text(${forms.title} || ' ' || ${forms.slug}::text)`),
    filter.state == null ? undefined : eq(forms.state, filter.state),
  );

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

/** Whether the reader has responded to a form. */
export async function hasAnswered({ db, reader }: Source, formId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: formResponses.id })
    .from(formResponses)
    .where(and(eq(formResponses.formId, formId), eq(formResponses.userId, reader.userId)))
    .limit(1);
  return row !== undefined;
}

export const formResponsesList = {
  table: formResponses,
  id: formResponses.id,
  sorts: { submitted: [formResponses.submittedAt] },
} satisfies List<string>;

export const formResponsesWhere = (
  filter: Filter<{ search: string; formId: number; versionId: number; submittedFrom: string; submittedTo: string }>,
  { reader }: Source,
): SQL | undefined =>
  and(
    ofPeopleInScope(reader, formResponses.userId),
    filter.formId == null ? undefined : eq(formResponses.formId, filter.formId),
    filter.versionId == null ? undefined : eq(formResponses.versionId, filter.versionId),
    onDays(formResponses.submittedAt, { from: filter.submittedFrom, to: filter.submittedTo }),
    isFrom(filter.search),
  );

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
