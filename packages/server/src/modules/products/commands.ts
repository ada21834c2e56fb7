import { pesosToCentavos } from '@atlas/domain/money';
import { type ProductForm, productForm, whyNotArchiveProduct } from '@atlas/domain/products';
import { change, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, insertRow, saveRow, type RecordRevision } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { type FileOwner, registerFileOwner } from '../files/commands.ts';
import { findContents, findSellingFunnels, writeContents } from './repo.ts';
import { products } from './tables.ts';

const PRODUCT = defineRecord('product', products, {
  extras: async (tx, id) => ({ contents: (await findContents(tx, id)).map(({ kind, id: contentId }) => `${kind} ${contentId}`) }),
});

const valuesOf = ({ price, contents: _contents, ...form }: ProductForm) => ({ ...form, priceCentavos: pesosToCentavos(price) });

/**
 * Adds a product with its contents.
 *
 * @throws BAD_USER_INPUT with messages for fields
 */
export function createProduct(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const form = parseForm(productForm, input);
  return create(ctx, PRODUCT, { action: 'createProduct', idempotency }, async ({ tx, at }) => {
    const id = await insertRow(tx, PRODUCT, { ...valuesOf(form), createdAt: at });
    await writeContents(tx, id, form.contents);
    return id;
  });
}

/**
 * Changes a product. Its price counts for later orders; what was sold keeps the price of its order.
 * Contents that are added or removed open or close at once for everyone who has it.
 *
 * @throws STALE when it was saved since the revision was read
 */
export function updateProduct(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const form = parseForm(productForm, input);
  return change(ctx, PRODUCT, edition.id, 'updateProduct', async ({ tx }) => {
    await saveRow(tx, PRODUCT, edition, valuesOf(form));
    await writeContents(tx, edition.id, form.contents);
  });
}

/**
 * Archives a product, so that it is no longer offered, or restores it.
 *
 * @throws CONFLICT while a funnel sells it
 */
export const setProductArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, PRODUCT, id, archived, {
    // The product is locked: a funnel that opens now waits for it.
    after: async ({ tx, at }) => {
      const problem = archived ? whyNotArchiveProduct(await findSellingFunnels(tx, [id], at)) : null;
      if (problem !== null) throw new UserError('CONFLICT', problem);
    },
  });

/** Registers who may open the cover of a product. Called once, by a module that knows its buyers. */
export const registerProductFiles = (assertReadable: FileOwner['assertReadable']): void =>
  registerFileOwner('productId', {
    assertReadable,
    table: products,
    purposes: { cover: { kinds: ['image'], isPrivate: false, uploadedBy: [{ who: 'staff', page: 'editProduct' }] } },
  });
