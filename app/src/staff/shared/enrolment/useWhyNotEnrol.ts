import { useMoneyAccess } from '../useMoneyAccess.ts';

/** Shown to readers without the function flag. */
const READ_ONLY = 'Your access level shows enrollments, but does not let you change them.';

/**
 * Explains why the current user cannot enroll or unsubscribe a person, as a sentence, or returns
 * null.
 */
export function useWhyNotEnrol(personId: number): string | null {
  const { mayDecide, whyNot } = useMoneyAccess();
  return mayDecide ? whyNot(personId) : READ_ONLY;
}
