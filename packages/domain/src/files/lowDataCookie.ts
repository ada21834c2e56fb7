const YEAR_SECONDS = 365 * 86_400;

/**
 * The cookie that remembers a low-data choice for a year, as `lowData` reads it. A script writes it
 * and the server reads it. It identifies no one.
 *
 * @example lowDataCookie('on', true)
 * // '__Host-low-data=on; Path=/; Max-Age=31536000; SameSite=Lax; Secure'
 */
export const lowDataCookie = (choice: 'on' | 'off', isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}low-data=${choice}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
