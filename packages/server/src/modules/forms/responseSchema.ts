import { answerText } from '@atlas/domain/forms';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { FormRef, FormResponseRef, FormVersionRef } from './refs.ts';
import { formLoader, FORM_RESPONSE_LIST, formResponseLoader, formVersionLoader, type FormField } from './repo.ts';

const FormAnswerRef = builder.objectRef<{ field: FormField; value: unknown }>('FormAnswer').implement({
  description: 'A question of the version that was answered, with its answer.',
  fields: (t) => ({
    key: t.string({ resolve: ({ field }) => field.key }),
    label: t.string({ resolve: ({ field }) => field.label }),
    text: t.string({ description: 'Empty for a skipped question.', resolve: ({ field, value }) => answerText(field.type, value) }),
    file: t.int({
      nullable: true,
      description: 'The number of the file that was uploaded, as in /api/uploads/{id}; null for other answers.',
      resolve: ({ value }) => (typeof value === 'object' && value !== null && 'file' in value ? Number(value.file) : null),
    }),
  }),
});

builder.node(FormResponseRef, {
  description: "A person's response to a form.",
  id: { resolve: (response) => response.id },
  loadOne: (id, ctx) => ctx.loader(formResponseLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (response) => response.id }),
    form: t.field({
      type: FormRef,
      resolve: (response, _args, ctx) => present(ctx.loader(formLoader).load(response.formId), `Form ${response.formId}`),
    }),
    version: t.field({
      type: FormVersionRef,
      resolve: (response, _args, ctx) => present(ctx.loader(formVersionLoader).load(response.versionId), `Version ${response.versionId}`),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for a person without an account.',
      resolve: (response, _args, ctx) => userOrNull(ctx, response.userId),
    }),
    email: t.exposeString('email', { nullable: true, description: 'Email address of a person without an account.' }),
    answers: t.field({
      type: [FormAnswerRef],
      description: 'In the order of the questions.',
      resolve: async (response, _args, ctx) => {
        const { fields } = await present(ctx.loader(formVersionLoader).load(response.versionId), `Version ${response.versionId}`);
        return fields.flatMap((field) => (field.type === 'section' ? [] : [{ field, value: response.answers[field.key] }]));
      },
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime' }),
  }),
});

const A_DAY = 'A day in Manila, inclusive.';

listField(ViewerRef, {
  ...FORM_RESPONSE_LIST,
  description: "Responses by people in the viewer's scope.",
  type: FormResponseRef,
  filter: builder.inputType('FormResponsesFilter', {
    fields: (t) => ({
      search: t.string({
        description: 'Matches name, email address or Tribe ID. For people without an account, matches the complete address.',
      }),
      formId: t.int(),
      versionId: t.int(),
      submittedFrom: t.field({ type: 'Day', description: A_DAY }),
      submittedTo: t.field({ type: 'Day', description: A_DAY }),
      answers: t.stringList({ description: 'Answers as `key=option`. Those of one question are alternatives.' }),
    }),
  }),
});

builder.objectField(ViewerRef, 'formResponse', (t) =>
  t.field({
    type: FormResponseRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(formResponseLoader).load(databaseId),
  }),
);
