import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { LockRef } from '../../graphql/lock.ts';
import { UserRef } from '../users/refs.ts';
import { explainAccess, type Explained } from './commands.ts';
import { ProductRef } from '../products/refs.ts';
import { contentsOfProduct, type ProductContent } from './repo.ts';

const ContentKindEnum = enumOf('ProductContentKind', ['course', 'event', 'resource']);

const ProductContentRef = builder.objectRef<ProductContent>('ProductContent').implement({
  description: 'A course, event or resource that a product contains.',
  fields: (t) => ({
    kind: t.field({ type: ContentKindEnum, resolve: (content) => content.kind }),
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

const ExplainedAccessRef = builder.objectRef<Explained>('ExplainedAccess').implement({
  description: 'Whether a person can open an item with one of their access levels, and the lock they see otherwise.',
  fields: (t) => ({
    levelName: t.exposeString('levelName'),
    opens: t.boolean({ resolve: ({ lock }) => lock === null }),
    lock: t.field({ type: LockRef, nullable: true, resolve: ({ lock }) => lock }),
  }),
});

builder.objectField(UserRef, 'explainedAccess', (t) =>
  t.field({
    type: [ExplainedAccessRef],
    description: 'Whether the person can open an item, and why, for each of their access levels. Uses the same rule that controls access.',
    args: { kind: t.arg({ type: ContentKindEnum, required: true }), databaseId: t.arg.int({ required: true }) },
    resolve: (user, { kind, databaseId }, ctx) => explainAccess(ctx, user.id, kind, databaseId),
  }),
);
