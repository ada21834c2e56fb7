import type { NotificationKind } from './kinds.ts';

/** Whether a person wants a kind of notification by email: their choice, or yes by default. */
export const wantsMail = (choices: Readonly<Record<string, boolean>>, kind: NotificationKind): boolean => choices[kind] ?? true;

/** The facts about the recipient of an email. */
export interface Recipient {
  isArchived: boolean;
  /** Whether they want this kind, by choice or by default. */
  wantsIt: boolean;
  /** Whether the last email to the address bounced. */
  bounced: boolean;
  /** Whether the recipient has an account but has not confirmed the address yet. */
  isUnconfirmed: boolean;
  /** Whether it is no longer worth sending, because what it is about has passed. */
  isTooLate: boolean;
}

/** The reasons for not sending an email. */
export type NotMailed = 'archived' | 'too-late' | 'unconfirmed' | 'unwanted' | 'bounced';

/**
 * Explains why an email is not sent; null when it is. An email about the account goes to everyone
 * with an account, whatever they chose. It also goes to an address that bounced, because it may be
 * their only way to sign in.
 */
export function whyNotMailed(
  { isArchived, wantsIt, bounced, isUnconfirmed, isTooLate }: Recipient,
  { isAboutAccount }: { isAboutAccount: boolean },
): NotMailed | null {
  if (isArchived) return 'archived';
  if (isTooLate) return 'too-late';
  if (isAboutAccount) return null;
  if (isUnconfirmed) return 'unconfirmed';
  if (!wantsIt) return 'unwanted';
  return bounced ? 'bounced' : null;
}

const TEXTS: Record<NotMailed, string> = {
  archived: 'The account was archived before it was sent.',
  'too-late': 'Its time passed before it could be sent.',
  unconfirmed: 'The person has not confirmed this address yet.',
  unwanted: 'The person does not want this kind of email.',
  bounced: 'The last email to this address came back.',
};

/** The reason as a sentence for staff. */
export const notMailedText = (reason: NotMailed): string => TEXTS[reason];
