import { AFFILIATE_STATES, LEAD_STATES, maskEmail, maskName } from '@atlas/domain/affiliates';
import { centavosToPesos } from '@atlas/domain/money';
import { routePath } from '@atlas/domain/navigation';
import { present } from '../../db/present.ts';
import { accessRestricted } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { AffiliateRef, LeadRef } from './refs.ts';
import {
  affiliateFigures,
  affiliateLoader,
  affiliatesList,
  affiliatesWhere,
  earnedByLeads,
  findAffiliate,
  findTerms,
  funnelLinksOf,
  leadLoader,
  leadsList,
  leadsWhere,
  looksAfterAffiliates,
  type AffiliateFigures,
  type AffiliateTerms,
  type Lead,
} from './repo.ts';

const AffiliateState = enumOf(
  'AffiliateState',
  AFFILIATE_STATES.map(({ value }) => value),
);
const LeadState = enumOf(
  'LeadState',
  LEAD_STATES.map(({ value }) => value),
);

const FiguresRef = builder.objectRef<AffiliateFigures>('AffiliateFigures').implement({
  description: 'What an affiliate brought about. Amounts in pesos.',
  fields: (t) => ({
    clicks: t.exposeInt('clicks'),
    leads: t.exposeInt('leads'),
    sales: t.exposeInt('sales', { description: 'Purchases of which a payment was made, however many payments follow.' }),
    pending: t.float({ description: 'Held for refunds.', resolve: ({ pending }) => centavosToPesos(pending) }),
    available: t.float({ description: 'Approved and in no payout.', resolve: ({ available }) => centavosToPesos(available) }),
    inPayout: t.float({ description: 'On its way.', resolve: ({ inPayout }) => centavosToPesos(inPayout) }),
    paid: t.float({ resolve: ({ paid }) => centavosToPesos(paid) }),
  }),
});

const LinkRef = builder.objectRef<{ path: string; name: string | null; clicks: number | null }>('AffiliateLink').implement({
  description: 'A path that credits an affiliate.',
  fields: (t) => ({
    path: t.exposeString('path'),
    name: t.exposeString('name', { nullable: true, description: 'What it sells; null for the main link.' }),
    clicks: t.exposeInt('clicks', { nullable: true, description: 'Null for the main link.' }),
  }),
});

builder.node(AffiliateRef, {
  description: 'Somebody who brings others in; for themselves, and for those who look after affiliates.',
  id: { resolve: (affiliate) => affiliate.id },
  loadOne: (id, ctx) => ctx.loader(affiliateLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (affiliate) => affiliate.id }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => present(ctx.loader(userLoader).load(userId), `User ${userId}`) }),
    code: t.exposeString('code', { description: 'What their links carry.' }),
    linkName: t.exposeString('linkName', { nullable: true, description: 'The name of their main link; null until it is chosen, once.' }),
    state: t.field({ type: AffiliateState, resolve: ({ state }) => state }),
    ratePercent: t.float({ description: 'Of each payment.', resolve: ({ rateBasisPoints }) => rateBasisPoints / 100 }),
    termsVersion: t.exposeInt('termsVersion', { nullable: true, description: 'The terms that they accepted last.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
    figures: t.field({ type: FiguresRef, resolve: (affiliate, _args, ctx) => ctx.loader(affiliateFigures).load(affiliate.id) }),
    links: t.field({
      type: [LinkRef],
      description: 'The main link once it is named, then one for each funnel that sells.',
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
const nameOf = ({ firstName, lastName }: Lead): string => `${firstName} ${lastName}`.trim();

builder.node(LeadRef, {
  description:
    'Somebody whom an affiliate brought. The affiliate sees name and address masked, those who look after affiliates see them whole.',
  id: { resolve: (lead) => lead.id },
  loadOne: (id, ctx) => ctx.loader(leadLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (lead) => lead.id }),
    name: t.string({ resolve: (lead, _args, ctx) => (seesWhole(ctx) ? nameOf(lead) : maskName(nameOf(lead))) }),
    email: t.string({ resolve: ({ email }, _args, ctx) => (seesWhole(ctx) ? email : maskEmail(email)) }),
    isMasked: t.boolean({ resolve: (_lead, _args, ctx) => !seesWhole(ctx) }),
    tags: t.exposeString('tags', { description: "Where they came from, such as 'Atlas Signup'." }),
    state: t.field({ type: LeadState, resolve: ({ state }) => state }),
    earned: t.float({
      description: 'The commission earned by them, in pesos.',
      resolve: async (lead, _args, ctx) => centavosToPesos(await ctx.loader(earnedByLeads).load(lead.id)),
    }),
    affiliate: t.field({
      type: AffiliateRef,
      resolve: ({ affiliateId }, _args, ctx) => present(ctx.loader(affiliateLoader).load(affiliateId), `Affiliate ${affiliateId}`),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Their account, once they have one.',
      resolve: ({ accountId }, _args, ctx) => (accountId === null ? null : ctx.loader(userLoader).load(accountId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const TermsRef = builder.objectRef<AffiliateTerms & { isAccepted: boolean }>('AffiliateTerms').implement({
  description: 'The terms that affiliates accept; a new version asks again.',
  fields: (t) => ({
    version: t.exposeInt('version'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    isAccepted: t.exposeBoolean('isAccepted', { description: 'Whether the viewer accepted this version.' }),
  }),
});

listField(ViewerRef, {
  name: 'affiliates',
  description: 'The affiliates within the scope of the viewer; `leads` orders by how many they brought, `highest` by what they earned.',
  type: AffiliateRef,
  list: affiliatesList,
  filter: builder.inputType('AffiliatesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Name, e-mail address, Tribe ID, code or link name.' }),
      state: t.field({ type: AffiliateState }),
    }),
  }),
  where: affiliatesWhere,
  loader: affiliateLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  name: 'leads',
  description:
    "The viewer's own leads; for those who look after affiliates, the leads of all of them. `leads` orders by how near they are to buying, `highest` by what they brought.",
  type: LeadRef,
  list: leadsList,
  filter: builder.inputType('LeadsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Name or e-mail address; only for those who see them whole.' }),
      affiliateId: t.int(),
      state: t.field({ type: LeadState }),
      from: t.string({ description: 'The first day in Manila, YYYY-MM-DD.' }),
      to: t.string({ description: 'The last day in Manila, YYYY-MM-DD.' }),
    }),
  }),
  where: (filter, source) => {
    // A search would tell letter by letter what the mask hides.
    if (filter.search && !looksAfterAffiliates(source.reader)) throw accessRestricted();
    return leadsWhere(filter, source);
  },
  loader: leadLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectFields(ViewerRef, (t) => ({
  affiliate: t.field({
    type: AffiliateRef,
    nullable: true,
    description: "The viewer's own record as an affiliate; with a number, an affiliate within their scope. Null when there is none.",
    args: { databaseId: t.arg.int() },
    resolve: (_viewer, { databaseId }, ctx) => findAffiliate(ctx.source, databaseId ?? null),
  }),
  affiliateTerms: t.field({
    type: TermsRef,
    nullable: true,
    description: 'The terms in force; null while none are published.',
    resolve: async (_viewer, _args, ctx) => {
      const [terms, own] = await Promise.all([findTerms(ctx.source), findAffiliate(ctx.source, null)]);
      return terms && { ...terms, isAccepted: own?.termsVersion === terms.version };
    },
  }),
}));
