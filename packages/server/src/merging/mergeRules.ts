import type { MergeField, MergeKind } from '@atlas/domain/merging';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The effect of a merge on rows whose column names the account that is merged.
 *
 * - `moves`: they become those of the kept account, except where it has a row with the same unique
 *   key already. Such a row stays, unless `better` holds: then the two change places. A row stays,
 *   too, if its column `never` names the kept account.
 * - `chosen`: they belong to one field that staff choose. All rows of the account that the field
 *   comes from become those of the kept account, and those of the kept account take their place.
 * - `stays`: they say who did something, or belong to the sign-in of the account.
 * - `byHand`: a function of its own moves them.
 */
export type MergeRule =
  | { readonly moves: MergeKind; readonly better?: SQL; readonly never?: string; readonly where?: SQL }
  | { readonly moves: MergeKind; readonly chosen: MergeField }
  | { readonly stays: string }
  | { readonly byHand: string };

const actor: MergeRule = { stays: 'Says which account did it.' };
const signIn: MergeRule = { stays: 'Belongs to the sign-in of the account.' };
const work: MergeRule = { stays: 'Belongs to work that this account started.' };
const sent: MergeRule = { stays: 'Says what was sent to this account.' };
const moves = (kind: MergeKind, more: { better?: SQL; never?: string; where?: SQL } = {}): MergeRule => ({ moves: kind, ...more });

/**
 * The rule of each column that refers to an account, by its table in the database and its name in
 * the schema. A test requires one for every such column. In `better`, `theirs` is the row of the
 * merged account and `own` that of the kept one.
 *
 * @spec product decision §14
 */
export const MERGE_RULES: Readonly<Record<string, MergeRule>> = {
  'access_level_versions.savedById': actor,
  'accountability_choices.userId': moves('groups'),
  'accountability_groups.assistantId': moves('duties'),
  'accountability_groups.leaderId': moves('duties'),
  'accountability_members.userId': { moves: 'groups', chosen: 'accountability-group' },
  'affiliates.userId': { byHand: 'One account of the two remains, see `keptAffiliate`.' },
  'audit_entries.actorId': actor,
  'audit_entries.onBehalfOfId': actor,
  'audit_personal_values.personId': { stays: 'The audit is never changed.' },
  'backups.startedById': actor,
  'bill_links.userId': moves('money'),
  'broadcast_recipients.userId': sent,
  'broadcasts.authorId': moves('duties'),
  'broadcasts.impersonatorId': actor,
  'broadcasts.senderId': work,
  'bug_report_answers.authorId': actor,
  'bug_reports.userId': moves('messages'),
  'bulk_jobs.actingId': work,
  'bulk_jobs.impersonatorId': work,
  'bulk_jobs.startedById': work,
  'calendar_feeds.userId': { stays: 'The address of the feed is a secret of this account.' },
  'challenge_participants.userId': moves('challenges'),
  'changelog_entries.authorId': actor,
  'check_in_calls.calledById': actor,
  'check_in_calls.userId': moves('groups'),
  'check_in_steps.userId': moves('groups'),
  'check_ins.repliedById': actor,
  'check_ins.userId': moves('groups'),
  'collected_payments.resolvedById': actor,
  'consents.userId': { stays: 'Says what was agreed to with this account.' },
  'courses.authorId': actor,
  'documents.issuedById': actor,
  'documents.userId': moves('money'),
  'duplicate_checks.userId': { stays: 'Is about this account.' },
  'duplicate_pairs.dismissedById': actor,
  'duplicate_pairs.firstId': { stays: 'Is about this account.' },
  'duplicate_pairs.secondId': { stays: 'Is about this account.' },
  'email_confirmations.requestedById': actor,
  'email_confirmations.userId': signIn,
  'event_rsvps.userId': moves('events', { better: sql`theirs.attended is true and own.attended is not true` }),
  'events.hostId': moves('duties'),
  'exports.impersonatorId': work,
  'exports.userId': work,
  'failed_jobs.ranAgainById': actor,
  'files.uploadedById': actor,
  'files.userId': moves('profile'),
  'finished_tasks.userId': moves('points'),
  'form_attempts.userId': { stays: 'A response that was begun belongs to its browser.' },
  'form_responses.userId': moves('forms'),
  'group_coaches.userId': moves('duties'),
  'group_members.userId': { moves: 'groups', chosen: 'group' },
  'groups.leaderId': moves('duties'),
  'head_coaches.coachId': moves('duties', { never: 'headCoachId' }),
  'head_coaches.headCoachId': moves('duties', { never: 'coachId' }),
  'idempotency_keys.userId': signIn,
  'impersonations.impersonatorId': actor,
  'impersonations.userId': actor,
  'import_mappings.savedById': actor,
  'imports.actingId': work,
  'imports.uploadedById': work,
  'installation.resumedById': actor,
  'invoices.userId': moves('money'),
  'journal_entries.actorId': actor,
  'landing_page_versions.publishedById': actor,
  'leads.userId': moves('affiliate'),
  'legal_documents.draftSavedById': actor,
  'legal_versions.publishedById': actor,
  'lesson_notes.userId': moves('learning'),
  'lesson_progress.userId': moves('learning', {
    better: sql`(theirs.finished_at is not null, theirs.position_seconds) > (own.finished_at is not null, own.position_seconds)`,
  }),
  'mail_days.userId': sent,
  'move_ups.reviewerId': actor,
  'move_ups.userId': { byHand: 'A request that waits belongs to the stage that staff choose; the others move.' },
  'notification_preferences.userId': moves('messages', { better: sql`own.email and not theirs.email` }),
  'notifications.userId': moves('messages'),
  'opt_ins.userId': moves('forms'),
  'orders.userId': moves('money'),
  'outbox.userId': sent,
  'password_resets.userId': signIn,
  'pay_plans.proposedById': actor,
  'pay_plans.userId': moves('money'),
  'payment_allocations.userId': moves('money'),
  'payment_promises.userId': moves('care'),
  'payment_proofs.decidedById': actor,
  'payment_proofs.userId': moves('money'),
  'payment_reminders.userId': moves('money'),
  'payments.recordedById': actor,
  'payments.reversedById': actor,
  'payments.userId': moves('money'),
  'payout_batches.createdById': actor,
  'portfolio.userId': { moves: 'care', chosen: 'success-manager' },
  'postings.userId': moves('money'),
  'privacy_requests.userId': { stays: 'A download contains the data of one account.' },
  'provider_payouts.recordedById': actor,
  'provider_refunds.requestedById': actor,
  'recovery_codes.userId': signIn,
  'refunds.decidedById': actor,
  'refunds.requestedById': actor,
  'refunds.userId': moves('money'),
  'reminder_holds.heldById': actor,
  'reminder_holds.userId': moves('money'),
  'retention_cases.userId': moves('care'),
  'round_choices.leadId': moves('duties'),
  'round_choices.userId': moves('groups'),
  'round_draws.userId': moves('groups'),
  'round_seats.leadId': moves('duties'),
  'saved_reports.ownerId': moves('duties'),
  'schedule_entries.userId': moves('money'),
  'second_factors.userId': signIn,
  'segments.ownerId': moves('duties'),
  'sessions.impersonatorId': signIn,
  'sessions.userId': signIn,
  'setting_changes.changedById': actor,
  'settings.updatedById': actor,
  'sign_in_log.userId': signIn,
  'stage_managers.userId': moves('duties'),
  'stage_reviewers.userId': moves('duties'),
  'statement_mappings.savedById': actor,
  'statement_rows.decidedById': actor,
  'statements.uploadedById': work,
  'statements.workedById': work,
  'subgroups.leaderId': moves('duties'),
  'subscriptions.userId': moves('subscriptions'),
  'success_managers.userId': moves('duties'),
  'uploads.userId': work,
  'user_access_levels.userId': { byHand: 'The levels of both are held afterwards; the merged account keeps its own.' },
  'user_merges.archivedId': { stays: 'Says which accounts were merged.' },
  'user_merges.keptId': { stays: 'Says which accounts were merged.' },
  'user_merges.mergedById': actor,
  'user_notes.authorId': actor,
  'user_notes.editedById': actor,
  'user_notes.userId': moves('care'),
  'user_stages.userId': { moves: 'journey', chosen: 'stage' },
  'wins.userId': moves('profile'),
  'workshop_registrations.userId': moves('forms'),
  'xp_entries.userId': moves('points'),
};
