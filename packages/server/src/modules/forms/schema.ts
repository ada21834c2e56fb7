import { FORM_FIELD_TYPES, FORM_STATES } from '@atlas/domain/forms';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import './responseSchema.ts';
import { FormRef, FormVersionRef } from './refs.ts';
import {
  fieldTallies,
  findPublicForm,
  formLoader,
  formsList,
  formsWhere,
  hasAnswered,
  optionTallies,
  tallyOfForm,
  versionsOfForm,
  type FieldTally,
  type Form,
  type FormField,
  type FormVersion,
} from './repo.ts';

const FormFieldTypeEnum = enumOf(
  'FormFieldType',
  FORM_FIELD_TYPES.map(({ value }) => value),
);
const FormStateEnum = enumOf(
  'FormState',
  FORM_STATES.map(({ value }) => value),
);

const FormConditionRef = builder.objectRef<{ key: string; equals: string }>('FormCondition').implement({
  description: 'Another field and the answer it must have.',
  fields: (t) => ({ key: t.exposeString('key'), equals: t.exposeString('equals') }),
});

const FormFieldRef = builder.objectRef<FormField>('FormField').implement({
  description: 'A question of a form.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key under which its answer is stored.' }),
    type: t.field({ type: FormFieldTypeEnum, resolve: (field) => field.type }),
    label: t.exposeString('label'),
    hint: t.string({ nullable: true, resolve: (field) => field.hint ?? null }),
    required: t.boolean({ resolve: (field) => field.required ?? false }),
    options: t.stringList({ description: 'Options of a choice or a scale.', resolve: (field) => field.options ?? [] }),
    showIf: t.field({
      type: FormConditionRef,
      nullable: true,
      description: 'Null for a field that is always visible.',
      resolve: (field) => field.showIf ?? null,
    }),
  }),
});

builder.node(FormVersionRef, {
  description: "A version of a form's fields. Old answers keep their questions.",
  id: { resolve: (version) => version.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (version) => version.id }),
    version: t.exposeInt('version', { description: 'Starts at 1.' }),
    fields: t.field({ type: [FormFieldRef], resolve: (version) => version.fields }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const latestVersion = async (ctx: Context, form: Form): Promise<FormVersion | null> =>
  (await ctx.loader(versionsOfForm).load(form.id))[0] ?? null;

interface FieldSummary {
  field: FormField;
  tally: FieldTally | undefined;
  counts: { option: string; chosen: number }[];
}

const FormOptionCountRef = builder.objectRef<{ option: string; chosen: number }>('FormOptionCount').implement({
  description: 'Number of times an option was chosen.',
  fields: (t) => ({ option: t.exposeString('option'), chosen: t.exposeInt('chosen') }),
});

const FormFieldSummaryRef = builder.objectRef<FieldSummary>('FormFieldSummary').implement({
  description: 'The answers to a question of the latest version, summarized.',
  fields: (t) => ({
    field: t.field({ type: FormFieldRef, resolve: ({ field }) => field }),
    answered: t.int({ resolve: ({ tally }) => tally?.answered ?? 0 }),
    average: t.float({ nullable: true, description: 'Average of a number.', resolve: ({ tally }) => tally?.average ?? null }),
    lowest: t.float({ nullable: true, resolve: ({ tally }) => tally?.lowest ?? null }),
    highest: t.float({ nullable: true, resolve: ({ tally }) => tally?.highest ?? null }),
    counts: t.field({
      type: [FormOptionCountRef],
      description: 'For a choice or a scale: its options in order, then those of earlier versions.',
      resolve: ({ counts }) => counts,
    }),
  }),
});

async function summaryOf(ctx: Context, form: Form): Promise<FieldSummary[]> {
  const [version, tallies, chosen] = await Promise.all([
    latestVersion(ctx, form),
    ctx.loader(fieldTallies).load(form.id),
    ctx.loader(optionTallies).load(form.id),
  ]);
  return (version?.fields ?? []).map((field) => {
    const own = chosen.filter(({ key }) => key === field.key);
    const options = [...new Set([...(field.options ?? []), ...own.map(({ option }) => option)])];
    return {
      field,
      tally: tallies.find(({ key }) => key === field.key),
      counts: options.map((option) => ({ option, chosen: own.find((one) => one.option === option)?.chosen ?? 0 })),
    };
  });
}

builder.node(FormRef, {
  description: 'A form.',
  id: { resolve: (form) => form.id },
  loadOne: (id, ctx) => ctx.loader(formLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (form) => form.id }),
    slug: t.exposeString('slug', { description: 'As in /form/{slug}.' }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    state: t.field({ type: FormStateEnum, resolve: (form) => form.state }),
    oncePerUser: t.exposeBoolean('oncePerUser', { description: 'Whether each person can respond only once.' }),
    fields: t.field({
      type: [FormFieldRef],
      description: 'Fields of the latest version.',
      resolve: async (form, _args, ctx) => (await latestVersion(ctx, form))?.fields ?? [],
    }),
    versions: t.field({
      type: [FormVersionRef],
      description: 'Latest first.',
      resolve: (form, _args, ctx) => ctx.loader(versionsOfForm).load(form.id),
    }),
    responseCount: t.int({ resolve: async (form, _args, ctx) => (await ctx.loader(tallyOfForm).load(form.id)).responses }),
    lastResponseAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (form, _args, ctx) => (await ctx.loader(tallyOfForm).load(form.id)).lastAt,
    }),
    summary: t.field({ type: [FormFieldSummaryRef], resolve: (form, _args, ctx) => summaryOf(ctx, form) }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'forms',
  description: 'All forms.',
  type: FormRef,
  list: formsList,
  filter: builder.inputType('FormsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches title or slug.' }),
      state: t.field({ type: FormStateEnum }),
      archived: t.boolean(),
    }),
  }),
  where: formsWhere,
  loader: formLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectField(ViewerRef, 'form', (t) =>
  t.field({
    type: FormRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(formLoader).load(databaseId),
  }),
);

const PublicFormRef = builder.objectRef<Form>('PublicForm').implement({
  description: 'A form as presented to respondents.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    isOpen: t.boolean({ resolve: (form) => form.state === 'open' }),
    oncePerUser: t.exposeBoolean('oncePerUser', { description: 'Whether each person can respond only once.' }),
    version: t.int({
      nullable: true,
      description: 'The number of the version to fill in.',
      resolve: async (form, _args, ctx) => (await latestVersion(ctx, form))?.version ?? null,
    }),
    fields: t.field({
      type: [FormFieldRef],
      description: 'Empty when the form is closed.',
      resolve: async (form, _args, ctx) => (form.state === 'open' ? ((await latestVersion(ctx, form))?.fields ?? []) : []),
    }),
    hasAnswered: t.boolean({
      description: 'Whether the viewer has responded; false for visitors.',
      resolve: (form, _args, ctx) => (ctx.session ? hasAnswered(ctx.source, form.id) : false),
    }),
  }),
});

builder.queryField('publicForm', (t) =>
  t.field({
    type: PublicFormRef,
    nullable: true,
    description: 'Public. Null when no form has this slug, or when it is a draft.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => findPublicForm(ctx.source.db, slug),
  }),
);
