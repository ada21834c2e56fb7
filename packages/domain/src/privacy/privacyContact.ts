import { ANSWER_DAYS } from './deletionTimes.ts';

/** The heading above the contact for questions about personal data. */
export const PRIVACY_CONTACT_TITLE = 'Questions about your data';

/**
 * The contact for requests about personal data and the deadline for an answer, as shown on the
 * privacy policy.
 *
 * @param contact the setting privacy-contact
 * @example
 * privacyContactText('privacy@atlas.example')
 * // 'Contact our data protection officer: privacy@atlas.example. We answer within 30 days.'
 * @spec a product decision, §20 M6
 */
export const privacyContactText = (contact: string): string =>
  `Contact our data protection officer: ${contact.trim()}. We answer within ${ANSWER_DAYS} days.`;
