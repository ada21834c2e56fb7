import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import ClosedQuery from './__generated__/ClosedPageQuery$parameters.ts';
import FastQuery from './__generated__/FastPageQuery$parameters.ts';
import FastTrackQuery from './__generated__/FastTrackPageQuery$parameters.ts';
import FunnelQuery from './__generated__/FunnelPageQuery$parameters.ts';

const Nothing = () => null;

/** The pages of funnels, and of those that are closed. */
export const screens = {
  // Both routes of /{slug} share one screen. The first name is the one that matches.
  mainAffiliateLink: publicScreen({
    load: async () => (await import('./FunnelScreen.tsx')).FunnelScreen,
    query: FunnelQuery,
    subject: 'publicPage.funnel',
    skeleton: Nothing,
  }),
  affiliateLink: publicScreen({
    load: async () => (await import('./FunnelScreen.tsx')).FunnelScreen,
    query: FunnelQuery,
    subject: 'publicPage.funnel',
    skeleton: Nothing,
  }),
  fast: publicScreen({
    load: async () => (await import('./FastScreen.tsx')).FastScreen,
    query: FastQuery,
    subject: 'fastFunnel',
    skeleton: Nothing,
  }),
  fastTrack: publicScreen({
    load: async () => (await import('./FastTrackScreen.tsx')).FastTrackScreen,
    query: FastTrackQuery,
    skeleton: Nothing,
  }),
  checkoutClosed: publicScreen({
    load: async () => (await import('./ClosedScreen.tsx')).ClosedScreen,
    query: ClosedQuery,
    search: (search) => ({ slug: search.get('funnel') ?? '' }),
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
