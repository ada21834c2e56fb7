import { checkDates } from '../time/checkDates.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';

/** Days during which a person can withdraw the request to delete their account. */
export const WITHDRAW_DAYS = 7;
/** Days within which a request about personal data is answered. */
export const ANSWER_DAYS = 30;

/** The instants that a request to delete an account leads to. */
export interface DeletionTimes {
  /** From this instant, the request can be carried out and no longer be withdrawn. */
  readonly finalFrom: Date;
  /** The end of the last day to answer the request. */
  readonly answerBy: Date;
}

/**
 * The deadlines of a request, counted in whole days in Manila after the day of the request. A
 * product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example deletionTimes(new Date('2025-11-12T02:00:00Z')).finalFrom // 2025-11-20T00:00:00+08:00
 */
export function deletionTimes(requestedAt: Date): DeletionTimes {
  const day = startOfManilaDay(requestedAt);
  return { finalFrom: addManilaDays(day, WITHDRAW_DAYS + 1), answerBy: addManilaDays(day, ANSWER_DAYS + 1) };
}

/**
 * Whether the last day to answer a request is over.
 *
 * @param answerBy the end of that day
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const { answerBy } = deletionTimes(new Date('2025-11-12T02:00:00Z'));
 * isAnswerOverdue(answerBy, new Date('2025-12-12T15:59:59Z')) // false
 */
export function isAnswerOverdue(answerBy: Date, now: Date): boolean {
  checkDates({ answerBy, now });
  return now.getTime() >= answerBy.getTime();
}
