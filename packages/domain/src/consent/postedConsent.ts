import { type Consent, NECESSARY_ONLY } from './consent.ts';

/**
 * The buttons of forms about cookies, by the value that they post as `choice`. `withdraw` drops the
 * choice, so that the visitor is asked again.
 */
export const CONSENT_BUTTONS = ['necessary', 'all', 'chosen', 'withdraw'] as const;
export type ConsentButton = (typeof CONSENT_BUTTONS)[number];

/** Reads which button posted a form; null for any other value. */
export const readConsentButton = (value: string | null | undefined): ConsentButton | null =>
  CONSENT_BUTTONS.find((button) => button === value) ?? null;

/**
 * The choice that a posted form makes.
 *
 * @param isChecked whether the form's checkbox of a purpose is checked
 * @example postedConsent('all', () => false) // { statistics: true, marketing: true }
 * @example postedConsent('withdraw', () => true) // { statistics: false, marketing: false }
 */
export function postedConsent(button: ConsentButton, isChecked: (name: string) => boolean): Consent {
  if (button === 'all') return { statistics: true, marketing: true };
  if (button === 'chosen') return { statistics: isChecked('statistics'), marketing: isChecked('marketing') };
  return NECESSARY_ONLY;
}
