/** The logs, in the order of their tabs. */
export const LOG_LABELS = {
  mail: 'Mail',
  jobs: 'Jobs',
  bulk: 'Bulk changes',
  'browser-errors': 'Browser errors',
  'sign-ins': 'Sign-ins',
  audit: 'Audit',
} as const;
