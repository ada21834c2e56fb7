import { isLive, publicationOf } from '@atlas/domain/content';
import { builder } from '../../graphql/builder.ts';
import { EXPLAINED_KINDS, type ContentAudience } from '@atlas/domain/access';
import { enumOf } from '../../graphql/enumOf.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { MAX_LENGTH, richText } from '../../richText.ts';
import { UserError } from '../../errors.ts';
import { UserRef } from '../users/refs.ts';
import { audienceOfContent, explainAccess, type Explained } from './commands.ts';
import { ProductContentKind, ProductRef } from '../products/refs.ts';
import { PublicationEnum } from './refs.ts';
import { contentsOfProduct, type ProductContent } from './repo.ts';

const ProductContentRef = builder.objectRef<ProductContent>('ProductContent').implement({
  description: 'A course, event or resource that a product contains.',
  fields: (t) => ({
    kind: t.field({ type: ProductContentKind, resolve: (content) => content.kind }),
    databaseId: t.int({ resolve: (content) => content.id }),
    name: t.exposeString('name'),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true, description: 'When members see it; null for a draft.' }),
    publication: t.field({ type: PublicationEnum, resolve: ({ publishedAt }, _args, ctx) => publicationOf(publishedAt, ctx.source.now) }),
    isLive: t.boolean({
      description: 'Whether people who have the product see it: it is published and not archived.',
      resolve: (content, _args, ctx) => isLive(content, ctx.source.now),
    }),
  }),
});

builder.objectField(ProductRef, 'contents', (t) =>
  t.field({
    type: [ProductContentRef],
    description: 'In the order in which they are shown.',
    resolve: (product, _args, ctx) => ctx.loader(contentsOfProduct).load(product.id),
  }),
);

const ExplainedKindEnum = enumOf('ExplainedKind', EXPLAINED_KINDS, 'The kinds of items about which a rule of access decides.');

const ExplainedAccessRef = builder.objectRef<Explained>('ExplainedAccess').implement({
  description: 'Whether a person can open an item with one of their access levels, and the lock they see otherwise.',
  fields: (t) => ({
    levelName: t.exposeString('levelName'),
    opens: t.boolean({ resolve: ({ problem }) => problem === null }),
    lock: t.field({
      type: LockRef,
      nullable: true,
      description: 'The lock that the person sees; null when it opens, or when something else keeps it closed.',
      resolve: ({ lock }) => lock,
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'The reason in words, one line each; null when it opens.' }),
  }),
});

builder.objectField(UserRef, 'explainedAccess', (t) =>
  t.field({
    type: [ExplainedAccessRef],
    description: 'Whether the person can open an item, and why, for each of their access levels. Uses the same rule that controls access.',
    args: { kind: t.arg({ type: ExplainedKindEnum, required: true }), databaseId: t.arg.int({ required: true }) },
    resolve: (user, { kind, databaseId }, ctx) => explainAccess(ctx, user.id, kind, databaseId),
  }),
);

const ContentAudienceRef = builder.objectRef<ContentAudience>('ContentAudience').implement({
  description: "The people in the viewer's scope for whom an item opens, without staff who open all of them.",
  fields: (t) => ({
    people: t.exposeInt('people'),
    members: t.exposeInt('members', { description: 'Those of them who hold an access level of members.' }),
    isEveryone: t.exposeBoolean('isEveryone', { description: 'Whether the viewer sees everyone, so that no one is left out.' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  contentAudience: t.field({
    type: ContentAudienceRef,
    description: 'Counts who could open a course, an event or a resource if it were granted to these access levels.',
    args: {
      kind: t.arg({ type: ProductContentKind, required: true }),
      databaseId: t.arg.int({ description: 'Includes current subscriptions to its products. Omitted for an item that is not saved yet.' }),
      accessLevelIds: t.arg.intList({ required: true }),
    },
    resolve: (_viewer, { kind, databaseId, accessLevelIds }, ctx) =>
      audienceOfContent(ctx, kind, { itemId: databaseId ?? null, accessLevelIds }),
  }),
  markdownPreview: t.field({
    type: 'RichText',
    description: 'Markdown parsed for rendering, as it will be shown once it is saved. Nothing is stored.',
    args: { text: t.arg.string({ required: true, description: 'At most 50,000 characters.' }) },
    resolve: (_viewer, { text }) => {
      if (text.length > MAX_LENGTH) throw new UserError('BAD_USER_INPUT', 'This text is too long for a preview.');
      return richText(text, { isCached: false });
    },
  }),
}));
