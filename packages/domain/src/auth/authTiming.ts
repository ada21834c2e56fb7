/**
 * Age in milliseconds after which a token is fetched again.
 *
 * @spec 2 §4, §9
 */
export const TOKEN_CACHE_MS = 5000;

/**
 * Delay in milliseconds before the redirect after signing up.
 *
 * @spec 2 §4, §9
 */
export const SIGN_UP_REDIRECT_MS = 2000;
