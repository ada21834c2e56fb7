import { eq, sql } from 'drizzle-orm';
import { documentNumber, type DocumentKind, type DocumentSnapshot, saleDocument } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { funnels } from '../funnels/tables.ts';
import { products } from '../products/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { nameColumns } from '../users/namesRepo.ts';
import { users } from '../users/tables.ts';
import { documentCounters, documents, invoices } from './tables.ts';

type Seller = DocumentSnapshot['seller'];

/** A document that is about to be issued; the number, the seller and the buyer are added. */
export interface NewDocument {
  kind: DocumentKind;
  userId: number;
  invoiceId?: number | null;
  paymentId?: number | null;
  refundId?: number | null;
  totalCentavos: number;
  content: Pick<DocumentSnapshot, 'lines' | 'terms' | 'payment' | 'about' | 'reason'>;
  /** Writes the invoice of a sale under the number of its document. */
  invoiceFor?: (label: string) => Promise<number>;
}

/** The seller as the settings describe it now. */
export async function sellerNow({ app }: Pick<Context, 'app'>, tx: Db): Promise<Seller> {
  const values = app.values.within(tx);
  const [name, tin, branch, address, vat] = await Promise.all([
    values.get('seller-name'),
    values.get('seller-tin'),
    values.get('seller-branch'),
    values.get('seller-address'),
    values.get('seller-vat'),
  ]);
  return { name, tin, branch, address, vat };
}

/** The kind of document that a sale gets now. */
export const nextSaleKind = async ({ app }: Pick<Context, 'app'>, tx: Db): Promise<DocumentKind> =>
  saleDocument(await app.values.within(tx).get('seller-registered'));

/**
 * Takes the next number of a series. Its row stays locked until the transaction ends, so a number
 * that is not used is given to the next document.
 */
export async function nextNumber(tx: Db, kind: DocumentKind): Promise<number> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ kind, next: 2 })
    .onConflictDoUpdate({ target: documentCounters.kind, set: { next: sql`${documentCounters.next} + 1` } })
    .returning({ number: sql<number>`${documentCounters.next} - 1` });
  if (!row) throw new Error('The series has no counter');
  return row.number;
}

/**
 * Issues a document in the transaction that causes it, with a snapshot of the seller and the buyer.
 *
 * @returns its id, its number and its invoice
 */
export async function issueDocument(
  ctx: Context,
  tx: Db,
  at: Date,
  { content, invoiceFor, ...document }: NewDocument,
): Promise<{ id: number; label: string; invoiceId: number | null }> {
  const [buyer] = await tx
    .select({ ...nameColumns(users), email: users.email })
    .from(users)
    .where(eq(users.id, document.userId));
  const number = await nextNumber(tx, document.kind);
  const label = documentNumber(document.kind, number);
  const snapshot: DocumentSnapshot = {
    seller: await sellerNow(ctx, tx),
    buyer: { name: buyer ? fullName(buyer) : '', email: buyer?.email ?? '', tin: null, address: null },
    ...content,
  };
  const invoiceId = invoiceFor ? await invoiceFor(label) : (document.invoiceId ?? null);
  const [row] = await tx
    .insert(documents)
    .values({ ...document, invoiceId, number, label, issuedOn: isoDay(at), snapshot, issuedById: ctx.actor.userId, createdAt: at })
    .returning({ id: documents.id });
  if (!row) throw new Error('The document was not written');
  return { id: row.id, label, invoiceId };
}

/** The sale behind an invoice, for the lines of documents. */
export async function findSale(tx: Db, invoiceId: number): Promise<{ number: string; product: string; funnel: string }> {
  const [row] = await tx
    .select({ number: invoices.number, product: products.name, funnel: funnels.name })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .innerJoin(products, eq(products.id, funnels.productId))
    .where(eq(invoices.id, invoiceId));
  if (!row) throw new Error(`Invoice ${invoiceId} has no sale`);
  return row;
}
