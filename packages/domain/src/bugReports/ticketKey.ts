/** Letters and digits that are not mistaken for others: no I, L, O, U, 0 or 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/**
 * A new ticket number, which a reporter can quote: BUG- and six letters or digits.
 *
 * @param randomInt a random whole number from 0 up to but without its argument
 * @example newTicket(() => 0) // 'BUG-222222'
 * @spec a product decision, §17
 */
export const newTicket = (randomInt: (below: number) => number): string =>
  `BUG-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/**
 * The key that opens the page of a report: its ticket number, with the secret or, in a browser that
 * keeps the secret, without it.
 */
export interface TicketKey {
  readonly ticket: string;
  readonly secret: string | null;
}

/**
 * Reads the ticket in an address; null for a text that is none.
 *
 * @example readTicketKey('BUG-7KQ2MD') // { ticket: 'BUG-7KQ2MD', secret: null }
 * @spec a product decision, §20 M9
 */
export function readTicketKey(text: string): TicketKey | null {
  const [, ticket, secret = null] = /^(BUG-[A-Z0-9]{3,12})(?:\.([\w-]{32}))?$/.exec(text) ?? [];
  return ticket === undefined ? null : { ticket, secret };
}
