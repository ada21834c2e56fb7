import type { RetainedKind } from '@atlas/domain/privacy';
import { sql } from 'drizzle-orm';

/**
 * How a table refers to the person whose data it contains: by the id of the account, by a confirmed
 * email address, through a row of another table, or by any mention of the address in its text.
 */
export type Link =
  | { readonly user: string }
  | { readonly email: string }
  | { readonly through: string; readonly of: string }
  | { readonly mention: string };

/** A table with rows about a person. */
export interface PersonalRule {
  readonly links: readonly Link[];
  /**
   * The effect of an erasure on the rows. `blank` empties the columns that are declared as
   * personal or secret; `keep` leaves the rows, which then refer to an account without a name.
   */
  readonly erase: 'delete' | 'blank' | 'keep';
  /** Why rows remain. Required unless the rows are deleted. */
  readonly why?: RetainedKind;
  /** Whether the download leaves the rows out, such as secrets and technical records. */
  readonly isHidden?: true;
  /** Columns that the download leaves out, such as the names of staff. */
  readonly omits?: readonly string[];
  /** Values for columns that cannot be empty, instead of the default. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A rule for a table, or the reason why none of its rows are about a person who is erased. */
export type PersonRule = PersonalRule | { readonly actors: string };

const CONTENT = 'Refers to the account of the author or editor only.';
const DUTY = 'Refers to the account of the person in charge only.';
const user = (column = 'userId'): Link => ({ user: column });
const email = (column = 'email'): Link => ({ email: column });
const through = (column: string, of: string): Link => ({ through: column, of });
const deleted = (...links: Link[]): PersonalRule => ({ links, erase: 'delete' });
const own = deleted(user());
const hidden = (...links: Link[]): PersonalRule => ({ links, erase: 'delete', isHidden: true });
const kept = (why: RetainedKind, ...links: Link[]): PersonalRule => ({ links, erase: 'keep', why });
const blanked = (why: RetainedKind, ...links: Link[]): PersonalRule => ({ links, erase: 'blank', why });
const withoutNames = (rule: PersonalRule, ...omits: string[]): PersonalRule => ({ ...rule, omits });

/** A document without its buyer. Invoices for tax retain the name, as the law requires. */
const WITHOUT_BUYER = sql`jsonb_set(snapshot, '{buyer}', case when kind = 'invoice'
  then (snapshot -> 'buyer') || '{"email": ""}'::jsonb
  else '{"name": "Deleted account", "email": "", "tin": null, "address": null}'::jsonb end)`;

/**
 * The rule of every table that refers to a person, by its name in the database. Downloads and
 * erasures read nothing else, and a test requires a rule for each such table.
 */
export const PERSON_RULES: Readonly<Record<string, PersonRule>> = {
  access_level_versions: { actors: CONTENT },
  accountability_choices: own,
  accountability_groups: { actors: DUTY },
  accountability_members: own,
  affiliate_clicks: {
    links: [through('affiliateId', 'affiliates')],
    erase: 'keep',
    why: 'counts',
    isHidden: true,
  },
  affiliates: blanked('payments', user()),
  announcements: { links: [{ mention: 'recipients' }], erase: 'delete', isHidden: true },
  audit_entries: {
    links: [user('actorId'), user('onBehalfOfId')],
    erase: 'keep',
    why: 'changes',
    omits: ['actorId', 'onBehalfOfId', 'before', 'after', 'reason'],
  },
  audit_personal_values: deleted(user('personId')),
  backups: { actors: DUTY },
  bill_links: hidden(user()),
  bounced_addresses: hidden({ email: 'address' }),
  broadcast_recipients: withoutNames(own, 'mailId'),
  broadcasts: { actors: CONTENT },
  bug_report_answers: withoutNames(deleted(through('reportId', 'bug_reports')), 'authorId'),
  bug_reports: withoutNames(blanked('tickets', user(), email()), 'secretHash'),
  bulk_jobs: { actors: 'Refers to the account of the staff member only.' },
  bulk_job_rows: { actors: 'Contains ids and states of records.' },
  calendar_feeds: hidden(user()),
  challenge_participants: withoutNames(deleted(user(), email()), 'keyHash'),
  challenge_progress: deleted(through('participantId', 'challenge_participants')),
  changelog_entries: { actors: CONTENT },
  check_in_calls: withoutNames(own, 'calledById'),
  check_in_steps: own,
  check_ins: withoutNames(own, 'repliedById'),
  collected_payments: { ...kept('payments', through('attemptId', 'payment_attempts')), omits: ['resolvedById'] },
  commissions: kept('payments', through('affiliateId', 'affiliates')),
  consents: blanked('choices', user()),
  coupon_redemptions: blanked('counts', email(), through('orderId', 'orders')),
  courses: { actors: CONTENT },
  document_counters: { actors: 'Contains numbers only.' },
  documents: { ...blanked('invoices', user()), omits: ['issuedById'], values: { snapshot: WITHOUT_BUYER } },
  duplicate_checks: hidden(user()),
  duplicate_pairs: hidden(user('firstId'), user('secondId')),
  email_confirmations: hidden(user()),
  event_rsvps: own,
  events: { actors: DUTY },
  exports: withoutNames(deleted(user()), 'impersonatorId', 'storageKey'),
  failed_jobs: { links: [{ mention: 'data' }], erase: 'delete', isHidden: true },
  files: {
    links: [
      user(),
      through('proofId', 'payment_proofs'),
      through('responseId', 'form_responses'),
      through('attemptId', 'form_attempts'),
      through('bugReportId', 'bug_reports'),
      through('winId', 'wins'),
    ],
    erase: 'delete',
    omits: ['storageKey', 'uploadedById'],
  },
  finished_tasks: own,
  form_attempts: hidden(user()),
  form_responses: deleted(user(), email()),
  group_coaches: own,
  group_members: own,
  groups: { actors: DUTY },
  head_coaches: deleted(user('coachId'), user('headCoachId')),
  idempotency_keys: hidden(user()),
  impersonations: withoutNames(blanked('changes', user()), 'impersonatorId'),
  import_rows: { links: [{ mention: 'cells' }], erase: 'delete', isHidden: true },
  import_mappings: { actors: 'Refers to the account of the staff member only.' },
  imports: { links: [{ mention: 'problems' }], erase: 'blank', why: 'changes', isHidden: true, values: { problems: [] } },
  installation: { actors: DUTY },
  invoices: kept('payments', user()),
  journal_entries: { actors: 'Refers to the account of the staff member only.' },
  leads: deleted(user(), email()),
  legal_documents: { actors: CONTENT },
  legal_versions: { actors: CONTENT },
  landing_page_versions: { actors: CONTENT },
  lesson_notes: own,
  lesson_progress: own,
  mail_days: hidden(user()),
  move_ups: withoutNames(own, 'reviewerId'),
  notification_preferences: own,
  notifications: own,
  opt_ins: deleted(user(), email()),
  orders: { ...blanked('payments', user(), email()), omits: ['idempotencyKey', 'secretHash', 'searchText', 'mailbox'] },
  outbox: deleted(user(), { email: 'recipient' }),
  password_resets: hidden(user()),
  pay_plans: withoutNames(blanked('payments', user()), 'proposedById'),
  payment_allocations: kept('payments', user()),
  payment_attempts: kept('payments', through('orderId', 'orders'), through('entryId', 'schedule_entries')),
  payment_promises: withoutNames(own, 'managerId'),
  payment_proofs: withoutNames(blanked('payments', user(), through('orderId', 'orders')), 'decidedById'),
  payment_reminders: own,
  payments: withoutNames(kept('payments', user()), 'recordedById', 'reversedById'),
  payout_batches: { actors: 'Refers to the account of the staff member only.' },
  payouts: blanked('payments', through('affiliateId', 'affiliates')),
  portfolio: withoutNames(own, 'managerId'),
  postings: { ...kept('payments', user()), isHidden: true },
  privacy_requests: { ...kept('choices', user()), omits: ['storageKey'] },
  provider_events: { ...blanked('payments', through('attemptId', 'payment_attempts')), isHidden: true },
  provider_payouts: { actors: 'Refers to the account of the staff member only.' },
  provider_refunds: withoutNames(blanked('payments', through('refundId', 'refunds')), 'requestedById'),
  recovery_codes: hidden(user()),
  refunds: withoutNames(blanked('payments', user()), 'requestedById', 'decidedById'),
  reminder_holds: withoutNames(own, 'heldById'),
  reopened_tasks: deleted(through('moveUpId', 'move_ups')),
  retention_cases: withoutNames(own, 'managerId'),
  round_choices: own,
  round_draws: own,
  round_seats: { actors: DUTY },
  saved_reports: deleted(user('ownerId')),
  report_runs: deleted(through('reportId', 'saved_reports')),
  schedule_entries: blanked('payments', user()),
  second_factors: hidden(user()),
  segments: withoutNames(deleted(user('ownerId')), 'key'),
  sessions: {
    links: [user()],
    erase: 'delete',
    omits: ['tokenHash', 'formerTokenHash', 'impersonatorId', 'ownAccessLevelId'],
  },
  setting_changes: { actors: CONTENT },
  settings: { actors: CONTENT },
  sign_in_log: deleted(user(), email()),
  stage_managers: own,
  stage_reviewers: own,
  statement_mappings: { actors: CONTENT },
  statement_rows: {
    ...blanked('payments', through('proofId', 'payment_proofs'), through('orderId', 'orders'), through('entryId', 'schedule_entries')),
    isHidden: true,
  },
  statements: { actors: 'Refers to the account of the staff member only.' },
  subgroups: { actors: DUTY },
  subscriptions: blanked('payments', user()),
  success_managers: kept('changes', user()),
  uploads: { ...hidden(user()) },
  user_access_levels: own,
  user_merges: withoutNames(deleted(user('keptId'), user('archivedId')), 'mergedById', 'moved', 'changes'),
  user_notes: withoutNames(own, 'authorId', 'editedById'),
  user_stages: own,
  users: {
    links: [user('id')],
    erase: 'blank',
    why: 'payments',
    omits: ['passwordHash', 'searchText', 'nameKey', 'expiryKey', 'showReturneeModal'],
    values: { firstName: 'Deleted', lastName: 'account' },
  },
  wins: own,
  workshop_registrations: deleted(user(), email()),
  xp_entries: own,
};
