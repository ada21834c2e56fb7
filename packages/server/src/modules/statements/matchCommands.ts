import { matchStatement, type StatementLine } from '@atlas/domain/statements';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Db } from '../../db/open.ts';
import { STATEMENT } from './recordCommands.ts';
import { findBooked, findCandidates, findOpenRows, type StatementLineRow, type WrittenMatch, writeMatches } from './repo.ts';

/** Lines whose matches are written together. */
const SOME = 1000;

const asLine = ({ row, paidOn, reference, referenceKey, description, amountCentavos }: StatementLineRow): StatementLine => ({
  row,
  paidOn,
  time: null,
  description,
  reference,
  referenceKey,
  isReferenceLost: referenceKey === null && reference !== '',
  amountCentavos,
  direction: 'in',
  balanceCentavos: null,
});

/** The record that a candidate's id names. */
function named(candidateId: string): Pick<WrittenMatch, 'proofId' | 'orderId' | 'entryId'> {
  const [kind, id] = candidateId.split(' ');
  return {
    proofId: kind === 'proof' ? Number(id) : null,
    orderId: kind === 'order' ? Number(id) : null,
    entryId: kind === 'entry' ? Number(id) : null,
  };
}

const NOTHING = { proofId: null, orderId: null, entryId: null, paymentId: null, evidence: [], isAmountOther: false, others: 0 };

/**
 * Matches the undecided lines of a statement with what waits or is owed now. Lines that are in the
 * books already are marked so.
 */
export async function matchWithin(tx: Db, statementId: number, now: Date): Promise<void> {
  const rows = await findOpenRows(tx, statementId);
  const keys = [...new Set(rows.flatMap(({ referenceKey }) => referenceKey ?? []))].filter((key) => key.length > 8);
  const booked = new Map(
    (await findBooked(tx, keys)).map(({ id, referenceKey, amountCentavos }) => [`${referenceKey} ${amountCentavos}`, id]),
  );
  const matches = matchStatement(rows.map(asLine), await findCandidates(tx, now));
  const written = rows.map(({ id, referenceKey, amountCentavos }, index): WrittenMatch => {
    const paymentId = referenceKey === null ? undefined : booked.get(`${referenceKey} ${amountCentavos}`);
    if (paymentId !== undefined) return { ...NOTHING, id, state: 'recorded', paymentId, evidence: ['reference', 'amount'] };
    const match = matches[index];
    if (match?.state === 'exact') return { ...NOTHING, ...named(match.candidateId), id, state: 'exact', evidence: match.evidence };
    const [best] = match?.state === 'possible' ? match.candidates : [];
    if (match?.state !== 'possible' || best === undefined) return { ...NOTHING, id, state: 'unmatched' };
    return {
      ...NOTHING,
      ...named(best.candidateId),
      id,
      state: 'possible',
      evidence: best.evidence,
      isAmountOther: best.differs !== null,
      others: match.total - 1,
    };
  });
  for (let from = 0; from < written.length; from += SOME) await writeMatches(tx, written.slice(from, from + SOME));
}

/** Matches the undecided lines of a statement again, for receipts that arrived since. */
export const matchStatementAgain = (ctx: Context, id: number): Promise<void> =>
  change(ctx, STATEMENT, id, 'matchStatement', ({ tx, at }) => matchWithin(tx, id, at));
