import { publicScreen, type ScreenTable } from '../../routing/screen.ts';
import ChangelogQuery from './__generated__/ChangelogPageQuery$parameters.ts';

const Nothing = () => null;

/** What is new. Its first paint is the page itself, so while it loads nothing else shows. */
export const screens = {
  changelog: publicScreen({
    load: async () => (await import('./ChangelogScreen.tsx')).ChangelogScreen,
    query: ChangelogQuery,
    skeleton: Nothing,
  }),
} satisfies ScreenTable;
