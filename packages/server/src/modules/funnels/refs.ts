import { builder } from '../../graphql/builder.ts';
import type { Funnel, PublicFunnel } from './repo.ts';

export const FunnelRef = builder.objectRef<Funnel>('Funnel');
/** What a visitor may know of a funnel. */
export const PublicFunnelRef = builder.objectRef<PublicFunnel>('PublicFunnel');
