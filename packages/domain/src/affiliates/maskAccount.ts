const SHOWN = 4;
const MASK = '••••';

/**
 * The number of an account as it is shown where nobody pays to it: all but its last four places hidden. The mask is always as
 * long, so it does not tell how long the number is; a number of four places or fewer is hidden whole.
 *
 * @example maskAccount('0917 123 4567') // '••••4567'
 * That payouts show accounts like this is a product decision.
 */
export function maskAccount(account: string): string {
  const places = Array.from(account.replace(/[\s-]/g, ''));
  return places.length <= SHOWN ? MASK : MASK + places.slice(-SHOWN).join('');
}
