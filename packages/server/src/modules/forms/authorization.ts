import { record, type Authorization } from '../../graphql/rules.ts';
import { looksAfter } from '../access/commands.ts';
import type { FormResponse } from './repo.ts';

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
    PublicForm: 'everyone',
  },
  fields: {
    'Query.publicForm': 'everyone',
    'Viewer.form': { page: 'form' },
    'Viewer.formResponse': { page: 'form' },
    'Viewer.formResponses': { page: 'form' },
    'Viewer.forms': { page: 'forms' },
  },
};
