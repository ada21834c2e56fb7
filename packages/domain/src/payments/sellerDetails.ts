import type { DocumentSnapshot } from './documents.ts';

/**
 * The lines below the seller's name on a document: the address, and the VAT registration with the
 * TIN and the branch code. Empty settings are left out.
 *
 * @example
 * const tin = '123-456-789';
 * sellerDetails({ tin, branch: '00000', vat: 'Non-VAT', address: 'Cebu City' })
 * // ['Cebu City', 'Non-VAT Reg. TIN 123-456-789-00000']
 * @spec a product decision
 */
export function sellerDetails({ tin, branch, address, vat }: Omit<DocumentSnapshot['seller'], 'name'>): string[] {
  const number = [tin, branch].filter((part) => part !== '').join('-');
  return [address, tin === '' ? vat : `${vat} Reg. TIN ${number}`].filter((line) => line !== '');
}
