import { allowsAllOf, LEVEL_ALLOWS_MORE } from '@atlas/domain/access';
import { type FunnelForm, funnelForm, newFunnelForm, SLUG_TAKEN } from '@atlas/domain/funnels';
import { whyNotSell } from '@atlas/domain/products';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { findAccessLevelById } from '../access/repo.ts';
import { findArchivedTerms, findOpenFunnel, findTermIds, holdProduct, type PublicFunnel, writeTerms } from './repo.ts';
import { funnels } from './tables.ts';

/**
 * The funnel shown to viewers without courses: the one of the setting `join-funnel`, while it is
 * open to visitors.
 */
export const findFunnelToJoin = async (ctx: Context): Promise<PublicFunnel | null> =>
  findOpenFunnel(ctx.source, await ctx.app.values.get('join-funnel'));

const taken = { field: 'slug', message: SLUG_TAKEN };

const FUNNEL = defineRecord('funnel', funnels, {
  extras: async (tx, id) => ({ paymentTermIds: await findTermIds(tx, id) }),
  constraintErrors: { funnels_slug_unique: taken, slugs_pkey: taken },
});

const valuesOf = ({ paymentTermIds: _termIds, ...form }: FunnelForm) => form;

/**
 * Rejects an access level that is gone or archived, or that allows what the editor may not do: a
 * funnel gives it to everyone who buys. What the funnel has already may stay.
 */
async function mustGiveLevel(ctx: Context, tx: Db, id: number | null, current: number | null): Promise<void> {
  if (id === null || id === current) return;
  const level = await findAccessLevelById(tx, id);
  if (level === null || level.archivedAt !== null) throw fieldError('accessLevelId', 'This access level is no longer available.');
  if (!allowsAllOf(ctx.access, level)) throw new UserError('FORBIDDEN', LEVEL_ALLOWS_MORE);
}

/** Rejects terms that are archived, unless the funnel has them already. */
async function mustOffer(tx: Db, ids: readonly number[], current: readonly number[]): Promise<void> {
  const added = ids.filter((id) => !current.includes(id));
  if (added.length > 0 && (await findArchivedTerms(tx, added)).length > 0)
    throw fieldError('paymentTermIds', 'One of the payment terms is archived. Remove it and choose another one.');
}

/** Rejects a product that is no longer offered. */
async function mustSell(tx: Db, productId: number, at: Date): Promise<void> {
  const product = await holdProduct(tx, productId);
  const problem = product && whyNotSell(product, at);
  if (problem !== null) throw fieldError('productId', problem);
}

/**
 * Adds a funnel that sells a product.
 *
 * @throws BAD_USER_INPUT with messages for fields, also for an address that is taken and for a
 * product that is no longer offered
 * @throws FORBIDDEN for an access level that allows more than the caller's own
 */
export function createFunnel(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(funnelForm, input);
  const { productId } = parseForm(newFunnelForm, input);
  return create(ctx, FUNNEL, { action: 'createFunnel', idempotency }, async ({ tx, at }) => {
    await mustSell(tx, productId, at);
    await mustGiveLevel(ctx, tx, form.accessLevelId, null);
    await mustOffer(tx, form.paymentTermIds, []);
    const id = await insertRow(tx, FUNNEL, { ...valuesOf(form), productId, createdAt: at });
    await writeTerms(tx, id, form.paymentTermIds);
    return id;
  });
}

/**
 * Changes a funnel. Subscriptions and orders keep what was agreed: start, validity, terms and access
 * level count for later purchases.
 *
 * @throws STALE when it was saved since the revision was read
 * @throws like `createFunnel`
 */
export function updateFunnel(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const form = parseForm(funnelForm, input);
  return change(ctx, FUNNEL, edition.id, 'updateFunnel', async ({ tx, before }) => {
    await mustGiveLevel(ctx, tx, form.accessLevelId, before.accessLevelId);
    await mustOffer(tx, form.paymentTermIds, await findTermIds(tx, edition.id));
    await saveRow(tx, FUNNEL, edition, valuesOf(form));
    await writeTerms(tx, edition.id, form.paymentTermIds);
  });
}

/**
 * Closes a funnel, so that it sells no more, or opens it again. Repeated calls change nothing.
 *
 * @throws BAD_USER_INPUT when its product is no longer offered
 */
export const setFunnelClosed = (ctx: Context, id: number, closed: boolean): Promise<void> =>
  change(ctx, FUNNEL, id, closed ? 'closeFunnel' : 'reopenFunnel', async ({ tx, at, before }) => {
    if ((before.closedAt !== null) === closed) return;
    if (!closed) await mustSell(tx, before.productId, at);
    await saveRow(tx, FUNNEL, { id, revision: before.revision }, { closedAt: closed ? at : null });
  });
