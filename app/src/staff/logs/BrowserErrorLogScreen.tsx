import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { clientErrorsList } from '@atlas/domain/clientErrors';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { BrowserErrorDetails } from './BrowserErrorDetails.tsx';
import { BROWSER_ERROR_KINDS, browserErrorKind } from './browserErrorKind.ts';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { useLog } from './useLog.ts';
import type { BrowserErrorLogScreenQuery, BrowserErrorLogScreenQuery$data } from './__generated__/BrowserErrorLogScreenQuery.graphql.ts';

type Report = BrowserErrorLogScreenQuery$data['viewer']['clientErrors']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Report, SortKeyOf<typeof clientErrorsList>>[] => [
  {
    id: 'message',
    header: 'Message',
    width: 'wide',
    priority: 1,
    cell: (report) => <RowTitle href={openHref(report.databaseId)}>{report.message}</RowTitle>,
  },
  { id: 'kind', header: 'Kind', priority: 2, card: 'meta', cell: ({ kind }) => browserErrorKind(kind) },
  { id: 'route', header: 'Route', priority: 2, card: 'meta', cell: ({ route }) => route ?? 'No route' },
  { id: 'browser', header: 'Browser', priority: 1, card: 'meta', cell: ({ browser }) => browser },
  {
    id: 'at',
    header: 'When',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ at }) => <LogTime at={at} />,
  },
];

const QUERY = graphql`
  query BrowserErrorLogScreenQuery(
    $first: Int!
    $offset: Int!
    $after: String
    $filter: ClientErrorsFilter!
    $sort: ClientErrorsSort!
    $id: Int!
  ) @preloadable {
    viewer {
      clientErrors(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            kind
            route
            browser
            message
            at
          }
        }
      }
      clientError(databaseId: $id) {
        ...BrowserErrorDetails_report
      }
    }
  }
`;

/**
 * Errors reported by browsers, at `/info-logs-report?tab=browser-errors`. Product decisions §12.
 */
export function BrowserErrorLogScreen({ queryRef }: { queryRef: PreloadedQuery<BrowserErrorLogScreenQuery> }) {
  const { clientErrors, clientError } = usePreloadedQuery<BrowserErrorLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, isOpen, openHref, close } = useLog('browser-errors', clientErrorsList, queryRef.variables.id);
  return (
    <>
      <LogList
        tab="browser-errors"
        exportAs="CLIENT_ERRORS"
        noun={{ one: 'error', many: 'errors' }}
        state={state}
        queryRef={queryRef}
        connection={clientErrors}
        columns={columnsOf(openHref)}
        rowName={({ message }) => message}
        filters={[
          choicesFilter(state, { name: 'kind', label: 'Kind', all: 'All', options: BROWSER_ERROR_KINDS }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
          linkedFilter(state, { name: 'route', label: (route) => `On ${route}` }),
        ]}
        empty={<EmptyState vignette={<Vignette of="done" />} title={NO_DATA} text="Errors reported by browsers appear here." />}
      />
      {isOpen && (clientError ? <BrowserErrorDetails report={clientError} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
    </>
  );
}
