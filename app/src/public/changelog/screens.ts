import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import ChangelogQuery from './__generated__/ChangelogPageQuery$parameters.ts';

const Nothing = () => null;

/** The changelog. Its first paint is the page itself, so it needs no skeleton. */
export const screens = {
  changelog: publicScreen({
    load: async () => (await import('./ChangelogScreen.tsx')).ChangelogScreen,
    query: ChangelogQuery,
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
