import { builder } from '../../graphql/builder.ts';
import type { Funnel, FunnelFigures, PublicFunnel } from './repo.ts';

export const FunnelRef = builder.objectRef<Funnel>('Funnel');
export const FunnelFiguresRef = builder.objectRef<FunnelFigures & { funnelId: number }>('FunnelFigures');
/** The fields of a funnel that are public. */
export const PublicFunnelRef = builder.objectRef<PublicFunnel>('PublicFunnel');
