import { Button, EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { maySell } from '@atlas/domain/access';
import { listVariables, NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { REDIRECT_AUDIENCES, redirectHitsText, redirectRulesList, redirectWindowText } from '@atlas/domain/redirects';
import Archive from 'lucide-react/icons/archive';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { BulkJobs } from '../../admin/bulk/BulkJobs.tsx';
import { AdminList } from '../../admin/lists/AdminList.tsx';
import { archivedFilter } from '../../admin/lists/archivedFilter.ts';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import type { RowAction } from '../../admin/lists/RowActions.tsx';
import { useListState } from '../../admin/lists/useListState.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { RedirectRuleDialog } from './RedirectRuleDialog.tsx';
import { RedirectStatus } from './RedirectStatus.tsx';
import { audienceText, matchText } from './redirectTexts.ts';
import { TryRedirect } from './TryRedirect.tsx';
import { useArchiveRedirect } from './useArchiveRedirect.ts';
import type { RedirectRulesScreenQuery, RedirectRulesScreenQuery$data } from './__generated__/RedirectRulesScreenQuery.graphql.ts';

type Rule = RedirectRulesScreenQuery$data['viewer']['redirectRules']['edges'][number]['node'];

const instant = (at: string | null | undefined): Date | null => (at == null ? null : new Date(at));

const noteOf = ({ match, hides }: Rule): string => [matchText(match), ...(hides ? [`hides ${hides.text}`] : [])].join(' · ');

const COLUMNS: readonly ListColumn<Rule, SortKeyOf<typeof redirectRulesList>>[] = [
  {
    id: 'fromPath',
    header: 'Path',
    width: 'wide',
    sortable: true,
    priority: 1,
    cell: (rule) => <RowTitle note={noteOf(rule)}>{rule.fromPath}</RowTitle>,
  },
  { id: 'target', header: 'Target', priority: 1, cell: ({ target }) => target },
  { id: 'audience', header: 'Audience', priority: 2, cell: ({ audience }) => audienceText(audience) },
  {
    id: 'window',
    header: 'Window',
    width: 'narrow',
    priority: 2,
    cell: ({ startsAt, endsAt }) => redirectWindowText({ startsAt: instant(startsAt), endsAt: instant(endsAt) }),
  },
  { id: 'priority', header: 'Priority', align: 'end', width: 'narrow', sortable: true, priority: 1, cell: ({ priority }) => priority },
  { id: 'hits', header: 'Hits', align: 'end', width: 'narrow', sortable: true, priority: 2, cell: ({ hits }) => redirectHitsText(hits) },
  { id: 'status', header: 'Status', priority: 1, card: 'badge', cell: ({ status }) => <RedirectStatus status={status} /> },
];

const QUERY = graphql`
  query RedirectRulesScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: RedirectRulesFilter!, $sort: RedirectRulesSort!)
  @preloadable {
    viewer {
      ...BulkJobs_viewer @arguments(list: redirectRules)
      redirectHosts
      redirectRules(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            fromPath
            match
            target
            audience
            startsAt
            endsAt
            priority
            hits
            status
            archivedAt
            hides {
              text
            }
            ...RedirectRuleDialog_rule
          }
        }
      }
    }
  }
`;

/**
 * The redirect rules at `/redirect-rules`, with a panel that tries a path.
 *
 * @spec 1 §2.2 names the page; the rules are a product decision
 */
export function RedirectRulesScreen({ queryRef }: { queryRef: PreloadedQuery<RedirectRulesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<RedirectRulesScreenQuery>(QUERY, queryRef);
  const state = useListState('redirectRules', redirectRulesList);
  const reloadList = useReload<RedirectRulesScreenQuery>(QUERY, listVariables(state.list, redirectRulesList));
  const [version, setVersion] = useState(0);
  const reload = async () => {
    await reloadList();
    setVersion((before) => before + 1);
  };
  const archive = useArchiveRedirect();
  const [open, setOpen] = useState<Rule | 'new' | null>(null);
  const mayChange = maySell(useAuth().currentUser);
  const actionsOf = (rule: Rule): readonly RowAction[] => [
    { label: 'Edit', icon: Pencil, opens: () => setOpen(rule) },
    {
      label: rule.archivedAt == null ? 'Archive' : 'Restore',
      icon: Archive,
      action: archive({ databaseId: rule.databaseId, name: rule.fromPath, archivedAt: rule.archivedAt }, reload),
    },
  ];
  return (
    <>
      <AdminList
        route="redirectRules"
        title="Redirect rules"
        exportAs="REDIRECT_RULES"
        noun={{ one: 'redirect rule', many: 'redirect rules' }}
        state={state}
        queryRef={queryRef}
        connection={viewer.redirectRules}
        columns={COLUMNS}
        rowName={({ fromPath }) => fromPath}
        overview={<TryRedirect version={version} />}
        filters={[
          choiceFilter(state, { name: 'audience', label: 'Audience', all: 'All audiences', options: REDIRECT_AUDIENCES }),
          archivedFilter(state),
        ]}
        adds={
          mayChange && (
            <Button variant="primary" onClick={() => setOpen('new')}>
              New rule
            </Button>
          )
        }
        bulk={{
          list: 'redirectRules',
          operations: [state.list.filters.status === 'archived' ? 'restore-redirect-rules' : 'archive-redirect-rules'],
          jobs: <BulkJobs viewer={viewer} reload={reload} />,
          reload,
        }}
        rowActions={mayChange ? actionsOf : undefined}
        empty={<EmptyState vignette={<Vignette of="lost" />} title={NO_DATA} text="Redirect rules appear here once you create one." />}
      />
      {open !== null && (
        <RedirectRuleDialog
          rule={open === 'new' ? null : open}
          hosts={viewer.redirectHosts}
          onClose={() => setOpen(null)}
          reload={reload}
        />
      )}
    </>
  );
}
