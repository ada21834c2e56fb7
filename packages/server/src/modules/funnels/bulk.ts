import { closeRecord, type BulkOperationName } from '@atlas/domain/jobs';
import { whyNotSell } from '@atlas/domain/products';
import { eq, sql } from 'drizzle-orm';
import { defineBulkOperation } from '../../bulk/defineBulkOperation.ts';
import { writeValues } from '../../bulk/writeValues.ts';
import { inList } from '../../db/inList.ts';
import { products } from '../products/tables.ts';
import { funnels } from './tables.ts';

/** The bulk operation that closes funnels, or opens them again where their product is sold. */
const closeInBulk = (name: BulkOperationName, closed: boolean) =>
  defineBulkOperation({
    name,
    table: funnels,
    subject: 'funnel',
    select: async (ctx, tx, ids) => {
      const rows = await tx
        .select({
          id: funnels.id,
          closedAt: funnels.closedAt,
          product: { archivedAt: products.archivedAt, expiresAt: products.expiresAt },
        })
        .from(funnels)
        .innerJoin(products, eq(products.id, funnels.productId))
        .where(inList(funnels.id, [...ids]));
      return rows.map(({ product, closedAt, id }) => ({
        id,
        closedAt,
        whyNotSell: whyNotSell(product, ctx.source.now),
        values: { closedAt: closedAt?.toISOString() ?? null },
      }));
    },
    describe: (row, _input, ctx) => closeRecord(row, closed, ctx.source.now),
    apply: (tx, changes) => writeValues(tx, funnels, changes, { closed_at: sql`(wanted.values ->> 'closedAt')::timestamptz` }),
  });

/** Closes funnels in bulk, or opens them again. */
export const closeFunnels = closeInBulk('close-funnels', true);
export const reopenFunnels = closeInBulk('reopen-funnels', false);
