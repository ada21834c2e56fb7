import type { Db } from '../db/open.ts';
import { stopAllBroadcasts } from '../modules/announcements/repo.ts';
import { endAllAccess } from '../modules/auth/sessionRepo.ts';
import { writeRestored } from '../modules/installation/repo.ts';
import { endAnnouncements } from '../modules/notifications/announcements.ts';
import { cancelWaitingMessages } from '../modules/notifications/outbox.ts';

const WAS_ANNOUNCED = 'This copy was restored from a backup. The original may have sent it to more people since.';
const WAITED = 'It waited when the backup was made that this copy was restored from.';

/**
 * Makes a restored database safe to start. The original may since have done what was still pending
 * in the backup. Pauses outgoing work, cancels pending messages and announcements, and ends
 * everything that opens an account without its password.
 *
 * @param backupAt when the backup was made
 */
export async function markRestored(tx: Db, { at, backupAt }: { at: Date; backupAt: Date }): Promise<void> {
  await writeRestored(tx, { at, backupAt });
  await cancelWaitingMessages(tx, WAITED);
  await endAnnouncements(tx, at);
  await stopAllBroadcasts(tx, WAS_ANNOUNCED);
  await endAllAccess(tx, at);
}
