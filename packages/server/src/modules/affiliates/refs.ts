import { builder } from '../../graphql/builder.ts';
import type { Affiliate, Lead } from './repo.ts';

export const AffiliateRef = builder.objectRef<Affiliate>('Affiliate');
export const LeadRef = builder.objectRef<Lead>('Lead');
