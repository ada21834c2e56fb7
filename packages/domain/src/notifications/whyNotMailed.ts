import type { NotificationKind } from './kinds.ts';

/** Whether somebody wants a kind of notification by e-mail: what they chose, and yes where they chose nothing. */
export const wantsMail = (choices: Readonly<Record<string, boolean>>, kind: NotificationKind): boolean => choices[kind] ?? true;

/** What is known of whom an e-mail is for. */
export interface Recipient {
  isArchived: boolean;
  /** Whether they want this kind; by themselves or by default. */
  wantsIt: boolean;
  /** Whether the last e-mail to the address came back. */
  bounced: boolean;
  /** Whether somebody with an account has not shown yet that the address is theirs. */
  isUnconfirmed: boolean;
}

/** Why an e-mail stays unsent. */
export type NotMailed = 'archived' | 'unconfirmed' | 'unwanted' | 'bounced';

/**
 * Why an e-mail is not sent after all; null when it is. One about the account reaches whoever has one, whatever they chose, and also an address where
 * the last one came back: it may be their only way in.
 */
export function whyNotMailed(
  { isArchived, wantsIt, bounced, isUnconfirmed }: Recipient,
  { isAboutAccount }: { isAboutAccount: boolean },
): NotMailed | null {
  if (isArchived) return 'archived';
  if (isAboutAccount) return null;
  if (isUnconfirmed) return 'unconfirmed';
  if (!wantsIt) return 'unwanted';
  return bounced ? 'bounced' : null;
}

const TEXTS: Record<NotMailed, string> = {
  archived: 'The account was archived before it was sent.',
  unconfirmed: 'The person has not confirmed this address yet.',
  unwanted: 'The person does not want this kind of e-mail.',
  bounced: 'The last e-mail to this address came back.',
};

/** The same as a sentence for staff. */
export const notMailedText = (reason: NotMailed): string => TEXTS[reason];
