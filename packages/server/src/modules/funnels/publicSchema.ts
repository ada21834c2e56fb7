import { centavosToPesos } from '@atlas/domain/money';
import { builder } from '../../graphql/builder.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { PublicFunnelRef } from './refs.ts';
import { findFunnelToJoin } from './commands.ts';
import { findOpenFunnel } from './repo.ts';

PublicFunnelRef.implement({
  description: 'A funnel as visitors see it.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    price: t.float({ description: 'Pesos.', resolve: (funnel) => centavosToPesos(funnel.priceCentavos) }),
    validityByDays: t.exposeInt('validityByDays', { nullable: true, description: 'Null means no expiry.' }),
  }),
});

builder.queryField('publicFunnel', (t) =>
  t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'Open to everybody. Null when no open funnel has this slug.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => findOpenFunnel(ctx.source, slug),
  }),
);

builder.objectField(ViewerRef, 'funnelToJoin', (t) =>
  t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'The funnel that somebody without courses is shown: the setting `join-funnel`.',
    resolve: (_viewer, _args, ctx) => findFunnelToJoin(ctx),
  }),
);
