import type { Context } from '../../commands/context.ts';
import { findOpenFunnel, type PublicFunnel } from './repo.ts';

/** The funnel that somebody without courses is shown: the one that the setting `join-funnel` names, while it is open to visitors. */
export const findFunnelToJoin = async (ctx: Context): Promise<PublicFunnel | null> =>
  findOpenFunnel(ctx.source, await ctx.app.values.get('join-funnel'));
