import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { FilterFieldsOf } from '@atlas/domain/lists';
import { paymentProofsList, paymentReference, SHORT_REFERENCE } from '@atlas/domain/payments';
import { declaredList } from '../../commands/declaredList.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import { inList } from '../../db/inList.ts';
import type { Filter, List } from '../../db/list.ts';
import { onDays } from '../../db/onDays.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { ofPersonNamed } from '../users/personSearchRepo.ts';
import { paymentAllocations, paymentProofs, payments } from './tables.ts';

export type PaymentProof = typeof paymentProofs.$inferSelect;

/** The part of a proof's entry that the payment of the proof pays, in centavos. */
export const paidByProof = valueBy(0, ({ db }, ids) =>
  db
    .select({ key: paymentProofs.id, value: sql<number>`sum(${paymentAllocations.amountCentavos})::float8` })
    .from(paymentProofs)
    .innerJoin(payments, eq(payments.proofId, paymentProofs.id))
    .innerJoin(
      paymentAllocations,
      and(eq(paymentAllocations.paymentId, payments.id), eq(paymentAllocations.entryId, paymentProofs.entryId)),
    )
    .where(inList(paymentProofs.id, ids))
    .groupBy(paymentProofs.id),
);

export const proofLoader = oneById<PaymentProof>(({ db }, ids) => db.select().from(paymentProofs).where(inList(paymentProofs.id, ids)));

/** The proofs of an entry, newest first. */
export const proofsOfEntry = manyBy<PaymentProof>(
  ({ entryId }) => entryId,
  ({ db }, ids) =>
    db
      .select()
      .from(paymentProofs)
      .where(inList(paymentProofs.entryId, ids))
      .orderBy(desc(paymentProofs.createdAt), desc(paymentProofs.id)),
);

/** The proofs of an order's first payment, newest first. */
export const proofsOfOrder = manyBy<PaymentProof>(
  ({ orderId }) => orderId,
  ({ db }, ids) =>
    db
      .select()
      .from(paymentProofs)
      .where(inList(paymentProofs.orderId, ids))
      .orderBy(desc(paymentProofs.createdAt), desc(paymentProofs.id)),
);

/** A stored picture or document that proves a payment. */
export interface Receipt {
  proofId: number | null;
  id: number;
  name: string;
  mediaType: string;
  bytes: number;
}

export const receiptsOfProof = manyBy<Receipt>(
  ({ proofId }) => proofId,
  ({ db }, ids) =>
    db
      .select({ proofId: files.proofId, id: files.id, name: files.name, mediaType: files.mediaType, bytes: files.bytes })
      .from(files)
      .where(inList(files.proofId, ids))
      .orderBy(asc(files.position), asc(files.id)),
);

/**
 * An earlier approved payment with the reference of a proof, and whether the reader may see its
 * person.
 */
export interface EarlierPayment {
  paymentId: number;
  /** The entry that it pays; null when it pays none. */
  entryId: number | null;
  inScope: boolean;
}

export const earlierPaymentOf = valueBy<EarlierPayment | null>(null, async ({ db, reader }, ids) => {
  const rows = await db
    .select({
      key: paymentProofs.id,
      paymentId: payments.id,
      entryId: sql<
        number | null
      >`(select min(${paymentAllocations.entryId}) from ${paymentAllocations} where ${paymentAllocations.paymentId} = ${payments.id})`,
      inScope: sql<boolean>`${ofPeopleInScope(reader, payments.userId)}`,
    })
    .from(paymentProofs)
    .innerJoin(
      payments,
      and(
        eq(payments.referenceKey, paymentProofs.referenceKey),
        eq(payments.platform, paymentProofs.platform),
        isNull(payments.reversedAt),
        or(isNull(payments.proofId), ne(payments.proofId, paymentProofs.id)),
        or(
          sql`length(${paymentProofs.referenceKey}) > ${SHORT_REFERENCE}`,
          and(eq(payments.amountCentavos, paymentProofs.amountCentavos), eq(payments.paidOn, paymentProofs.paidOn)),
        ),
      ),
    )
    .where(inList(paymentProofs.id, ids));
  return rows.map(({ key, ...value }) => ({ key, value }));
});

const proofsRows = {
  table: paymentProofs,
  id: paymentProofs.id,
  sorts: { created: [paymentProofs.createdAt] },
} satisfies List<string>;

export type ProofsFilter = Filter<FilterFieldsOf<typeof paymentProofsList>>;

/**
 * Condition for proofs of people in the reader's scope. Proofs of buyers without an account are for
 * readers who see everyone.
 */
export function proofsWhere(filter: ProofsFilter, { reader }: Pick<Source, 'reader'>): SQL | undefined {
  const ofPeople = ofPersonNamed(filter.search, paymentProofs.userId);
  return and(
    ofPeopleInScope(reader, paymentProofs.userId),
    ofPeople &&
      sql`${paymentProofs.id} in (
        select ${paymentProofs.id} from ${paymentProofs} where ${ofPeople}
        union select ${paymentProofs.id} from ${paymentProofs} where ${paymentProofs.referenceKey} = ${paymentReference(filter.search ?? '')})`,
    filter.state == null ? undefined : eq(paymentProofs.state, filter.state),
    filter.platform == null ? undefined : eq(paymentProofs.platform, filter.platform),
    onDays(paymentProofs.createdAt, { from: filter.sentFrom, to: filter.sentTo }),
  );
}

/** The list of proofs for staff. */
export const PAYMENT_PROOF_LIST = declaredList({
  name: 'paymentProofs',
  page: 'studentPaymentDetails',
  declaration: paymentProofsList,
  list: proofsRows,
  where: proofsWhere,
  loader: proofLoader,
});

/**
 * Finds a proof.
 *
 * @returns null when its person is out of the reader's scope
 */
export async function findProof({ db, reader }: Source, id: number): Promise<PaymentProof | null> {
  const [row] = await db
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.id, id), ofPeopleInScope(reader, paymentProofs.userId)));
  return row ?? null;
}
