import { visibleText } from '../forms/visibleText.ts';

const MAX_CHARACTERS = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ENDING = '[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${ENDING}$`);

/**
 * Reads the email address in a text: lower-cased, without invisible characters and surrounding
 * spaces. An address is a name, an @ and a host that ends in letters, in ASCII (a host with other
 * letters in its xn-- form), with at most 254 characters. Forms, import sheets and masks all use
 * this rule.
 *
 * @returns null when the text is not an address
 * @example emailAddress(' Juan@Example.com ') // 'juan@example.com'
 * @spec 2 §5 requires a valid address; the exact pattern is a product decision
 */
export function emailAddress(text: string): string | null {
  const address = typeof text === 'string' ? visibleText(text).trim() : '';
  // Lower-cased last: some letters outside ASCII, such as the Kelvin sign, have an ASCII lower
  // case.
  return address.length <= MAX_CHARACTERS && ADDRESS.test(address) ? address.toLowerCase() : null;
}
