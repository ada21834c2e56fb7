import { asc, eq } from 'drizzle-orm';
import { documentNumber, type DocumentKind, type DocumentSnapshot } from '@atlas/domain/payments';
import { isoDay } from '@atlas/domain/time';
import { fullName } from '@atlas/domain/users';
import { documentCounters, documents, invoices, refunds, type payments } from '../../modules/payments/tables.ts';
import { funnels } from '../../modules/funnels/tables.ts';
import { products } from '../../modules/products/tables.ts';
import { subscriptions } from '../../modules/subscriptions/tables.ts';
import { users } from '../../modules/users/tables.ts';
import type { Seed } from '../seed.ts';
import type { SeededEntry } from './schedule.ts';

const SELLER: DocumentSnapshot['seller'] = {
  name: 'Atlas Learning Community',
  tin: '123-456-789',
  branch: '00000',
  address: '4F Rizal Building, Ayala Avenue, Makati City',
  vat: 'Non-VAT',
};

type NewDocument = typeof documents.$inferInsert;
type Content = Partial<Pick<DocumentSnapshot, 'lines' | 'terms' | 'payment' | 'about' | 'reason'>>;

/**
 * Seeds the documents of the demo: a statement of account per sale, an acknowledgement per payment,
 * and a credit note per refund. The numbers have no gaps.
 */
export async function seedDocuments(seed: Seed, entries: readonly SeededEntry[]): Promise<void> {
  const people = new Map((await seed.tx.select().from(users)).map((user) => [user.id, user]));
  const next: Record<DocumentKind, number> = { statement: 1, invoice: 1, acknowledgement: 1, 'credit-note': 1 };
  const issued = (
    kind: DocumentKind,
    row: Omit<NewDocument, 'kind' | 'number' | 'label' | 'snapshot' | 'issuedOn'>,
    content: Content,
  ): NewDocument => {
    const number = next[kind]++;
    const person = people.get(row.userId);
    const buyer = { name: person ? fullName(person) : '', email: person?.email ?? '', tin: null, address: null };
    const snapshot = { seller: SELLER, buyer, lines: [], terms: [], payment: null, about: null, reason: null, ...content };
    return { ...row, kind, number, label: documentNumber(kind, number), issuedOn: isoDay(row.createdAt), snapshot };
  };
  const line = (description: string, centavos: number) => ({ description, quantity: 1, unitCentavos: centavos, centavos });
  const bills = await seed.tx.select().from(invoices).orderBy(asc(invoices.id));
  const sold = new Map((await findProducts(seed)).map(({ invoiceId, name }) => [invoiceId, name]));
  const numbers = new Map(bills.map(({ id, number }) => [id, number]));
  const ofSales = bills.map((bill) =>
    issued(
      'statement',
      { userId: bill.userId, invoiceId: bill.id, totalCentavos: bill.totalCentavos, createdAt: bill.createdAt },
      {
        lines: [line(sold.get(bill.id) ?? '', bill.totalCentavos)],
        terms: entries
          .filter(({ invoiceId }) => invoiceId === bill.id)
          .map(({ scheduleDate, priceCentavos }) => ({ day: scheduleDate, centavos: priceCentavos })),
      },
    ),
  );
  const ofPayments = entries
    .filter((entry): entry is SeededEntry & { payment: typeof payments.$inferSelect } => entry.payment !== null)
    .toSorted((a, b) => a.payment.createdAt.getTime() - b.payment.createdAt.getTime() || a.payment.id - b.payment.id)
    .map(({ payment, invoiceId, userId, position }) =>
      issued(
        'acknowledgement',
        { userId, invoiceId, paymentId: payment.id, totalCentavos: payment.amountCentavos, createdAt: payment.createdAt },
        {
          lines: [line(`${sold.get(invoiceId) ?? ''}, payment ${position}`, payment.amountCentavos)],
          payment: { platform: payment.platform, reference: payment.reference, day: payment.paidOn },
          about: numbers.get(invoiceId) ?? null,
        },
      ),
    );
  const paidBack = (await seed.tx.select().from(refunds).orderBy(asc(refunds.id))).filter(({ state }) => state === 'paid');
  const ofRefunds = paidBack.map((refund) =>
    issued(
      'credit-note',
      {
        userId: refund.userId,
        invoiceId: refund.invoiceId,
        refundId: refund.id,
        totalCentavos: refund.amountCentavos,
        createdAt: refund.decidedAt ?? refund.createdAt,
      },
      {
        lines: [line('Refund', refund.amountCentavos)],
        payment: { platform: refund.platform, reference: refund.reference, day: refund.refundedOn ?? isoDay(refund.createdAt) },
        about: refund.invoiceId === null ? null : (numbers.get(refund.invoiceId) ?? null),
        reason: refund.reason,
      },
    ),
  );
  const rows = [...ofSales, ...ofPayments, ...ofRefunds];
  for (let from = 0; from < rows.length; from += 500) await seed.tx.insert(documents).values(rows.slice(from, from + 500));
  await seed.tx.insert(documentCounters).values(
    Object.entries(next)
      .filter(([, number]) => number > 1)
      .map(([kind, number]) => ({ kind: kind as DocumentKind, next: number })),
  );
}

/** The product of every invoice. */
const findProducts = ({ tx }: Seed) =>
  tx
    .select({ invoiceId: invoices.id, name: products.name })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscriptionId))
    .innerJoin(funnels, eq(funnels.id, subscriptions.funnelId))
    .innerJoin(products, eq(products.id, funnels.productId));
