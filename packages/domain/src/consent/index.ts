export {
  type Consent,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type ConsentPurpose,
  consentText,
  NECESSARY_ONLY,
  readConsent,
  readConsentReference,
} from './consent.ts';
export { consentForm, MAX_CONSENT_BYTES } from './consentForm.ts';
export { CONSENT_PATH, COOKIE_SETTINGS } from './consentPath.ts';
export { CONSENT_NOT_YOURS, CONSENT_TEXTS } from './consentTexts.ts';
export { type ConsentButton, postedConsent, readConsentButton } from './postedConsent.ts';
