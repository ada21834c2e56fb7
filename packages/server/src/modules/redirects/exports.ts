import { routePath } from '@atlas/domain/navigation';
import { inWords } from '@atlas/domain/audit';
import { hiddenPageText, REDIRECT_AUDIENCES, REDIRECT_MATCHES, redirectStatus, redirectWindowText } from '@atlas/domain/redirects';
import { defineExport } from '../../commands/exportedList.ts';
import { hiddenBy } from './commands.ts';
import { REDIRECT_RULE_LIST, ruleOf } from './repo.ts';

/** Spreadsheet of the redirect rules. */
export const REDIRECT_RULE_EXPORT = defineExport(REDIRECT_RULE_LIST, {
  title: 'Redirect rules',
  path: (query) => routePath('redirectRules', query),
  columns: [
    { header: 'ID', value: ({ id }) => id },
    { header: 'Path', value: ({ fromPath }) => fromPath },
    { header: 'Match', value: ({ match }) => REDIRECT_MATCHES.find(({ value }) => value === match)?.label ?? match },
    { header: 'Target', value: ({ target }) => target },
    { header: 'Audience', value: ({ audience }) => REDIRECT_AUDIENCES.find(({ value }) => value === audience)?.label ?? audience },
    { header: 'Window', value: (rule) => redirectWindowText(rule) },
    { header: 'Priority', value: ({ priority }) => priority },
    { header: 'Hits', value: ({ hits }) => hits },
    {
      header: 'Hides',
      value: async ({ fromPath }, ctx) => {
        const page = await hiddenBy(ctx, fromPath);
        return page && hiddenPageText(page);
      },
    },
    { header: 'Status', value: (rule, { source }) => inWords(redirectStatus(ruleOf(rule), source.now)) },
    { header: 'Created', value: ({ createdAt }) => createdAt },
  ],
});
