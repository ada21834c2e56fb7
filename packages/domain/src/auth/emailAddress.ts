import { visibleText } from '../forms/visibleText.ts';

const MAX_CHARACTERS = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ENDING = '[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${ENDING}$`);

/**
 * The e-mail address in a text, in lower case and without invisible characters and the blanks around it, or null when it is none. An
 * address is a name, an @ and a host that ends in letters, in ASCII (a host with other letters in its xn-- form), with at most 254
 * characters. Forms, import sheets and masks all use this rule.
 *
 * @example emailAddress(' Juan@Example.com ') // 'juan@example.com'
 * Specification 2 §5 asks for the shape of an address; which one is a product decision.
 */
export function emailAddress(text: string): string | null {
  const address = typeof text === 'string' ? visibleText(text).trim() : '';
  // Lower-cased last: some letters outside ASCII, such as the Kelvin sign, have a lower case within it.
  return address.length <= MAX_CHARACTERS && ADDRESS.test(address) ? address.toLowerCase() : null;
}
