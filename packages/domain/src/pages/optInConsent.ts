/** The name under which opt-ins on landing pages are kept. */
export const LANDING_PAGE = 'landing-page';

/** The version of the sentence below, kept with each opt-in. Raise it when the sentence changes. */
export const OPT_IN_CONSENT_VERSION = 1;
/** The box that a visitor checks before they opt in on a landing page. */
export const OPT_IN_CONSENT = 'Email me about this and other offers of Atlas. I can unsubscribe at any time.';
