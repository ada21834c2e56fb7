/**
 * The browser's storage key for the code of the affiliate whose link was followed.
 *
 * @spec 2 §3
 */
export const AFFILIATE_CODE_KEY = 'affiliate-code';

/**
 * The tag with which a sign-up is registered for that code.
 *
 * @spec 2 §4
 */
export const SIGN_UP_TAG = 'Atlas Signup';

/** Whether a text is a valid affiliate code. */
export const isAffiliateCode = (code: string): boolean => /^[\w-]{1,100}$/.test(code);

/**
 * Reads the affiliate code from its text in local storage (an object with a code field).
 *
 * @returns null when the text is missing or unreadable
 * @example readAffiliateCode('{"code":"juan"}') // 'juan'
 * @spec 2 §3
 */
export function readAffiliateCode(text: string | null): string | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : null;
    return typeof code === 'string' && isAffiliateCode(code) ? code : null;
  } catch {
    return null;
  }
}
