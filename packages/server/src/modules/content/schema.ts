import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { ProductRef } from '../products/refs.ts';
import { contentsOfProduct, type ProductContent } from './repo.ts';

const ProductContentRef = builder.objectRef<ProductContent>('ProductContent').implement({
  description: 'Something that a product contains.',
  fields: (t) => ({
    kind: t.field({ type: enumOf('ProductContentKind', ['course', 'event', 'resource']), resolve: (content) => content.kind }),
    databaseId: t.int({ resolve: (content) => content.id }),
    name: t.exposeString('name'),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(ProductRef, 'contents', (t) =>
  t.field({
    type: [ProductContentRef],
    description: 'Courses, then events, then resources.',
    resolve: (product, _args, ctx) => ctx.loader(contentsOfProduct).load(product.id),
  }),
);
