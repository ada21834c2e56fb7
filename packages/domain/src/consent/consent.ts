/** The purposes for which a visitor may consent; what the site needs to work is not asked. */
export const CONSENT_PURPOSES = [
  {
    value: 'statistics',
    label: 'Statistics',
    description: 'Counts how pages are used, so that we can improve them.',
  },
  {
    value: 'marketing',
    label: 'Marketing',
    description: 'Shows whether our ads work. Facebook and others learn that you were here.',
  },
] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]['value'];

/** The version of the question. A new one asks everyone again. */
export const CONSENT_VERSION = 1;

/** The name of the cookie that stores a visitor's choice. */
export const CONSENT_COOKIE = 'atlas-consent';

/** Days for which a choice is stored; afterwards the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** A visitor's choice: the purposes they agreed to. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

/** No consent: only what the site needs to work. */
export const NECESSARY_ONLY: Consent = { statistics: false, marketing: false };

const STORED = /^(\d{1,4})\.(s?m?)\.([A-Za-z0-9_-]{16,40})$/;

/**
 * The text of the cookie for a choice.
 *
 * @param reference random, 16 to 40 url-safe characters; the record of the choice has it as well
 * @example
 * consentText({ statistics: true, marketing: false }, 'q3Zk8mVw1PsT5xYb')
 * // '1.s.q3Zk8mVw1PsT5xYb'
 */
export const consentText = ({ statistics, marketing }: Consent, reference: string): string =>
  `${CONSENT_VERSION}.${statistics ? 's' : ''}${marketing ? 'm' : ''}.${reference}`;

/**
 * Reads a choice from the text of its cookie.
 *
 * @returns null when there is none, or it answers an older version of the question
 * @example
 * readConsent('1.sm.q3Zk8mVw1PsT5xYb') // { statistics: true, marketing: true }
 */
export function readConsent(text: string | null | undefined): Consent | null {
  const [, version, letters] = STORED.exec(text ?? '') ?? [];
  if (letters === undefined || Number(version) !== CONSENT_VERSION) return null;
  return { statistics: letters.includes('s'), marketing: letters.includes('m') };
}

/**
 * Reads the reference from the text of a cookie, also when it answers an older version of the
 * question.
 *
 * @returns null when there is none
 * @example readConsentReference('1.sm.q3Zk8mVw1PsT5xYb') // 'q3Zk8mVw1PsT5xYb'
 */
export const readConsentReference = (text: string | null | undefined): string | null => STORED.exec(text ?? '')?.[3] ?? null;
