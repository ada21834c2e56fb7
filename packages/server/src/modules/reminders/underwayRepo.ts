import { sql, type SQL } from 'drizzle-orm';

/** Minutes for which a payment that was begun at a provider counts as underway. */
const UNDERWAY_MINUTES = 60;

/**
 * Condition: a payment of an entry is underway. A receipt waits for review, a payment was begun at a
 * provider within the last hour, or money that a provider collected for it waits for staff.
 *
 * @param entryId the column that names the entry
 */
export const isPaymentUnderway = (entryId: SQL, now: Date): SQL => sql`(
  exists (select from payment_proofs proof where proof.entry_id = ${entryId} and proof.state = 'submitted')
  or exists (select from payment_attempts attempt where attempt.entry_id = ${entryId} and attempt.state = 'open'
    and attempt.created_at > ${new Date(now.getTime() - UNDERWAY_MINUTES * 60_000).toISOString()}::timestamptz)
  or exists (select from payment_attempts attempt join collected_payments collected on collected.attempt_id = attempt.id
    where attempt.entry_id = ${entryId} and collected.kept_reason is not null and collected.resolved_at is null)
)`;
