/** Letters and digits that are not mistaken for others: no I, L, O, U, 0 or 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * A new pay code, which a buyer adds to the transfer: ATL- and six letters or digits.
 *
 * @param randomInt a random whole number from 0 up to but without its argument
 * @example newPayCode(() => 0) // 'ATL-222222'
 * @spec a product decision
 */
export const newPayCode = (randomInt: (below: number) => number): string =>
  `ATL-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
