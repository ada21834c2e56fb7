/**
 * The kinds of documents that money gives rise to. Each has a series of numbers without gaps.
 *
 * @spec a product decision; the specification names none
 */
export const DOCUMENT_KINDS = [
  { value: 'statement', label: 'Statement of account', series: 'SA' },
  { value: 'invoice', label: 'Invoice', series: 'INV' },
  { value: 'acknowledgement', label: 'Payment acknowledgement', series: 'PA' },
  { value: 'credit-note', label: 'Credit note', series: 'CN' },
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]['value'];

/** The line on every document that is not an invoice of a registered seller. */
export const NOT_FOR_INPUT_TAX = 'THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX';

/**
 * The kind of document for a sale: an invoice once the seller is registered to issue them, a
 * statement of account until then.
 *
 * @example saleDocument(false) // 'statement'
 * @spec a product decision
 */
export const saleDocument = (sellerIsRegistered: boolean): DocumentKind => (sellerIsRegistered ? 'invoice' : 'statement');

/** Whether a document carries the line that it is not valid for claim of input tax. */
export const isSupplementary = (kind: DocumentKind): boolean => kind !== 'invoice';

/**
 * The number of a document as people read it: the series, and the number with at least six digits.
 *
 * @example documentNumber('acknowledgement', 42) // 'PA-000042'
 */
export function documentNumber(kind: DocumentKind, number: number): string {
  const series = DOCUMENT_KINDS.find(({ value }) => value === kind)?.series ?? '';
  return `${series}-${String(number).padStart(6, '0')}`;
}

/**
 * The title of a document.
 *
 * @example documentTitle('credit-note') // 'Credit note'
 */
export const documentTitle = (kind: DocumentKind): string => DOCUMENT_KINDS.find(({ value }) => value === kind)?.label ?? kind;

/** A line of a document. Amounts in whole centavos. */
export interface DocumentLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitCentavos: number;
  readonly centavos: number;
}

/**
 * The content of a document at the time when it was issued. It never changes afterwards, except that
 * an erasure removes the buyer.
 */
export interface DocumentSnapshot {
  readonly seller: {
    readonly name: string;
    readonly tin: string;
    readonly branch: string;
    readonly address: string;
    readonly vat: string;
  };
  readonly buyer: { readonly name: string; readonly email: string; readonly tin: string | null; readonly address: string | null };
  readonly lines: readonly DocumentLine[];
  /** The payments of the sale with their days; for a sale only. */
  readonly terms: readonly { readonly day: string; readonly centavos: number }[];
  /** How and when money was received; for an acknowledgement or a refund. */
  readonly payment: { readonly platform: string; readonly reference: string | null; readonly day: string } | null;
  /** The number of the document that this one is about. */
  readonly about: string | null;
  /** Why it was issued; for a credit note. */
  readonly reason: string | null;
}
