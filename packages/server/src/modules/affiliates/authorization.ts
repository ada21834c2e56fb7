import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { Affiliate, Lead } from './repo.ts';

/** Access rules for affiliates. */
export const affiliatesAuthorization: Authorization = {
  types: {
    Affiliate: ofPerson('affiliates', ({ userId }: Affiliate) => userId),
    AffiliateFigures: 'with-parent',
    AffiliateLink: 'with-parent',
    AffiliateTerms: 'with-parent',
    Lead: ofPerson('affiliates', ({ userId }: Lead) => userId),
  },
  fields: {
    'Lead.user': { page: 'affiliates' },
    'Mutation.updateAffiliateCode': 'signed-in',
    'Order.affiliate': { page: 'affiliates' },
    'Viewer.affiliate': 'signed-in',
    'Viewer.affiliateTerms': 'signed-in',
  },
};
