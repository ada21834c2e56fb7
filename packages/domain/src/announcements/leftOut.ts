/**
 * The reasons why a person does not get an announcement, or does not get it by email.
 * - of people: `archived`, `deletion` (asked for the deletion of their account), `out-of-scope`
 *   (the sender does not see them any more)
 * - of emails: `unwanted`, `unconfirmed`, `bounced`, `failed`
 */
export const LEFT_OUT = ['archived', 'deletion', 'out-of-scope', 'unwanted', 'unconfirmed', 'bounced', 'failed'] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

const TEXTS: Readonly<Record<LeftOut, string>> = {
  archived: 'Archived',
  deletion: 'Asked to delete their account',
  'out-of-scope': 'No longer in the scope of the sender',
  unwanted: 'Unsubscribed from announcements by email',
  unconfirmed: 'No confirmed email',
  bounced: 'The last email to their address came back',
  failed: 'The email could not be delivered',
};

/** The reason in words for staff. */
export const leftOutText = (reason: LeftOut): string => TEXTS[reason];

/** Whether a text is one of the reasons. */
export const isLeftOut = (text: string): text is LeftOut => LEFT_OUT.some((one) => one === text);

/** The facts about a person who is in the audience of an announcement. */
export interface AnnouncementRecipient {
  readonly isArchived: boolean;
  /** Whether they asked for the deletion of their account. */
  readonly asksForDeletion: boolean;
  /** Whether the sender sees them. */
  readonly isInScope: boolean;
  /** Whether they want announcements by email: their choice, or yes by default. */
  readonly wantsMail: boolean;
  /** Whether their email address is confirmed. */
  readonly isConfirmed: boolean;
  /** Whether the last email to their address came back. */
  readonly bounced: boolean;
}

/**
 * Explains why a person does not get an announcement at all; null when they do.
 *
 * @example
 * const mailbox = { isConfirmed: true, wantsMail: true, bounced: false };
 * const person = { isArchived: true, asksForDeletion: false, isInScope: true };
 * whyLeftOut({ ...person, ...mailbox }) // 'archived'
 */
export function whyLeftOut({ isArchived, asksForDeletion, isInScope }: AnnouncementRecipient): LeftOut | null {
  if (isArchived) return 'archived';
  if (asksForDeletion) return 'deletion';
  return isInScope ? null : 'out-of-scope';
}

/**
 * Explains why a person does not get an announcement by email; null when they do. The order is that
 * of `whyNotMailed`, which decides again when the email leaves.
 *
 * @example
 * const mailbox = { isConfirmed: true, wantsMail: false, bounced: false };
 * const person = { isArchived: false, asksForDeletion: false, isInScope: true };
 * whyNotByMail({ ...person, ...mailbox }) // 'unwanted'
 */
export function whyNotByMail(recipient: AnnouncementRecipient): LeftOut | null {
  const whole = whyLeftOut(recipient);
  if (whole !== null) return whole;
  if (!recipient.isConfirmed) return 'unconfirmed';
  if (!recipient.wantsMail) return 'unwanted';
  return recipient.bounced ? 'bounced' : null;
}
