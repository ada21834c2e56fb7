import { centavosToPesos } from '@atlas/domain/money';
import { PRODUCT_FILTERS, PRODUCT_STATES, productState } from '@atlas/domain/products';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { ProductRef } from './refs.ts';
import { findProducts, productLoader, productsList, productsWhere } from './repo.ts';

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
  name: 'products',
  description: 'Products for sale. Archived ones are included only when requested.',
  type: ProductRef,
  list: productsList,
  filter: builder.inputType('ProductsFilter', {
    fields: (t) => ({ search: t.string(), status: t.field({ type: ProductFilter }), archived: t.boolean() }),
  }),
  where: productsWhere,
  loader: productLoader,
  defaultSort: { by: 'created', descending: true },
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
