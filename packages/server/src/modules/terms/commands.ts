import { pesosToCentavos } from '@atlas/domain/money';
import { type PaymentTermForm, paymentTermForm, whyNotChangeTerm } from '@atlas/domain/payments';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { isTermInUse } from './repo.ts';
import { paymentTerms } from './tables.ts';

const TERM = defineRecord('payment term', paymentTerms, {
  constraintErrors: { payment_terms_name_unique: { field: 'name', message: 'Another payment term has this name.' } },
});

const valuesOf = ({ firstPayment, surcharge, ...form }: PaymentTermForm) => ({
  ...form,
  firstPaymentCentavos: firstPayment === null ? null : pesosToCentavos(firstPayment),
  surchargeCentavos: pesosToCentavos(surcharge),
});

/**
 * Adds a payment term.
 *
 * @throws BAD_USER_INPUT with messages for fields, also for a name that is taken
 */
export function createPaymentTerm(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(paymentTermForm, input);
  return create(ctx, TERM, { action: 'createPaymentTerm', idempotency }, ({ tx, at }) =>
    insertRow(tx, TERM, { ...valuesOf(form), createdAt: at }),
  );
}

/**
 * Changes a payment term that nothing uses yet. An order that is placed at the same moment waits
 * for the row, or this change waits for the order.
 *
 * @throws CONFLICT for a term in use
 * @throws STALE when it was saved since the revision was read
 */
export function updatePaymentTerm(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const form = parseForm(paymentTermForm, input);
  return change(ctx, TERM, edition.id, 'updatePaymentTerm', async ({ tx }) => {
    const problem = whyNotChangeTerm({ isInUse: await isTermInUse(tx, edition.id) });
    if (problem !== null) throw new UserError('CONFLICT', problem);
    await saveRow(tx, TERM, edition, valuesOf(form));
  });
}

/** Archives a payment term, so that no funnel offers it any more, or restores it. */
export const setPaymentTermArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, TERM, id, archived);
