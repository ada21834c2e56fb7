/** Days for which a link to pay someone else's bill works. A product decision. */
export const BILL_LINK_DAYS = 14;

/** A bill in an address: an entry for its member, or a link for someone who pays it, with its secret at first. */
export type BillKey = { readonly entryId: number } | { readonly linkId: number; readonly secret: string | null };

/**
 * Reads the bill that an address names, or returns null.
 *
 * @example readBillKey('117') // { entryId: 117 }
 * @example readBillKey('link-9') // { linkId: 9, secret: null }
 */
export function readBillKey(key: string): BillKey | null {
  if (/^\d{1,9}$/.test(key)) return { entryId: Number(key) };
  const [, id, secret = null] = /^link-(\d{1,9})(?:\.([\w-]{32}))?$/.exec(key) ?? [];
  return id === undefined ? null : { linkId: Number(id), secret };
}
