// Apart from the other texts: every page loads these two.

/** The address that choices about cookies are posted to. */
export const CONSENT_PATH = '/api/consent';

/** The label of the button that opens the choice about cookies, at the foot of every page. */
export const COOKIE_SETTINGS = 'Cookie settings';
