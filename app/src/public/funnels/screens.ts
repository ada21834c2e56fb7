import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import FunnelQuery from './__generated__/FunnelPageQuery$parameters.ts';

const Nothing = () => null;

/** The page of a funnel. */
export const screens = {
  // Both routes of /{slug} share one screen. The first name is the one that matches.
  mainAffiliateLink: publicScreen({
    load: async () => (await import('./FunnelScreen.tsx')).FunnelScreen,
    query: FunnelQuery,
    subject: 'publicFunnel',
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
