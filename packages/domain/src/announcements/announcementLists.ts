import { defineList } from '../lists/defineList.ts';
import { ANNOUNCEMENT_STATES } from './announcementStates.ts';
import { LEFT_OUT } from './leftOut.ts';

/** The announcements that a reader sees, newest first. */
export const announcementsList = defineList({
  sorts: ['created', 'title'],
  order: { by: 'created', descending: true },
  searches: 'Title or text',
  filters: { state: { kind: 'enum', field: 'state', words: ANNOUNCEMENT_STATES } },
});

/**
 * The outcomes of an announcement for one person.
 * - `waiting`: not reached yet, or the email has not left
 * - `delivered`: notified in Atlas, or the email was sent
 * - `left-out`: neither, with the reason
 * - `failed`: the email, the only channel, could not be delivered
 */
export const RECIPIENT_OUTCOMES = ['waiting', 'delivered', 'left-out', 'failed'] as const;
export type RecipientOutcome = (typeof RECIPIENT_OUTCOMES)[number];

/**
 * The outcomes of the email of an announcement to one person. `waiting` counts an email that waits
 * for the morning or for another day.
 */
export const MAIL_OUTCOMES = ['waiting', 'sent', 'left-out', 'failed'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The recipients of one announcement, with what became of it. */
export const announcementRecipientsList = defineList({
  sorts: ['person'],
  order: { by: 'person', descending: false },
  searches: null,
  filters: {
    announcement: { kind: 'id', field: 'announcementId' },
    outcome: { kind: 'enum', field: 'outcome', words: RECIPIENT_OUTCOMES },
    reason: { kind: 'enum', field: 'reason', words: LEFT_OUT },
  },
});

/** The facts about one recipient so far. */
interface Recipient {
  /** Whether the sender's job has handled them. */
  readonly isDone: boolean;
  readonly isNotified: boolean;
  /** Null when they get no email, by the choice of the channels. */
  readonly mail: MailOutcome | null;
}

/**
 * The outcome of an announcement for one person.
 *
 * @example recipientOutcome({ isDone: true, isNotified: true, mail: 'failed' }) // 'delivered'
 */
export function recipientOutcome({ isDone, isNotified, mail }: Recipient): RecipientOutcome {
  if (!isDone) return 'waiting';
  if (isNotified || mail === 'sent') return 'delivered';
  return mail ?? 'left-out';
}
