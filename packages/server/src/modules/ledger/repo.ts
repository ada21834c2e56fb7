import type { JournalKind, Posting } from '@atlas/domain/ledger';
import type { Db } from '../../db/open.ts';
import { journalEntries, postings, type JournalSubject } from './tables.ts';

/** A side of an entry, and the person and the invoice that it concerns. */
export interface LedgerPosting extends Posting {
  readonly userId?: number | null;
  readonly invoiceId?: number | null;
}

/** An event that moves money. */
export interface JournalEvent {
  kind: JournalKind;
  subject: JournalSubject;
  subjectId: number;
  /** The day in Manila on which it counts, by `ledgerDay` of domain. */
  day: string;
  at: Date;
  actorId: number | null;
  /** The entry that it reverses. */
  reversesId?: number;
  /** Tells several events of one kind and subject apart. */
  nth?: number;
  postings: readonly LedgerPosting[];
}

const keyOf = ({ kind, subject, subjectId, nth }: JournalEvent): string =>
  `${kind}:${subject}:${subjectId}${nth === undefined ? '' : `:${nth}`}`;

/** Sums the sides of the same account, person and invoice; a sum of zero is not posted. */
function summedUp(sides: readonly LedgerPosting[]): LedgerPosting[] {
  const groups = Map.groupBy(sides, ({ account, userId, invoiceId }) => `${account} ${userId ?? ''} ${invoiceId ?? ''}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const centavos = others.reduce((sum, side) => sum + side.centavos, first.centavos);
    return centavos === 0 ? [] : [{ ...first, centavos }];
  });
}

/**
 * Writes an event to the journal, in the transaction of the command that moves the money. The
 * database rejects an entry that does not sum to zero, and an event that it has already.
 *
 * @returns the id of the entry; null when nothing moves
 */
export async function post(tx: Db, event: JournalEvent): Promise<number | null> {
  const sides = summedUp(event.postings);
  if (sides.length === 0) return null;
  const [entry] = await tx
    .insert(journalEntries)
    .values({
      kind: event.kind,
      subjectType: event.subject,
      subjectId: event.subjectId,
      businessDay: event.day,
      actorId: event.actorId,
      idempotencyKey: keyOf(event),
      reversesId: event.reversesId ?? null,
      createdAt: event.at,
    })
    .returning({ id: journalEntries.id });
  if (!entry) throw new Error('The journal did not take an entry');
  await tx.insert(postings).values(
    sides.map(({ account, centavos, userId = null, invoiceId = null }) => ({
      journalEntryId: entry.id,
      account,
      centavos,
      userId,
      invoiceId,
    })),
  );
  return entry.id;
}

/** Marks the sides of an event with the person and the invoice that they concern. */
export const concerning = (
  sides: readonly Posting[],
  { userId, invoiceId }: { userId: number | null; invoiceId?: number | null },
): LedgerPosting[] => sides.map((side) => ({ ...side, userId, ...(side.account === 'receivable' && { invoiceId: invoiceId ?? null }) }));
