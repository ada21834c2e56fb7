import { checkGiven } from '../errors/checkKnown.ts';
import type { DocumentSnapshot } from './documents.ts';

/**
 * The lines below the buyer's name on a document. Those that the buyer did not give are left out.
 *
 * @throws RangeError for a missing value
 * @example
 * buyerDetails({ email: 'ana@example.com', tin: null, address: null })
 * // ['ana@example.com']
 */
export const buyerDetails = ({ email, tin, address }: Omit<DocumentSnapshot['buyer'], 'name'>): string[] => {
  checkGiven({ tin, address });
  return [email, address ?? '', tin === null || tin === '' ? '' : `TIN ${tin}`].filter((line) => line !== '');
};
