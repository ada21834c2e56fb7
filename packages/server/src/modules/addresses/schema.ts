import { funnelState } from '@atlas/domain/funnels';
import { routePath } from '@atlas/domain/navigation';
import { builder } from '../../graphql/builder.ts';
import { FunnelState, PublicFunnelRef } from '../funnels/refs.ts';
import { findShownFunnels } from '../funnels/repo.ts';
import { findFastFunnel, findShownPage, funnelAt, resolveAddress, type FoundAddress } from './commands.ts';
import type { AddressedFunnel } from './repo.ts';

const PublicPageRef = builder.objectRef<FoundAddress>('PublicPage').implement({
  description: 'What an address that is not a page of Atlas leads to.',
  fields: (t) => ({
    funnel: t.field({
      type: PublicFunnelRef,
      nullable: true,
      description: 'The funnel to show, while it is open.',
      resolve: (found) => (found.kind === 'funnel' ? found.funnel : null),
    }),
    affiliateCode: t.string({
      nullable: true,
      description: 'The code of the affiliate whose link it is, while they are active.',
      resolve: (found) => (found.kind === 'redirect' ? null : (found.credited?.code ?? null)),
    }),
    isElsewhere: t.boolean({
      description:
        'Whether the server shows something else at this address, or sends visitors to another one, so that a browser must load it.',
      resolve: async (found, _args, ctx) => found.kind !== 'funnel' || (await findShownPage(ctx, found.funnel)) !== null,
    }),
  }),
});

const ClosedFunnelRef = builder.objectRef<AddressedFunnel>('ClosedFunnel').implement({
  description: 'A funnel in any state, as the page of closed funnels shows it.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    state: t.field({ type: FunnelState, resolve: (funnel, _args, ctx) => funnelState(funnel, funnel, ctx.source.now) }),
    opensAt: t.expose('opensAt', { type: 'DateTime', nullable: true, description: 'Start of sales; null means no start.' }),
    hasWaitingList: t.exposeBoolean('hasWaitingList'),
  }),
});

builder.queryFields((t) => ({
  publicPage: t.field({
    type: PublicPageRef,
    nullable: true,
    description:
      'Public. What `/{slug}` or `/{slug}/{affLink}` leads to: a redirect, a funnel, or an affiliate; null for nothing. Specification 1 §2.6.',
    args: { slug: t.arg.string({ required: true }), affLink: t.arg.string() },
    resolve: (_root, { slug, affLink }, ctx) =>
      resolveAddress(ctx, affLink == null ? routePath('viewFunnel', { slug }) : routePath('affiliateLink', { slug, affLink })),
  }),
  isFastElsewhere: t.boolean({
    description: 'Public. Whether the server shows something else at `/fast`, so that a browser must load it.',
    resolve: async (_root, _args, ctx) => {
      const funnel = await findFastFunnel(ctx);
      return funnel !== null && (await findShownPage(ctx, funnel)) !== null;
    },
  }),
  fastFunnel: t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'Public. The funnel of the setting `fast-funnel`, while it is open.',
    resolve: (_root, _args, ctx) => findFastFunnel(ctx),
  }),
  closedFunnel: t.field({
    type: ClosedFunnelRef,
    nullable: true,
    description: 'Public. The funnel with a slug, in any state.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => funnelAt(ctx, slug),
  }),
  openFunnels: t.field({
    type: [PublicFunnelRef],
    description: 'Public. The latest open funnels that are not hidden, at most six.',
    resolve: (_root, _args, ctx) => findShownFunnels(ctx.source),
  }),
}));
