import { answerText, type FormField, FORM_STATES, mergedQuestions } from '@atlas/domain/forms';
import { routePath } from '@atlas/domain/navigation';
import { defineExport, type ExportColumn } from '../../commands/exportedList.ts';
import { personCell } from '../../commands/personCell.ts';
import { mayReadOf } from '../access/commands.ts';
import { userLoader } from '../users/repo.ts';
import {
  findVersions,
  FORM_LIST,
  FORM_RESPONSE_LIST,
  formLoader,
  type FormResponse,
  formVersionLoader,
  tallyOfForm,
  versionsOfForm,
} from './repo.ts';

/** Spreadsheet of the forms. */
export const FORM_EXPORT = defineExport(FORM_LIST, {
  title: 'Forms',
  path: (query) => routePath('forms', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Title', value: ({ title }) => title },
    { header: 'Address', value: ({ slug }) => routePath('viewForm', { slug }) },
    { header: 'State', value: ({ state }) => FORM_STATES.find(({ value }) => value === state)?.label ?? '' },
    { header: 'Responses', value: async ({ id }, ctx) => (await ctx.loader(tallyOfForm).load(id)).responses },
    { header: 'Last response', value: async ({ id }, ctx) => (await ctx.loader(tallyOfForm).load(id)).lastAt },
    { header: 'Version', value: async ({ id }, ctx) => (await ctx.loader(versionsOfForm).load(id))[0]?.version ?? null },
    { header: 'Status', value: ({ archivedAt }) => (archivedAt === null ? 'Active' : 'Archived') },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});

/** The column of a question; an amount and a number stay numbers. */
const columnOf = ({ key, type }: FormField, header: string): ExportColumn<FormResponse> => ({
  header,
  value: ({ answers }) => {
    const answer = answers[key];
    return typeof answer === 'number' ? answer : answerText(type, answer);
  },
});

const FIXED: readonly ExportColumn<FormResponse>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Form', value: async ({ formId }, ctx) => (await ctx.loader(formLoader).load(formId))?.title ?? null },
  { header: 'Version', value: async ({ versionId }, ctx) => (await ctx.loader(formVersionLoader).load(versionId))?.version ?? null },
  { header: 'Name', value: ({ userId }, ctx) => (userId === null ? null : personCell(ctx, userId)) },
  {
    header: 'Email',
    value: async ({ userId, email }, ctx) => {
      if (userId === null) return email;
      return (await mayReadOf(ctx, userId, ['user', 'users'])) ? ((await ctx.loader(userLoader).load(userId))?.email ?? null) : null;
    },
  },
  { header: 'Submitted', value: ({ submittedAt }) => submittedAt },
];

/** Spreadsheet of responses. That of one form has a column for each question of all its versions. */
export const FORM_RESPONSE_EXPORT = defineExport(FORM_RESPONSE_LIST, {
  title: 'Form responses',
  path: ({ form, ...query }) => (form === undefined ? routePath('forms') : routePath('form', { id: Number(form) }, query)),
  columns: FIXED,
  moreColumns: async ({ formId }, ctx) => {
    if (formId == null) return [];
    const versions = await findVersions(ctx.source.db, formId);
    const taken = new Set(FIXED.map(({ header }) => header));
    return mergedQuestions(versions.map(({ fields }) => fields)).map((field) => {
      const header = taken.has(field.label) ? `${field.label} (${field.key})` : field.label;
      taken.add(header);
      return columnOf(field, header);
    });
  },
});
