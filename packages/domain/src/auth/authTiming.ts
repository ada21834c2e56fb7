/** A token is fetched again once it is older than this, in milliseconds. Specification 2 §4, §9. */
export const TOKEN_CACHE_MS = 5000;

/** After signing up, the person is redirected after so many milliseconds. Specification 2 §4, §9. */
export const SIGN_UP_REDIRECT_MS = 2000;
