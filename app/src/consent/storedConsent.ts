import { type Consent, CONSENT_COOKIE, type ConsentPurpose, readConsent } from '@atlas/domain/consent';

/** The choice about cookies that this browser stores; null before the visitor chose. */
export const storedConsent = (): Consent | null =>
  readConsent(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
      ?.slice(CONSENT_COOKIE.length + 1),
  );

/**
 * Returns true if the visitor agreed to a purpose. Only event handlers and effects may call it:
 * the server does not know the answer when it renders a page.
 */
export const hasConsent = (purpose: ConsentPurpose): boolean => storedConsent()?.[purpose] === true;
