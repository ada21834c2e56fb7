import { routePath } from '../navigation/routePath.ts';

/**
 * The data in the address of the reset page.
 *
 * @spec 1 §2.3, 2 §2
 */
export interface ResetLink {
  /** The id of the request, never the person's. */
  id: number;
  token: string;
  email: string;
  /** The code when the link was opened from the email; null when it has to be typed. */
  otp: number | null;
}

/** Base64 of digits contains neither + nor /. */
const encoded = (value: number): string => btoa(String(value)).replaceAll('=', '');

const decoded = (text: string | null): number | null => {
  try {
    const digits = atob(text ?? '');
    return /^[1-9][0-9]{0,9}$/.test(digits) ? Number(digits) : null;
  } catch {
    return null;
  }
};

/**
 * The reset page for one request: `userId`, `resetToken` and `email`. With a code, also `extraData`
 * and `extraData2`, which are the code and the id in base64url.
 *
 * @example resetPath({ id: 7, token: 'abc', email: 'juan@example.com', otp: null })
 * // '/reset-password?userId=7&resetToken=abc&email=juan%40example.com'
 * @spec 1 §2.3, 2 §2
 */
export function resetPath({ id, token, email, otp }: ResetLink): string {
  const search = new URLSearchParams({ userId: String(id), resetToken: token, email });
  if (otp !== null) {
    search.set('extraData', encoded(otp));
    search.set('extraData2', encoded(id));
  }
  return `${routePath('resetPassword')}?${search.toString()}`;
}

/**
 * Reads a reset link. A code that is not six digits, or that belongs to another request, is
 * ignored.
 *
 * @param search the query of the address, with or without its question mark
 * @returns null when the request or its token is missing
 */
export function readResetLink(search: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const id = query.get('userId') ?? '';
  const token = query.get('resetToken') ?? '';
  if (!/^[1-9][0-9]{0,9}$/.test(id) || token === '') return null;
  const otp = decoded(query.get('extraData'));
  const isOfThis = decoded(query.get('extraData2')) === Number(id);
  const isCode = otp !== null && /^[0-9]{6}$/.test(String(otp));
  return { id: Number(id), token, email: query.get('email') ?? '', otp: isCode && isOfThis ? otp : null };
}
