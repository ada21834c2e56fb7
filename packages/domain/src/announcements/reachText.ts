import { sendingMinutes } from './throttle.ts';

const number = (count: number): string => count.toLocaleString('en-US');
const people = (count: number): string => `${number(count)} ${count === 1 ? 'person' : 'people'}`;

export const NO_RECIPIENTS = 'No one matches, so there is no one to send this to. Choose other recipients.';
export const REACH_CHANGED = 'The number of recipients changed since you looked. Look at it again, then send.';
export const SEGMENT_DELETED = 'The segment of this announcement no longer exists. Choose other recipients.';
export const SENDER_MAY_NOT = 'The sender may no longer send announcements.';

/** The number of people whom an announcement reaches, by channel. */
export interface Reach {
  /** Everyone who gets it in one way or the other. */
  readonly people: number;
  readonly inApp: number;
  readonly byMail: number;
  /** Those of `byMail` whose email waits for another day or the morning. */
  readonly mailLater: number;
}

/**
 * The confirmation before an announcement is sent, with its number of recipients.
 *
 * @example reachText({ people: 348, inApp: 348, byMail: 301, mailLater: 12 })
 * // 'This reaches 348 people: 348 in Atlas and 301 by email, 12 of them later.'
 */
export function reachText(reach: Reach): string {
  if (reach.people === 0) return NO_RECIPIENTS;
  const { inApp, byMail, mailLater } = reach;
  const mail = `${number(byMail)} by email${mailLater > 0 ? `, ${number(mailLater)} of them later` : ''}`;
  const channels = [...(inApp > 0 ? [`${number(inApp)} in Atlas`] : []), ...(byMail > 0 ? [mail] : [])];
  const minutes = sendingMinutes(reach.people);
  const lasting = minutes > 0 ? ` Sending takes at least ${number(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.` : '';
  return `This reaches ${people(reach.people)}: ${channels.join(' and ')}.${lasting}`;
}

/**
 * How far the sending of an announcement is.
 *
 * @example progressText({ state: 'stopped', done: 120, total: 348 })
 * // 'Done for 120 of 348 people. The others did not get it.'
 */
export function progressText({ state, done, total }: { state: string; done: number; total: number }): string {
  const counted = `Done for ${number(done)} of ${people(total)}.`;
  if (state === 'stopped') return `${counted} The others did not get it.`;
  return state === 'sent' ? counted : `${counted} You can leave this page.`;
}

/** The reason why an announcement cannot be sent by email yet. */
export const NO_POSTAL_ADDRESS = 'Emails need the address of the business. An admin adds it under Default settings, Seller.';
