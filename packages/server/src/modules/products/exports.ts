import { centavosToPesos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { contentsText, PRODUCT_STATES, productState } from '@atlas/domain/products';
import { defineExport } from '../../commands/exportedList.ts';
import { contentCounts, PRODUCT_LIST } from './repo.ts';

/** Spreadsheet of the products. */
export const PRODUCT_EXPORT = defineExport(PRODUCT_LIST, {
  title: 'Products',
  path: (query) => routePath('products', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Product', value: ({ name }) => name },
    { header: 'Price', value: ({ priceCentavos }) => centavosToPesos(priceCentavos) },
    {
      header: 'State',
      value: (product, ctx) => PRODUCT_STATES.find(({ value }) => value === productState(product, ctx.source.now))?.label ?? null,
    },
    { header: 'Contents', value: async ({ id }, ctx) => contentsText(await ctx.loader(contentCounts).load(id)) },
    { header: 'Last day', value: ({ expiresAt }) => expiresAt },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
