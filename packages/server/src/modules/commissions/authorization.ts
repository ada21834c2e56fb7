import { ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { Commission, Payout } from './repo.ts';

/** Access rules for commissions. */
export const commissionsAuthorization: Authorization = {
  types: {
    Commission: ofPerson('affiliates', ({ userId }: Commission) => userId),
    CommissionSource: 'with-parent',
    Payout: ofPerson('affiliates', ({ userId }: Payout) => userId),
    PayoutBatch: { page: 'affiliates' },
  },
  fields: {
    'Payout.accountInFull': { page: 'affiliates' },
    'Payout.batch': { page: 'affiliates' },
    'Viewer.affiliates': { page: 'affiliates' },
    'Viewer.commissions': 'signed-in',
    'Viewer.leads': 'signed-in',
    'Viewer.payoutBatches': { page: 'affiliates' },
    'Viewer.payouts': 'signed-in',
  },
};
