/** Records that remain after an account is deleted, and why. */
interface Retained {
  readonly what: string;
  readonly why: string;
}

/**
 * All records that remain after an account is deleted, as the person reads it before they request
 * it. The rules of the tables name these reasons, so that no other rows remain.
 *
 * @spec product decisions §20, M7
 */
export const RETAINED_DATA = {
  payments: {
    what: 'Payments, bills and subscriptions',
    why: 'Tax law requires them for ten years. They belong to an account without a name.',
  },
  invoices: {
    what: 'Statements, receipts and invoices',
    why: 'Tax law requires them for ten years. Only invoices for tax retain your name.',
  },
  counts: { what: 'Counts of visits and used coupons', why: 'Limits and figures depend on them. They name no one.' },
  changes: { what: 'The record of changes', why: 'It proves who did what. What it contains about you is deleted.' },
  choices: { what: 'Cookie choices and this request', why: 'They prove that we did what you chose.' },
  tickets: { what: 'Ticket numbers of bug reports', why: 'No number is used twice. Texts and pictures are deleted.' },
  backups: { what: 'Older backups', why: 'They end on their own. After a restore, we delete your account again first.' },
} as const satisfies Readonly<Record<string, Retained>>;

export type RetainedKind = keyof typeof RETAINED_DATA;
