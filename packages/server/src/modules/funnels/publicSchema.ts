import { lockStep } from '@atlas/domain/access';
import { centavosToPesos } from '@atlas/domain/money';
import { builder } from '../../graphql/builder.ts';
import { LockRef } from '../../graphql/lock.ts';
import { PublicFunnelRef } from './refs.ts';
import { coverUrl } from '../products/repo.ts';
import { findFunnelToJoin } from './commands.ts';
import { openFunnelLoader } from './repo.ts';

PublicFunnelRef.implement({
  description: 'A funnel as visitors see it.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    price: t.float({ description: 'Pesos.', resolve: (funnel) => centavosToPesos(funnel.priceCentavos) }),
    coverUrl: t.string({ nullable: true, resolve: ({ coverFileId }) => coverUrl(coverFileId) }),
    validityByDays: t.exposeInt('validityByDays', { nullable: true, description: 'Null means that access does not expire.' }),
  }),
});

builder.queryField('publicFunnel', (t) =>
  t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'Public. Null when no open funnel has this slug.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => ctx.loader(openFunnelLoader).load(slug),
  }),
);

builder.objectField(LockRef, 'funnelToJoin', (t) =>
  t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'When the step is to join: the funnel that the setting `join-funnel` names, while it is open to visitors.',
    resolve: (lock, _args, ctx) => (lockStep(lock) === 'join' ? findFunnelToJoin(ctx) : null),
  }),
);
