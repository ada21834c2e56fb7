import { AFFILIATE_STATES, LEAD_STATES } from '@atlas/domain/affiliates';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Affiliate, AffiliateFigures, Lead } from './repo.ts';

export const AffiliateRef = builder.objectRef<Affiliate>('Affiliate');
export const AffiliateFiguresRef = builder.objectRef<AffiliateFigures & { affiliateId: number }>('AffiliateFigures');
export const LeadRef = builder.objectRef<Lead>('Lead');

export const AffiliateStateEnum = enumOf(
  'AffiliateState',
  AFFILIATE_STATES.map(({ value }) => value),
);
export const LeadStateEnum = enumOf(
  'LeadState',
  LEAD_STATES.map(({ value }) => value),
);
