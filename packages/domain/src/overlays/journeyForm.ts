import { roleInUse } from '../access/roleInUse.ts';
import type { Member } from './member.ts';

/**
 * The slug of the Journey Form.
 *
 * @spec 1 §2.2
 */
export const JOURNEY_FORM_SLUG = 'journey-form';

/** Texts of the invitation to the Journey Form. Our own: the specification has none. */
export const JOURNEY_FORM = {
  title: 'Tell us where you are',
  text: 'A few questions about your work so far. Your answers decide the stage you begin in, with tasks that fit you.',
  open: 'Open the Journey Form',
  later: 'Later',
} as const;

/**
 * Whether the Journey Form opens: to a member who has not completed it.
 *
 * @example
 * const member = { accessLevel: null, roles: 'member', isJourneyFormCompleted: false };
 * showsJourneyForm(member) // true
 * @spec 2 §4
 */
export function showsJourneyForm(user: Member<'isJourneyFormCompleted'>): boolean {
  return roleInUse(user) === 'member' && user?.isJourneyFormCompleted === false;
}
