import { record, type Authorization } from '../../graphql/rules.ts';
import { looksAfter } from '../access/commands.ts';
import type { FormResponse } from './repo.ts';

/** The flags of every change to a form. Product decision X1. */
const WRITES = { page: 'form', function: 'stage_create' } as const;

/** Access rules for forms. */
export const formsAuthorization: Authorization = {
  types: {
    Form: { page: ['forms', 'form'] },
    FormAnswer: 'with-parent',
    FormCondition: 'with-parent',
    FormField: 'with-parent',
    FormFieldSummary: 'with-parent',
    FormOptionCount: 'with-parent',
    FormResponse: record('holders of form with the person in scope', ({ userId }: FormResponse, ctx) => looksAfter(ctx, userId, 'form')),
    FormVersion: 'with-parent',
    FormAttempt: 'with-parent',
    FormStageRule: 'with-parent',
    PublicForm: 'everyone',
    SubmittedForm: 'with-parent',
  },
  fields: {
    'Mutation.beginForm': 'everyone',
    'Mutation.createForm': WRITES,
    'Mutation.duplicateForm': WRITES,
    'Mutation.publishForm': WRITES,
    'Mutation.saveFormDraft': WRITES,
    'Mutation.setFormArchived': WRITES,
    'Mutation.setFormState': WRITES,
    'Mutation.submitForm': 'everyone',
    'Mutation.updateForm': WRITES,
    'Query.publicForm': 'everyone',
    'Viewer.form': { page: 'form' },
    'Viewer.formResponse': { page: 'form' },
    'Viewer.formResponses': { page: 'form' },
    'Viewer.forms': { page: 'forms' },
  },
};
