import type { PageFlag } from '@atlas/domain/access';

/** The logs, in the order of their tabs. */
export const LOG_LABELS = {
  mail: 'Mail',
  jobs: 'Jobs',
  bulk: 'Bulk changes',
  'browser-errors': 'Browser errors',
  'bug-reports': 'Bug reports',
  'sign-ins': 'Sign-ins',
  audit: 'Audit',
  privacy: 'Privacy',
} as const;

/** The page flags of logs that the flag of the page does not open. */
export const LOG_PAGES: { readonly [Log in keyof typeof LOG_LABELS]?: PageFlag } = { privacy: 'editUser' };
