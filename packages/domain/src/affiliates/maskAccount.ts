const SHOWN = 4;
const MASK = '••••';

/**
 * Masks an account number where it is only displayed: all but its last four characters. The mask
 * has a fixed length, so it does not reveal the length of the number. A number of four characters
 * or fewer is masked completely. Product decision: payouts show accounts like this.
 *
 * @example maskAccount('0917 123 4567') // '••••4567'
 */
export function maskAccount(account: string): string {
  const places = Array.from(account.replace(/[\s-]/g, ''));
  return places.length <= SHOWN ? MASK : MASK + places.slice(-SHOWN).join('');
}
