import { EmptyState, RowTitle, Vignette } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { BULK_JOB_STATES, BULK_OPERATION_NAMES, BULK_OPERATIONS, bulkJobsList } from '@atlas/domain/jobs';
import { NO_DATA, type SortKeyOf } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { bulkJobText } from '../../admin/bulk/bulkJobText.ts';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import { linkedFilter } from '../../admin/lists/linkedFilter.ts';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useReload } from '../../relay/useReload.ts';
import { BulkJobDetails } from './BulkJobDetails.tsx';
import { BulkJobState } from './BulkJobState.tsx';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { useLog } from './useLog.ts';
import type { BulkLogScreenQuery, BulkLogScreenQuery$data } from './__generated__/BulkLogScreenQuery.graphql.ts';

type Job = BulkLogScreenQuery$data['viewer']['bulkJobs']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Job, SortKeyOf<typeof bulkJobsList>>[] => [
  {
    id: 'what',
    header: 'What',
    width: 'wide',
    priority: 1,
    cell: (job) => (
      <RowTitle href={openHref(job.databaseId)} note={bulkJobText(job).text}>
        {job.title}
      </RowTitle>
    ),
  },
  { id: 'who', header: 'Who', priority: 1, card: 'meta', cell: ({ startedBy }) => startedBy?.name },
  { id: 'state', header: 'State', width: 'narrow', priority: 1, card: 'badge', cell: ({ state }) => <BulkJobState state={state} /> },
  {
    id: 'created',
    header: 'When',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 1,
    card: 'badge',
    cell: ({ createdAt }) => <LogTime at={createdAt} />,
  },
];

const OPERATIONS = BULK_OPERATION_NAMES.map((value) => ({ value, label: BULK_OPERATIONS[value].title }));
const STATES = BULK_JOB_STATES.map((value) => ({ value, label: inWords(value) }));

const QUERY = graphql`
  query BulkLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: BulkJobsFilter!, $sort: BulkJobsSort!, $id: Int!)
  @preloadable {
    viewer {
      bulkJobs(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            title
            state
            ...bulkJobText_job
            createdAt
            startedBy {
              name
            }
          }
        }
      }
      bulkJob(databaseId: $id) {
        ...BulkJobDetails_job
      }
    }
  }
`;

/**
 * The log of bulk operations at `/info-logs-report?tab=bulk`, with Undo while available. Product
 * decisions §12, §20, X1.
 */
export function BulkLogScreen({ queryRef }: { queryRef: PreloadedQuery<BulkLogScreenQuery> }) {
  const { bulkJobs, bulkJob } = usePreloadedQuery<BulkLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, variables, isOpen, openHref, close } = useLog('bulk', bulkJobsList, queryRef.variables.id);
  const reload = useReload<BulkLogScreenQuery>(QUERY, variables);
  return (
    <>
      <LogList
        tab="bulk"
        exportAs="BULK_JOBS"
        noun={{ one: 'bulk change', many: 'bulk changes' }}
        state={state}
        queryRef={queryRef}
        connection={bulkJobs}
        columns={columnsOf(openHref)}
        rowName={({ title }) => title}
        filters={[
          choicesFilter(state, { name: 'operation', label: 'What', all: 'All', options: OPERATIONS }),
          choicesFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
          linkedFilter(state, { name: 'person', label: () => 'By one person' }),
        ]}
        empty={<EmptyState vignette={<Vignette of="done" />} title={NO_DATA} text="Changes to many records at once appear here." />}
      />
      {isOpen && (bulkJob ? <BulkJobDetails job={bulkJob} reload={reload} onClose={close} /> : <NotFoundDrawer onClose={close} />)}
    </>
  );
}
