import type { DocumentSnapshot } from './documents.ts';

/**
 * The lines below the buyer's name on a document. Those that the buyer did not give are left out.
 *
 * @example
 * buyerDetails({ email: 'ana@example.com', tin: null, address: null })
 * // ['ana@example.com']
 */
export const buyerDetails = ({ email, tin, address }: Omit<DocumentSnapshot['buyer'], 'name'>): string[] =>
  [email, address ?? '', tin === null || tin === '' ? '' : `TIN ${tin}`].filter((line) => line !== '');
