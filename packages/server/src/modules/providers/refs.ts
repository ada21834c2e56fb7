import { builder } from '../../graphql/builder.ts';
import type { Attempt, Collected, ProviderEvent, ProviderPayout } from './repo.ts';

export const ProviderPaymentRef = builder.objectRef<Attempt>('ProviderPayment');
export const CollectedPaymentRef = builder.objectRef<Collected>('CollectedPayment');
export const ProviderEventRef = builder.objectRef<ProviderEvent>('ProviderEvent');
export const ProviderPayoutRef = builder.objectRef<ProviderPayout>('ProviderPayout');
