import { checkDates } from '../time/checkDates.ts';
import { deletionTimes } from './deletionTimes.ts';
import { lastDayBefore } from './lastDayBefore.ts';

/** The kinds of requests about personal data. */
export const PRIVACY_REQUEST_KINDS = ['download', 'deletion'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

/** The states of a request. A download fails when its file could not be written. */
export const PRIVACY_REQUEST_STATES = ['requested', 'done', 'withdrawn', 'failed'] as const;
export type PrivacyRequestState = (typeof PRIVACY_REQUEST_STATES)[number];

/** The facts about a request that decide what can be done with it. */
export interface PrivacyRequestFacts {
  readonly kind: PrivacyRequestKind;
  readonly state: PrivacyRequestState;
  readonly createdAt: Date;
}

/**
 * Explains why a request cannot be withdrawn; null when it can. Only a request to delete an account
 * can be withdrawn, until the week is over.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const request = { kind: 'deletion', state: 'done', createdAt: new Date('2025-11-12T02:00:00Z') };
 * whyNotWithdraw(request, new Date('2025-11-13T02:00:00Z')) // 'This request is closed already.'
 */
export function whyNotWithdraw({ kind, state, createdAt }: PrivacyRequestFacts, now: Date): string | null {
  checkDates({ createdAt, now });
  const { finalFrom } = deletionTimes(createdAt);
  if (kind !== 'deletion') return 'A download cannot be withdrawn.';
  if (state !== 'requested') return 'This request is closed already.';
  return now.getTime() < finalFrom.getTime() ? null : 'The week to withdraw your request is over.';
}

/**
 * Explains why an account cannot be deleted yet; null when the week to withdraw is over.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const createdAt = new Date('2025-11-12T02:00:00Z');
 * const request = { kind: 'deletion', state: 'requested', createdAt };
 * whyNotErase(request, new Date('2025-11-20T02:00:00Z')) // null
 */
export function whyNotErase({ kind, state, createdAt }: PrivacyRequestFacts, now: Date): string | null {
  checkDates({ createdAt, now });
  const { finalFrom } = deletionTimes(createdAt);
  if (kind !== 'deletion') return 'This is a request for a download.';
  if (state !== 'requested') return 'This request is closed already.';
  if (now.getTime() >= finalFrom.getTime()) return null;
  return `The person can withdraw this request until ${lastDayBefore(finalFrom)}. Delete the account after that.`;
}
