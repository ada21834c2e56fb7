import type { Context } from '../../commands/context.ts';
import { findOpenFunnel, type PublicFunnel } from './repo.ts';

/**
 * The funnel shown to viewers without courses: the one of the setting `join-funnel`, while it is
 * open to visitors.
 */
export const findFunnelToJoin = async (ctx: Context): Promise<PublicFunnel | null> =>
  findOpenFunnel(ctx.source, await ctx.app.values.get('join-funnel'));
