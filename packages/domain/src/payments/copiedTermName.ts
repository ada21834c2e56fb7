import { MAX_TERM_NAME } from './paymentTermForm.ts';

/**
 * The suggested name for a copy of a payment term. Names are unique, so it differs from the
 * original's; it is cut where it would be too long.
 *
 * @example copiedTermName('3 monthly payments') // 'Copy of 3 monthly payments'
 */
export const copiedTermName = (name: string): string => `Copy of ${name}`.slice(0, MAX_TERM_NAME).trimEnd();
