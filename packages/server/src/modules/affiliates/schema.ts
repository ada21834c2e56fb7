import { maskEmail, maskName } from '@atlas/domain/affiliates';
import { fullName } from '@atlas/domain/users';
import { routePath } from '@atlas/domain/navigation';
import { present } from '../../db/present.ts';
import { registerAffiliateCode } from './commands.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { OrderRef } from '../orders/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { AffiliateFiguresRef, AffiliateRef, AffiliateStateEnum, LeadRef, LeadStateEnum } from './refs.ts';
import {
  affiliateFigures,
  affiliateLoader,
  findAffiliate,
  findTerms,
  funnelLinksOf,
  leadLoader,
  looksAfterAffiliates,
  type AffiliateTerms,
  type Lead,
} from './repo.ts';

AffiliateFiguresRef.implement({
  description: 'The results of an affiliate. Amounts in pesos.',
  fields: (t) => ({ clicks: t.exposeInt('clicks'), leads: t.exposeInt('leads') }),
});

const LinkRef = builder.objectRef<{ path: string; name: string | null; clicks: number | null }>('AffiliateLink').implement({
  description: 'A path that credits an affiliate.',
  fields: (t) => ({
    path: t.exposeString('path'),
    name: t.exposeString('name', { nullable: true, description: 'Name of the funnel; null for the main link.' }),
    clicks: t.exposeInt('clicks', { nullable: true, description: 'Null for the main link.' }),
  }),
});

builder.node(AffiliateRef, {
  description: 'A person who refers others. Visible to that person and to staff who manage affiliates.',
  id: { resolve: (affiliate) => affiliate.id },
  loadOne: (id, ctx) => ctx.loader(affiliateLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (affiliate) => affiliate.id }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    code: t.exposeString('code', { description: 'The code in their links.' }),
    linkName: t.exposeString('linkName', {
      nullable: true,
      description: 'Name of their main link; null until chosen. It can be chosen only once.',
    }),
    state: t.field({ type: AffiliateStateEnum, resolve: ({ state }) => state }),
    ratePercent: t.float({ description: 'Percentage of each payment.', resolve: ({ rateBasisPoints }) => rateBasisPoints / 100 }),
    termsVersion: t.exposeInt('termsVersion', { nullable: true, description: 'Version of the terms that they accepted last.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
    figures: t.field({
      type: AffiliateFiguresRef,
      resolve: async ({ id }, _args, ctx) => ({ affiliateId: id, ...(await ctx.loader(affiliateFigures).load(id)) }),
    }),
    links: t.field({
      type: [LinkRef],
      description: 'The main link, once it has a name, then one for each funnel on sale.',
      resolve: async ({ id, linkName, code }, _args, ctx) => {
        const ofFunnels = await ctx.loader(funnelLinksOf).load(id);
        return [
          ...(linkName === null ? [] : [{ path: routePath('mainAffiliateLink', { slug: linkName }), name: null, clicks: null }]),
          ...ofFunnels.map(({ slug, name, clicks }) => ({ path: routePath('affiliateLink', { slug, affLink: code }), name, clicks })),
        ];
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision'),
  }),
});

const seesWhole = (ctx: Context): boolean => looksAfterAffiliates(ctx.signedIn().reader);
/** A lead may have no name; the email address takes its place. */
const nameOf = ({ firstName, lastName, email }: Lead): string => fullName({ firstName, lastName, email });
function maskedNameOf({ firstName, lastName, email }: Lead): string {
  const name = fullName({ firstName, lastName });
  return name === '' ? maskEmail(email) : maskName(name);
}

builder.objectField(OrderRef, 'affiliate', (t) =>
  t.field({
    type: AffiliateRef,
    nullable: true,
    description: 'The affiliate whose link its buyer followed.',
    resolve: ({ affiliateId }, _args, ctx) => (affiliateId === null ? null : ctx.loader(affiliateLoader).load(affiliateId)),
  }),
);

builder.node(LeadRef, {
  description:
    'A person referred by an affiliate. Name and address are masked for the affiliate and complete for staff who manage affiliates.',
  id: { resolve: (lead) => lead.id },
  loadOne: (id, ctx) => ctx.loader(leadLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (lead) => lead.id }),
    name: t.string({ resolve: (lead, _args, ctx) => (seesWhole(ctx) ? nameOf(lead) : maskedNameOf(lead)) }),
    email: t.string({ resolve: ({ email }, _args, ctx) => (seesWhole(ctx) ? email : maskEmail(email)) }),
    isMasked: t.boolean({ resolve: (_lead, _args, ctx) => !seesWhole(ctx) }),
    tags: t.exposeString('tags', { description: "Where they came from, such as 'Atlas Signup'." }),
    state: t.field({ type: LeadStateEnum, resolve: ({ state }) => state }),
    affiliate: t.field({
      type: AffiliateRef,
      resolve: ({ affiliateId }, _args, ctx) => present(ctx.loader(affiliateLoader).load(affiliateId), `Affiliate ${affiliateId}`),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Their account, if they have one.',
      resolve: ({ accountId }, _args, ctx) => userOrNull(ctx, accountId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const TermsRef = builder.objectRef<AffiliateTerms & { isAccepted: boolean }>('AffiliateTerms').implement({
  description: 'The terms that affiliates accept. A new version must be accepted again.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'Whether the viewer accepted this version.' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  affiliate: t.field({
    type: AffiliateRef,
    nullable: true,
    description: "The viewer's own affiliate record or, with a databaseId, that of an affiliate within their scope. Null if there is none.",
    args: { databaseId: t.arg.int() },
    resolve: (_viewer, { databaseId }, ctx) => findAffiliate(ctx.source, databaseId ?? null),
  }),
  affiliateTerms: t.field({
    type: TermsRef,
    nullable: true,
    description: 'The terms in force; null until the first are published.',
    resolve: async (_viewer, _args, ctx) => {
      const [terms, own] = await Promise.all([findTerms(ctx.source), findAffiliate(ctx.source, null)]);
      return terms && { ...terms, isAccepted: own?.termsVersion === terms.version };
    },
  }),
}));

const AffiliateInfoInput = builder.inputType('AffiliateInfoInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    firstName: t.string(),
    lastName: t.string(),
    tags: t.string({ required: true, description: "Source, such as 'Atlas Signup'." }),
    affCode: t.string({ required: true }),
  }),
});

builder.mutationField('updateAffiliateCode', (t) =>
  t.boolean({
    description:
      'Registers the viewer as a lead of the affiliate whose link they followed. Returns whether the code belongs to another, active affiliate.',
    args: { input: t.arg({ type: AffiliateInfoInput, required: true }) },
    resolve: (_root, { input }, ctx) => registerAffiliateCode(ctx, input),
  }),
);
