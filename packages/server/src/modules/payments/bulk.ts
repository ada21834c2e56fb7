import { formatCentavos } from '@atlas/domain/money';
import type { RowPlan, Values } from '@atlas/domain/jobs';
import { platformLabel, isShortReference, proofChecks } from '@atlas/domain/payments';
import { and, eq, sql } from 'drizzle-orm';
import { defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import type { Context } from '../../commands/context.ts';
import { dayOf } from '../../db/dayOf.ts';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { whyNotDecide } from '../access/moneyCommands.ts';
import { ofPeopleInScope } from '../access/scopes.ts';
import { files } from '../files/tables.ts';
import { users } from '../users/tables.ts';
import { approveProofWithin, revokeProofWithin } from './proofCommands.ts';
import type { ScheduleEntry } from './repo.ts';
import type { PaymentProof } from './proofsRepo.ts';
import { paymentProofs, payments, scheduleEntries } from './tables.ts';

interface ProofRow {
  id: number;
  values: Values;
  proof: PaymentProof;
  entry: ScheduleEntry | null;
  hasReceipt: boolean;
  isReferenceTaken: boolean;
}

/** Whether another payment has the reference, or another of the chosen proofs before this one. */
const referenceTaken = sql<boolean>`exists (select 1 from ${payments} where ${payments.platform} = ${paymentProofs.platform}
  and ${payments.referenceKey} = ${paymentProofs.referenceKey} and ${payments.reversedAt} is null and ${payments.proofId} is distinct from ${paymentProofs.id})`;

/** Approves the proofs whose checks all pass. Undone by revoking the payments. */
export const approveProofs = defineBulkOperation({
  name: 'approve-proofs',
  table: paymentProofs,
  subject: 'paymentProof',
  lockFirst: async (tx: Db, ids) => {
    await tx.execute(sql`
      select 1 from ${users} where ${users.id} in (select ${paymentProofs.userId} from ${paymentProofs} where ${inList(paymentProofs.id, [...ids])})
      order by ${users.id} for no key update`);
  },
  select: async (ctx: Context, tx, ids): Promise<ProofRow[]> => {
    const rows = await tx
      .select({
        proof: paymentProofs,
        entry: scheduleEntries,
        hasReceipt: sql<boolean>`exists (select 1 from ${files} where ${files.proofId} = ${paymentProofs.id})`,
        isReferenceTaken: referenceTaken,
      })
      .from(paymentProofs)
      .leftJoin(scheduleEntries, eq(scheduleEntries.id, paymentProofs.entryId))
      .where(and(inList(paymentProofs.id, [...ids]), ofPeopleInScope(ctx.source.reader, paymentProofs.userId)))
      .orderBy(paymentProofs.id);
    const seen = new Set<string>();
    return rows.map((row) => {
      const { platform, referenceKey, amountCentavos, paidOn } = row.proof;
      const key = isShortReference(referenceKey)
        ? `${platform} ${referenceKey} ${amountCentavos} ${paidOn}`
        : `${platform} ${referenceKey}`;
      const isRepeated = seen.has(key);
      seen.add(key);
      return { ...row, id: row.proof.id, isReferenceTaken: row.isReferenceTaken || isRepeated, values: { state: row.proof.state } };
    });
  },
  describe: ({ proof, entry, hasReceipt, isReferenceTaken }: ProofRow, _input: object, ctx): RowPlan => {
    if (proof.state !== 'submitted') return { skipped: 'Decided before.' };
    if (entry === null) return { skipped: 'It belongs to an order. Approve it there.' };
    const own = whyNotDecide(ctx, proof.userId);
    if (own !== null) return { skipped: own };
    if (entry.voidedAt !== null) return { skipped: 'The payment was voided.' };
    const failed = proofChecks({
      amountCentavos: proof.amountCentavos,
      dueCentavos: entry.priceCentavos - entry.allocatedCentavos,
      paidOn: dayOf(proof.paidOn),
      sentAt: proof.createdAt,
      hasReceipt,
      isReferenceTaken,
    }).find(({ passes }) => !passes);
    if (failed) return { skipped: `${failed.label}.` };
    return {
      after: { state: 'approved' },
      was: 'For review',
      becomes: `${formatCentavos(proof.amountCentavos)} by ${platformLabel(proof.platform)} pays payment ${entry.position}`,
    };
  },
  apply: async (tx, changes, at, ctx) => {
    for (const { id, values } of changes)
      await (values['state'] === 'approved'
        ? approveProofWithin(ctx, tx, at, id)
        : revokeProofWithin(ctx, tx, at, id, 'The approval was undone.'));
  },
});
