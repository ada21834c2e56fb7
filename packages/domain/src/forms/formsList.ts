import { defineList } from '../lists/defineList.ts';

/** The list of all forms for staff, newest first. Archived ones appear only when requested. */
export const formsList = defineList({
  sorts: ['created', 'title'],
  order: { by: 'created', descending: true },
  searches: 'Title or address',
  filters: {
    state: { kind: 'enum', field: 'state', words: ['draft', 'open', 'closed'] },
    status: { kind: 'yesNo', field: 'archived', words: { archived: true } },
  },
});

/** The list of the responses to forms, newest first. */
export const formResponsesList = defineList({
  sorts: ['submitted'],
  order: { by: 'submitted', descending: true },
  searches: 'Name, email or Tribe ID',
  filters: {
    form: { kind: 'id', field: 'formId' },
    version: { kind: 'id', field: 'versionId' },
    from: { kind: 'day', field: 'submittedFrom' },
    to: { kind: 'day', field: 'submittedTo' },
    /** Answers as `key=option`. Those of one question are alternatives. */
    answer: { kind: 'text', field: 'answers', many: true },
  },
});
