import { builder } from '../../graphql/builder.ts';
import { StageRef } from '../stages/refs.ts';
import { stageLoader } from '../stages/repo.ts';
import type { FormAttempt } from './repo.ts';
import { beginForm, submitForm } from './responseCommands.ts';

const FormAttemptRef = builder.objectRef<FormAttempt>('FormAttempt').implement({
  description: 'A response that is being filled in.',
  fields: (t) => ({ databaseId: t.int({ description: 'The owner of its files.', resolve: ({ id }) => id }) }),
});

builder.mutationField('beginForm', (t) =>
  t.field({
    type: FormAttemptRef,
    nullable: true,
    description: 'Begins a response to a form, once for each key.',
    args: {
      slug: t.arg.string({ required: true }),
      key: t.arg.string({ required: true, description: 'A random UUID. It uploads the files of the response, and sends it.' }),
    },
    resolve: (_root, { slug, key }, ctx) => beginForm(ctx, slug, key),
  }),
);

const SubmittedFormRef = builder.objectRef<{ stageId: number | null }>('SubmittedForm').implement({
  description: 'A response that was stored.',
  fields: (t) => ({
    stage: t.field({
      type: StageRef,
      nullable: true,
      description: 'The stage that the Journey Form led to; null for every other form, and for people who have a stage.',
      resolve: ({ stageId }, _args, ctx) => (stageId === null ? null : ctx.loader(stageLoader).load(stageId)),
    }),
  }),
});

builder.mutationField('submitForm', (t) =>
  t.field({
    type: SubmittedFormRef,
    nullable: true,
    description: 'Sends a response to a form, once for each key of `beginForm`. Visitors add their email address and agree.',
    args: {
      slug: t.arg.string({ required: true }),
      key: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: 'The number of the version that was filled in.' }),
      answers: t.arg({ type: 'JSON', required: true, description: 'Answers by the keys of the questions; a file as `{ file: 12 }`.' }),
      email: t.arg.string(),
      consent: t.arg.boolean(),
      website: t.arg.string({ description: 'Empty: a field that people do not see.' }),
    },
    resolve: (_root, sent, ctx) => submitForm(ctx, sent),
  }),
);
