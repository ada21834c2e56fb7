import type { Authorization } from '../../graphql/rules.ts';

/** Access rules for merging accounts. */
export const mergingAuthorization: Authorization = {
  types: {
    DuplicatePair: { page: 'users' },
    MergeAccount: 'with-parent',
    MergeCount: 'with-parent',
    MergePeriod: 'with-parent',
    MergePreview: 'with-parent',
    MergeValue: 'with-parent',
  },
  fields: {
    'Mutation.mergeUsers': { pages: ['users', 'editUser'] },
    'Mutation.setDuplicateDismissed': { pages: ['users', 'editUser'] },
    'Mutation.undoMerge': { pages: ['users', 'editUser'] },
    'Query.mergePreview': { pages: ['users', 'editUser'] },
    'UserAccount.mergedInto': { page: ['user', 'users'] },
    'Viewer.duplicatePairs': { page: 'users' },
    'Viewer.mergeAccounts': { page: 'users' },
  },
};
