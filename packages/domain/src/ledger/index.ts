export { JOURNAL_KINDS, type JournalKind } from './journalKinds.ts';
export { type CashAccount, cashAccount, LEDGER_ACCOUNTS, type LedgerAccount } from './ledgerAccounts.ts';
export { balances, type LedgerEvent, ledgerProblem, type Posting, POSTINGS, reversed } from './postings.ts';
export { BACKDATE_DAYS, closedMonthNote, DAY_AHEAD, DAY_NEEDS_REASON, type EffectiveDay, ledgerDay, whyNotDay } from './ledgerDay.ts';
