const MIN_DIGITS = 4;

/**
 * The digits at the end of an account number, which a mask leaves visible. A mobile number counts
 * in its international form.
 */
const visibleDigits = (account: string): string => {
  const digits = /\d*$/.exec(account.normalize('NFKC').replaceAll(/[\s.\-–()]/g, ''))?.[0] ?? '';
  return /^09\d{9}$/.test(digits) ? `63${digits.slice(1)}` : digits;
};

/**
 * Whether an account number of a statement is one of the given accounts, by the digits that both
 * show: at least the last four. Either may be masked.
 *
 * @example isAccountOf('0073 1015 9087', ['****9087']) // true
 * @example isAccountOf('****9087', ['0073 1015 1234']) // false
 */
export function isAccountOf(accountNumber: string, accounts: readonly string[]): boolean {
  const digits = visibleDigits(accountNumber);
  return accounts.map(visibleDigits).some((other) => {
    const shown = Math.min(digits.length, other.length);
    return shown >= MIN_DIGITS && digits.slice(-shown) === other.slice(-shown);
  });
}
