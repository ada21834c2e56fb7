import { EmptyState, Heading, RowTitle, Stack, StatusBadge, Vignette } from '@atlas/ui';
import { can } from '@atlas/domain/access';
import { failedJobsList, queueText } from '@atlas/domain/jobs';
import type { SortKeyOf } from '@atlas/domain/lists';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { choiceFilter } from '../../admin/lists/choiceFilter.tsx';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import type { ListColumn } from '../../admin/lists/ListColumn.ts';
import { useReload } from '../../relay/useReload.ts';
import { useAuth } from '../../session/authContext.ts';
import { OutgoingPause } from '../shared/OutgoingPause.tsx';
import { NotFoundDrawer } from './NotFoundDrawer.tsx';
import { JobDetails } from './JobDetails.tsx';
import { LogList } from './LogList.tsx';
import { LogTime } from './LogTime.tsx';
import { QueueTable } from './QueueTable.tsx';
import { useLog } from './useLog.ts';
import { useRunJobAgain } from './useRunJobAgain.ts';
import type { JobLogScreenQuery, JobLogScreenQuery$data } from './__generated__/JobLogScreenQuery.graphql.ts';

type Job = JobLogScreenQuery$data['viewer']['failedJobs']['edges'][number]['node'];

const columnsOf = (openHref: (id: number) => string): readonly ListColumn<Job, SortKeyOf<typeof failedJobsList>>[] => [
  {
    id: 'queue',
    header: 'Job',
    width: 'wide',
    priority: 1,
    cell: (job) => (
      <RowTitle href={openHref(job.databaseId)} note={job.problem}>
        {queueText(job.queue)}
      </RowTitle>
    ),
  },
  { id: 'tries', header: 'Tries', align: 'end', width: 'narrow', priority: 3, card: 'none', cell: ({ tries }) => tries },
  {
    id: 'state',
    header: 'State',
    width: 'narrow',
    priority: 1,
    card: 'badge',
    cell: ({ ranAgainAt }) =>
      ranAgainAt === null ? <StatusBadge tone="danger" text="Failed" /> : <StatusBadge tone="neutral" text="Ran again" />,
  },
  {
    id: 'failed',
    header: 'Failed',
    align: 'end',
    width: 'narrow',
    sortable: true,
    priority: 2,
    card: 'badge',
    cell: ({ failedAt }) => <LogTime at={failedAt} />,
  },
];

const STATES = [
  { value: 'failed', label: 'Failed' },
  { value: 'ran-again', label: 'Ran again' },
];

const QUERY = graphql`
  query JobLogScreenQuery($first: Int!, $offset: Int!, $after: String, $filter: FailedJobsFilter!, $sort: FailedJobsSort!, $id: Int!)
  @preloadable {
    viewer {
      outgoingPause {
        ...OutgoingPause_installation
      }
      jobQueues {
        name
        ...QueueTable_queues
      }
      failedJobs(first: $first, offset: $offset, after: $after, filter: $filter, sort: $sort) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            databaseId
            queue
            problem
            tries
            failedAt
            ranAgainAt
          }
        }
      }
      failedJob(databaseId: $id) {
        ...JobDetails_job
      }
    }
  }
`;

/**
 * The log of background jobs at `/info-logs-report?tab=jobs`: the state of the queues, and the jobs
 * that failed permanently. Product decisions §12.
 */
export function JobLogScreen({ queryRef }: { queryRef: PreloadedQuery<JobLogScreenQuery> }) {
  const { outgoingPause, jobQueues, failedJobs, failedJob } = usePreloadedQuery<JobLogScreenQuery>(QUERY, queryRef).viewer;
  const { state, variables, isOpen, openHref, close } = useLog('jobs', failedJobsList, queryRef.variables.id);
  const reload = useReload<JobLogScreenQuery>(QUERY, variables);
  const runAgain = useRunJobAgain();
  const { currentUser } = useAuth();
  const mayRun = can(currentUser, { page: ['infoLogsReport', 'defaultSettings'] });
  const queues = jobQueues.map(({ name }) => ({ value: name, label: queueText(name) }));
  return (
    <>
      <LogList
        tab="jobs"
        exportAs="FAILED_JOBS"
        noun={{ one: 'failed job', many: 'failed jobs' }}
        state={state}
        queryRef={queryRef}
        connection={failedJobs}
        overview={
          (outgoingPause || !state.isNarrowed) && (
            <Stack gap={6}>
              {outgoingPause && <OutgoingPause installation={outgoingPause} reload={reload} />}
              {/* A filtered list shows its rows first. */}
              {!state.isNarrowed && (
                <>
                  <QueueTable queues={jobQueues} />
                  <Heading level={2} size="subheading">
                    Failed jobs
                  </Heading>
                </>
              )}
            </Stack>
          )
        }
        columns={columnsOf(openHref)}
        rowName={({ queue }) => queueText(queue)}
        filters={[
          choicesFilter(state, { name: 'queue', label: 'Queue', all: 'All', options: queues }),
          choiceFilter(state, { name: 'state', label: 'State', all: 'All', options: STATES }),
          dayFilter(state, { name: 'from', label: 'From' }),
          dayFilter(state, { name: 'to', label: 'To' }),
        ]}
        rowActions={mayRun ? (job) => (job.ranAgainAt === null ? [{ label: 'Run again', action: runAgain(job, reload) }] : []) : undefined}
        empty={
          <EmptyState
            vignette={<Vignette of="done" />}
            title="No failed jobs"
            text="Jobs that have used up their retries appear here and can be run again."
          />
        }
      />
      {isOpen &&
        (failedJob ? (
          <JobDetails job={failedJob} runAgain={mayRun ? (job) => runAgain(job, reload) : null} onClose={close} />
        ) : (
          <NotFoundDrawer onClose={close} />
        ))}
    </>
  );
}
