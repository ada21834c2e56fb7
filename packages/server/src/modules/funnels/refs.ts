import { FUNNEL_STATES } from '@atlas/domain/funnels';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import type { Funnel, FunnelFigures, PublicFunnel } from './repo.ts';

export const FunnelRef = builder.objectRef<Funnel>('Funnel');
export const FunnelFiguresRef = builder.objectRef<FunnelFigures & { funnelId: number }>('FunnelFigures');
/** The fields of a funnel that are public. */
export const PublicFunnelRef = builder.objectRef<PublicFunnel>('PublicFunnel');
export const FunnelState = enumOf(
  'FunnelState',
  FUNNEL_STATES.map(({ value }) => value),
);
