import { type CouponForm, couponForm } from '@atlas/domain/coupons';
import { centavosToPesos } from '@atlas/domain/money';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, gone, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError } from '../../errors.ts';
import { findAffiliateOf, findOffer, findTermIds, writeTerms } from './repo.ts';
import { coupons } from './tables.ts';

const COUPON = defineRecord('coupon', coupons, {
  extras: async (tx, id) => ({ paymentTermIds: await findTermIds(tx, id) }),
  constraintErrors: { coupons_code: { field: 'code', message: 'Another coupon of this funnel has this code.' } },
});

/**
 * Reads the form of a coupon against its funnel, inside the transaction: the price limits a fixed
 * discount, and the terms are those that the funnel offers.
 */
async function readForm(tx: Db, funnelId: number, input: Input): Promise<CouponForm> {
  const offer = await findOffer(tx, funnelId);
  if (offer === null) throw gone({ name: 'funnel' });
  const form = parseForm(couponForm(centavosToPesos(offer.priceCentavos)), input);
  if (!form.paymentTermIds.every((id) => offer.termIds.includes(id)))
    throw fieldError('paymentTermIds', 'The funnel does not offer one of these payment terms.');
  return form;
}

/** The column values of a coupon. */
async function valuesOf(tx: Db, { paymentTermIds: _termIds, affiliateId, discount, ...form }: CouponForm, current: number | null) {
  const affiliate = affiliateId === null ? null : await earningAffiliate(tx, affiliateId, current);
  // Centavos, and hundredths of a percent.
  return { ...form, discount: Math.round(discount * 100), affiliateId: affiliate };
}

/** The affiliate record of a person, who must be active or already have the coupon. */
async function earningAffiliate(tx: Db, userId: number, current: number | null): Promise<number> {
  const affiliate = await findAffiliateOf(tx, userId);
  if (affiliate === null || (affiliate.state !== 'active' && affiliate.id !== current))
    throw fieldError('affiliateId', 'This person is not an active affiliate.');
  return affiliate.id;
}

/**
 * Adds a coupon to a funnel.
 *
 * @throws BAD_USER_INPUT with messages for fields, also for a code that the funnel already has
 */
export const createCoupon = (ctx: Context, funnelId: number, input: Input, idempotency?: Idempotency): Promise<number> =>
  create(ctx, COUPON, { action: 'createCoupon', idempotency }, async ({ tx, at }) => {
    const form = await readForm(tx, funnelId, input);
    const id = await insertRow(tx, COUPON, { ...(await valuesOf(tx, form, null)), funnelId, createdAt: at });
    await writeTerms(tx, id, form.paymentTermIds);
    return id;
  });

/**
 * Changes a coupon. Orders that hold or used it keep their prices.
 *
 * @throws STALE when it was saved since the revision was read
 */
export const updateCoupon = (ctx: Context, edition: RecordRevision, input: Input): Promise<void> =>
  change(ctx, COUPON, edition.id, 'updateCoupon', async ({ tx, before }) => {
    const form = await readForm(tx, before.funnelId, input);
    await saveRow(tx, COUPON, edition, await valuesOf(tx, form, before.affiliateId));
    await writeTerms(tx, edition.id, form.paymentTermIds);
  });

/** Archives a coupon, so that its code no longer works, or restores it. */
export const setCouponArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, COUPON, id, archived);
