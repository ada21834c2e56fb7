/** Hosts of mail that ignore dots in a name. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com'];

/**
 * The form in which two email addresses of one mailbox compare, for limits: in lower case, without
 * a tag after a plus sign, and without the dots that Gmail ignores.
 *
 * @param address as `emailAddress` returns it
 * @example addressKey('Maria.Cruz+promo@gmail.com') // 'mariacruz@gmail.com'
 * @spec a product decision: limits of coupons and orders count mailboxes
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase().replace(/\+.*$/, '');
  return `${WITHOUT_DOTS.includes(host) ? name.replaceAll('.', '') : name}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
