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
 * Whether the visitor agreed to a purpose. Call it in event handlers and effects only: no rendered
 * page may depend on it.
 */
export const hasConsent = (purpose: ConsentPurpose): boolean => storedConsent()?.[purpose] === true;
