/** Where the browser keeps the code of the affiliate whose link was followed. Specification 2 §3. */
export const AFFILIATE_CODE_KEY = 'affiliate-code';

/** The tag under which a sign-up is registered with that code. Specification 2 §4. */
export const SIGN_UP_TAG = 'Atlas Signup';

/** Whether a text can be an affiliate's code. */
export const isAffiliateCode = (code: string): boolean => /^[\w-]{1,100}$/.test(code);

/**
 * The affiliate code as it lies in local storage (an object with a code field), or null when there is none or it cannot be read.
 *
 * @example readAffiliateCode('{"code":"juan"}') // 'juan'
 * Specification 2 §3.
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
