import { redirectRulesList } from '@atlas/domain/redirects';
import { listScreen } from '../../admin/screens.ts';
import type { ScreenTable } from '../../routing/screen.ts';
import RedirectRulesQuery from './__generated__/RedirectRulesScreenQuery$parameters.ts';

/** The staff screen for redirect rules. */
export const screens = {
  redirectRules: listScreen({
    load: async () => (await import('./RedirectRulesScreen.tsx')).RedirectRulesScreen,
    query: RedirectRulesQuery,
    list: redirectRulesList,
  }),
} satisfies ScreenTable;
