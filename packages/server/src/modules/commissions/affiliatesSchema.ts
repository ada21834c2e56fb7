import { centavosToPesos } from '@atlas/domain/money';
import { accessRestricted } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { AffiliateFiguresRef, AffiliateRef, AffiliateStateEnum, LeadRef, LeadStateEnum } from '../affiliates/refs.ts';
import { affiliateLoader, affiliatesWhere, leadLoader, leadsWhere, looksAfterAffiliates } from '../affiliates/repo.ts';
import { earnedByLeads, earningAffiliatesList, earningLeadsList, earningsOfAffiliate, type Earnings } from './repo.ts';

builder.objectFields(AffiliateFiguresRef, (t) => {
  const pesos = (of: Exclude<keyof Earnings, 'sales'>, description?: string) =>
    t.float({
      ...(description !== undefined && { description }),
      resolve: async ({ affiliateId }, _args, ctx) => centavosToPesos((await ctx.loader(earningsOfAffiliate).load(affiliateId))[of]),
    });
  return {
    sales: t.int({
      description: 'Purchases with at least one payment. Each counts once, however many payments follow.',
      resolve: async ({ affiliateId }, _args, ctx) => (await ctx.loader(earningsOfAffiliate).load(affiliateId)).sales,
    }),
    pending: pesos('pending', 'Commissions on hold in case of refunds.'),
    available: pesos('available', 'Approved commissions that are not in a payout.'),
    inPayout: pesos('inPayout', 'Commissions in a payout that is in progress.'),
    paid: pesos('paid'),
  };
});

builder.objectField(LeadRef, 'earned', (t) =>
  t.float({
    description: 'The commission earned from this lead, in pesos.',
    resolve: async (lead, _args, ctx) => centavosToPesos(await ctx.loader(earnedByLeads).load(lead.id)),
  }),
);

listField(ViewerRef, {
  name: 'affiliates',
  description: "Affiliates within the viewer's scope. `leads` sorts by the number of leads, `highest` by earnings.",
  type: AffiliateRef,
  list: earningAffiliatesList,
  filter: builder.inputType('AffiliatesFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address, Tribe ID, code or link name.' }),
      state: t.field({ type: AffiliateStateEnum }),
    }),
  }),
  where: affiliatesWhere,
  loader: affiliateLoader,
  defaultSort: { by: 'created', descending: true },
});

listField(ViewerRef, {
  name: 'leads',
  description:
    "The viewer's own leads; for staff who manage affiliates, all leads. `leads` sorts by how close they are to buying, `highest` by the commission they earned the affiliate.",
  type: LeadRef,
  list: earningLeadsList,
  filter: builder.inputType('LeadsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name or email address. Only for viewers who see them unmasked.' }),
      affiliateId: t.int(),
      state: t.field({ type: LeadStateEnum }),
      from: t.field({ type: 'Day', description: 'The first day in Manila.' }),
      to: t.field({ type: 'Day', description: 'The last day in Manila.' }),
    }),
  }),
  where: (filter, source) => {
    // A search would reveal the masked values letter by letter.
    if (filter.search && !looksAfterAffiliates(source.reader)) throw accessRestricted();
    return leadsWhere(filter, source);
  },
  loader: leadLoader,
  defaultSort: { by: 'created', descending: true },
});
