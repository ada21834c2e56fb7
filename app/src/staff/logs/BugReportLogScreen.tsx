import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { BUG_REPORT_STATE_TEXTS, BUG_REPORT_STATES, bugReportsList } from '@atlas/domain/bugReports';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useReload } from '../../relay/useReload.ts';
import { BugReportDetails } from './BugReportDetails.tsx';
import { BugReporter } from './BugReporter.tsx';
import { BugReportStateBadge } from './BugReportStateBadge.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { useLog } from './useLog.ts';
import type { BugReportLogScreenQuery, BugReportLogScreenQuery$data } from './__generated__/BugReportLogScreenQuery.graphql.ts';

type Report = BugReportLogScreenQuery$data['viewer']['bugReports']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Report, SortKeyOf<typeof bugReportsList>>[] => [
  {
    id: 'ticket',
    header: 'Ticket',
    priority: 1,
    cell: ({ databaseId, ticket }) => <RowTitle href={openHref(databaseId)}>{ticket}</RowTitle>,
  },
  { id: 'body', header: 'What happened', width: 'wide', priority: 1, card: 'meta', cell: ({ body }) => body },
  { id: 'from', header: 'From', priority: 1, cell: (report) => <BugReporter report={report} /> },
  { id: 'page', header: 'Page', priority: 2, cell: ({ page }) => (page === '' ? 'Not stated' : page) },
  { id: 'state', header: 'State', width: 'narrow', priority: 1, card: 'badge', cell: ({ state }) => <BugReportStateBadge state={state} /> },
  {
    id: 'created',
    header: 'Received',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ createdAt }) => <LogTime at={createdAt} />,
  },
];

const STATES = BUG_REPORT_STATES.map((value) => ({ value, label: BUG_REPORT_STATE_TEXTS[value].label }));

const QUERY = graphql`
  query BugReportLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: BugReportsFilter!, $sort: BugReportsSort!, $id: Int!)
  @preloadable {
    viewer {
      bugReports(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            ticket
            body
            page
            state
            createdAt
            ...BugReporter_report
          }
        }
      }
      bugReport(databaseId: $id) {
        ...BugReportDetails_report
      }
    }
  }
`;

/** Bug reports of members and visitors, at `/info-logs-report?tab=bug-reports`. Product decisions §20, I3. */
export function BugReportLogScreen({ queryRef }: { queryRef: PreloadedQuery<BugReportLogScreenQuery> }) {
  const { bugReports, bugReport } = usePreloadedQuery<BugReportLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, isOpen, openHref, close } = useLog('bug-reports', bugReportsList, queryRef.variables.id);
  const reload = useReload<BugReportLogScreenQuery>(QUERY, queryRef.variables);
  return (
    <>
      <LogList
        tab="bug-reports"
        noun={{ one: 'report', many: 'reports' }}
        state={state}
        queryRef={queryRef}
        connection={bugReports}
        columns={columnsOf(openHref)}
        rowName={({ ticket }) => ticket}
        filters={[choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES })]}
        empty={<EmptyState vignette={<Vignette of="done" />} title={NO_DATA} text="Bug reports of members and visitors appear here." />}
      />
      {isOpen && (bugReport ? <BugReportDetails report={bugReport} reload={reload} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
    </>
  );
}
