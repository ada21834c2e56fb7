import { FORM_FIELD_TYPES, FORM_FILE_KINDS, FORM_LAYOUTS, FORM_STATES, mergedQuestions, type StageRule } from '@atlas/domain/forms';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { createForm, duplicateForm, publishForm, saveFormDraft, setFormArchived, setFormState, updateForm } from './commands.ts';
import './respondingSchema.ts';
import './responseSchema.ts';
import { needsLogin, statusFor } from './responseCommands.ts';
import { FormRef, FormVersionRef } from './refs.ts';
import {
  fieldTallies,
  findPublicForm,
  formLoader,
  FORM_LIST,
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

const FormFileKindEnum = enumOf(
  'FormFileKind',
  FORM_FILE_KINDS.map(({ value }) => value),
);
const FormLayoutEnum = enumOf(
  'FormLayout',
  FORM_LAYOUTS.map(({ value }) => value),
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
    options: t.stringList({ description: 'Options of a choice or a scale.', resolve: (field) => [...(field.options ?? [])] }),
    accept: t.field({
      type: FormFileKindEnum,
      nullable: true,
      description: 'The files that the question accepts; null for other questions.',
      resolve: (field) => (field.type === 'file' ? (field.accept ?? 'any') : null),
    }),
    showIf: t.field({
      type: FormConditionRef,
      nullable: true,
      description: 'Null for a field that is always visible.',
      resolve: (field) => field.showIf ?? null,
    }),
  }),
});

const FormStageRuleRef = builder.objectRef<StageRule>('FormStageRule').implement({
  description: 'A rule of the Journey Form: an answer, and the stage in which those who give it begin.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the question.' }),
    equals: t.exposeString('equals'),
    stageId: t.exposeInt('stageId'),
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
  description: 'The answers to a question, summarized over all versions.',
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
  const [versions, tallies, chosen] = await Promise.all([
    ctx.loader(versionsOfForm).load(form.id),
    ctx.loader(fieldTallies).load(form.id),
    ctx.loader(optionTallies).load(form.id),
  ]);
  return mergedQuestions(versions.map(({ fields }) => fields)).map((field) => {
    const own = chosen.filter(({ key }) => key === field.key);
    const options = [...new Set([...(field.options ?? []), ...own.map(({ option }) => option)])];
    return {
      field,
      tally: tallies.find(({ key }) => key === field.key),
      counts: options.map((option) => ({ option, chosen: own.find((one) => one.option === option)?.chosen ?? 0 })),
    };
  });
}

/** The weight of a short list that comes with the form or with its versions: no row of it is read on its own. */
const IN_ROW = { multiplier: 3 };

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
      complexity: IN_ROW,
      description: 'Fields of the latest version.',
      resolve: async (form, _args, ctx) => (await latestVersion(ctx, form))?.fields ?? [],
    }),
    hasDraft: t.boolean({
      description: 'Whether changes to its fields are not published yet.',
      resolve: ({ draft }) => draft !== null,
    }),
    editedFields: t.field({
      type: [FormFieldRef],
      complexity: IN_ROW,
      description: 'Fields of the draft, or of the latest version without one.',
      resolve: async (form, _args, ctx) => [...(form.draft?.fields ?? (await latestVersion(ctx, form))?.fields ?? [])],
    }),
    editedStageRules: t.field({
      type: [FormStageRuleRef],
      complexity: IN_ROW,
      description: 'Rules of the draft, or of the latest version without one. The first that applies decides.',
      resolve: async (form, _args, ctx) => [...(form.draft?.stageRules ?? (await latestVersion(ctx, form))?.stageRules ?? [])],
    }),
    questions: t.field({
      type: [FormFieldRef],
      complexity: IN_ROW,
      description: 'Questions of all versions, each once. Those of the latest version come first.',
      resolve: async (form, _args, ctx) => [
        ...mergedQuestions((await ctx.loader(versionsOfForm).load(form.id)).map(({ fields }) => fields)),
      ],
    }),
    mostResponses: t.exposeInt('mostResponses', { nullable: true, description: 'Null without a limit.' }),
    layout: t.field({ type: FormLayoutEnum, resolve: ({ layout }) => layout }),
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
  ...FORM_LIST,
  description: 'All forms.',
  type: FormRef,
  filter: builder.inputType('FormsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches title or slug.' }),
      state: t.field({ type: FormStateEnum }),
      archived: t.boolean(),
    }),
  }),
});

builder.objectField(ViewerRef, 'form', (t) =>
  t.field({
    type: FormRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(formLoader).load(databaseId),
  }),
);

const FormStatusEnum = enumOf('FormStatus', ['open', 'draft', 'closed', 'full', 'answered']);

const PublicFormRef = builder.objectRef<Form>('PublicForm').implement({
  description: 'A form as presented to respondents.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, parsed for rendering.',
      resolve: (form) => richText(form.description),
    }),
    status: t.field({
      type: FormStatusEnum,
      description: 'Whether the viewer can fill it in.',
      resolve: (form, _args, ctx) => statusFor(ctx, form),
    }),
    needsLogin: t.boolean({ description: 'Whether only signed-in people can respond.', resolve: needsLogin }),
    layout: t.field({ type: FormLayoutEnum, resolve: ({ layout }) => layout }),
    isOpen: t.boolean({ resolve: (form) => form.state === 'open' }),
    oncePerUser: t.exposeBoolean('oncePerUser', { description: 'Whether each person can respond only once.' }),
    version: t.int({
      nullable: true,
      description: 'The number of the version to fill in.',
      resolve: async (form, _args, ctx) => (await latestVersion(ctx, form))?.version ?? null,
    }),
    fields: t.field({
      type: [FormFieldRef],
      description: 'Empty when the viewer cannot fill it in.',
      resolve: async (form, _args, ctx) =>
        (await statusFor(ctx, form)) === 'open' ? ((await latestVersion(ctx, form))?.fields ?? []) : [],
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

// --- Mutations -------------------------------------------------------------------------------------

const FormConditionInput = builder.inputType('FormConditionInput', {
  fields: (t) => ({ key: t.string({ required: true }), equals: t.string({ required: true }) }),
});
const FormFieldInput = builder.inputType('FormFieldInput', {
  fields: (t) => ({
    key: t.string({ required: true, description: 'Letters, digits, dashes and underscores; at most 40.' }),
    type: t.field({ type: FormFieldTypeEnum, required: true }),
    label: t.string({ required: true }),
    hint: t.string(),
    required: t.boolean(),
    options: t.stringList(),
    showIf: t.field({ type: FormConditionInput }),
    accept: t.field({ type: FormFileKindEnum }),
  }),
});
const FormStageRuleInput = builder.inputType('FormStageRuleInput', {
  fields: (t) => ({ key: t.string({ required: true }), equals: t.string({ required: true }), stageId: t.int({ required: true }) }),
});

const FORMS = { type: FormRef, loader: formLoader };

commandField('createForm', FORMS, {
  description: 'Adds a form without questions, as a draft.',
  args: (arg) => ({
    title: arg.string({ required: true }),
    slug: arg.string({ required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { title, slug, idempotencyKey }) => createForm(ctx, { title, slug }, idempotencyOf({ title, slug, idempotencyKey })),
});

commandField('updateForm', FORMS, {
  description: 'Saves what is set for a form besides its fields. It applies at once.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({
      type: builder.inputType('FormSettingsInput', {
        fields: (t) => ({
          title: t.string({ required: true }),
          slug: t.string({ required: true }),
          description: t.string(),
          oncePerUser: t.boolean(),
          mostResponses: t.int(),
          layout: t.field({ type: FormLayoutEnum, required: true }),
        }),
      }),
      required: true,
    }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateForm(ctx, { id: databaseId, revision }, { ...input, oncePerUser: input.oncePerUser ?? false });
    return databaseId;
  },
});

commandField('saveFormDraft', FORMS, {
  description: 'Saves the fields of a form as its draft, which respondents do not see.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    fields: arg({ type: [FormFieldInput], required: true }),
    stageRules: arg({ type: [FormStageRuleInput], description: 'For the Journey Form.' }),
  }),
  run: async (ctx, { databaseId, revision, fields, stageRules }) => {
    await saveFormDraft(ctx, { id: databaseId, revision }, { fields, stageRules: stageRules ?? [] });
    return databaseId;
  },
});

commandField('publishForm', FORMS, {
  description: 'Publishes the draft of a form as its next version.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), revision: arg.int({ required: true }) }),
  run: async (ctx, { databaseId, revision }) => {
    await publishForm(ctx, { id: databaseId, revision });
    return databaseId;
  },
});

commandField('setFormState', FORMS, {
  description: 'Opens or closes a form.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), state: arg({ type: FormStateEnum, required: true }) }),
  run: async (ctx, { databaseId, state }) => {
    await setFormState(ctx, databaseId, state);
    return databaseId;
  },
});

commandField('duplicateForm', FORMS, {
  description: 'Adds a copy of a form as a draft, without its responses.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, { databaseId, idempotencyKey }) => duplicateForm(ctx, databaseId, idempotencyOf({ databaseId, idempotencyKey })),
});

commandField('setFormArchived', FORMS, {
  description: 'Archives a form, which hides it, or restores it. Its responses stay.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), archived: arg.boolean({ required: true }) }),
  run: async (ctx, { databaseId, archived }) => {
    await setFormArchived(ctx, databaseId, archived);
    return databaseId;
  },
});
