import { centavosToPesos } from '@atlas/domain/money';
import { contentsText, PRODUCT_FILTERS, PRODUCT_STATES, productState } from '@atlas/domain/products';
import { builder } from '../../graphql/builder.ts';
import { recordCommands } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ProductContentKind, ProductRef } from './refs.ts';
import { createProduct, setProductArchived, updateProduct } from './commands.ts';
import { contentCounts, coverLoader, coverUrl, findProducts, PRODUCT_LIST, productLoader } from './repo.ts';

const ProductState = enumOf(
  'ProductState',
  PRODUCT_STATES.map(({ value }) => value),
);
const ProductFilter = enumOf(
  'ProductFilter',
  PRODUCT_FILTERS.map(({ value }) => value),
);

builder.node(ProductRef, {
  description: 'A bundle of courses, events and resources for sale.',
  id: { resolve: (product) => product.id },
  loadOne: (id, ctx) => ctx.loader(productLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (product) => product.id }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    price: t.float({ description: 'Pesos.', resolve: (product) => centavosToPesos(product.priceCentavos) }),
    contentSummary: t.string({
      description: 'The number of its courses, events and resources, in words.',
      resolve: async ({ id }, _args, ctx) => contentsText(await ctx.loader(contentCounts).load(id)),
    }),
    coverUrl: t.string({
      nullable: true,
      description: 'An uploaded picture. Without one, the cover is generated from the id.',
      resolve: async ({ id }, _args, ctx) => coverUrl(await ctx.loader(coverLoader).load(id)),
    }),
    state: t.field({ type: ProductState, resolve: (product, _args, ctx) => productState(product, ctx.source.now) }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'No longer offered after this instant. Buyers keep it.',
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

listField(ViewerRef, {
  ...PRODUCT_LIST,
  description: 'Products for sale. Archived ones are included only when requested.',
  type: ProductRef,
  filter: builder.inputType('ProductsFilter', {
    fields: (t) => ({ search: t.string(), status: t.field({ type: ProductFilter }), archived: t.boolean() }),
  }),
});

builder.objectField(ViewerRef, 'product', (t) =>
  t.field({
    type: ProductRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(productLoader).load(databaseId),
  }),
);

builder.queryField('products', (t) =>
  t.field({
    type: [ProductRef],
    description: 'The products that are not archived, by name. Specification 2 §7.',
    resolve: (_root, _args, ctx) => findProducts(ctx.source.db),
  }),
);

const ProductContentInput = builder.inputType('ProductContentInput', {
  fields: (t) => ({ kind: t.field({ type: ProductContentKind, required: true }), id: t.int({ required: true }) }),
});

recordCommands({
  noun: 'Product',
  type: ProductRef,
  loader: productLoader,
  input: builder.inputType('ProductInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      description: t.string(),
      price: t.int({ required: true, description: 'Whole pesos. What was already sold keeps its price.' }),
      expiresOn: t.field({ type: 'Day', description: 'The last day of the offer in Manila; omit it for an offer without an end.' }),
      contents: t.field({
        type: [ProductContentInput],
        description: 'Courses, events and resources, in the order in which they are shown.',
      }),
    }),
  }),
  create: createProduct,
  update: updateProduct,
  setArchived: setProductArchived,
});
