import { type DataColumn, DataTable, Drawer, Heading, KeyValueList, Stack, Text } from '@atlas/ui';
import { inWords } from '@atlas/domain/audit';
import { countText } from '@atlas/domain/lists';
import { graphql, useFragment } from 'react-relay/hooks';
import { BulkJobProgress } from '../../admin/bulk/BulkJobProgress.tsx';
import { bulkJobText } from '../../admin/bulk/bulkJobText.ts';
import { bulkRowName } from '../../admin/bulk/bulkRowName.ts';
import { BulkSkips } from '../../admin/bulk/BulkSkips.tsx';
import { useBulkJobEnd } from '../../admin/bulk/useBulkJob.ts';
import { BulkJobState } from './BulkJobState.tsx';
import { LinkLine } from './LinkLine.tsx';
import { logPath } from '../shared/logPath.ts';
import { LogTime } from './LogTime.tsx';
import { PersonName } from './PersonName.tsx';
import type { BulkJobDetails_job$data, BulkJobDetails_job$key } from './__generated__/BulkJobDetails_job.graphql.ts';

type Row = BulkJobDetails_job$data['firstRows']['edges'][number]['node'];

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Name', priority: 1, cell: ({ name, subjectId }) => bulkRowName(name, subjectId) },
  { id: 'was', header: 'Before', priority: 1, cell: ({ was }) => was },
  { id: 'becomes', header: 'After', priority: 1, cell: ({ becomes }) => becomes },
  { id: 'result', header: 'Result', priority: 1, cell: ({ state, message }) => message ?? inWords(state) },
];

/** The operation's input as labeled values, whatever its fields. */
const chosenItems = (input: unknown) =>
  Object.entries(input as Readonly<Record<string, unknown>>).map(([name, value]) => ({ label: inWords(name), value: String(value) }));

interface BulkJobDetailsProps {
  job: BulkJobDetails_job$key;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Drawer for a bulk operation: its input, its result per record, and Undo while available. */
export function BulkJobDetails({ job: key, reload, onClose }: BulkJobDetailsProps) {
  const job = useFragment(
    graphql`
      fragment BulkJobDetails_job on BulkJob {
        operation
        title
        list
        input
        state
        total
        ...bulkJobText_job
        createdAt
        finishedAt
        startedBy {
          databaseId
          ...PersonName_person
        }
        firstRows: rows(first: 10) {
          edges {
            node {
              subjectId
              name
              state
              was
              becomes
              message
            }
          }
        }
        ...BulkSkips_job
        ...BulkJobProgress_job
      }
    `,
    key,
  );
  const { operation, title, state, total, startedBy, finishedAt } = job;
  const refresh = () => void reload().catch(() => undefined);
  useBulkJobEnd(state, refresh);
  const rows = job.firstRows.edges.map(({ node }) => node);
  const isApplied = state !== 'PREVIEWING' && state !== 'PREVIEWED';
  return (
    <Drawer open size="wide" onClose={onClose} title={title}>
      <Stack gap={5}>
        {isApplied ? <BulkJobProgress job={job} onUndone={refresh} /> : <Text>{`${bulkJobText(job).text} It was not carried out.`}</Text>}
        <KeyValueList
          items={[
            { label: 'State', value: <BulkJobState state={state} /> },
            { label: 'Who', value: startedBy && <PersonName person={startedBy} /> },
            { label: 'When', value: <LogTime at={job.createdAt} /> },
            ...(finishedAt === null ? [] : [{ label: 'Ended', value: <LogTime at={finishedAt} /> }]),
            { label: 'List', value: inWords(job.list) },
            ...chosenItems(job.input),
          ]}
        />
        <BulkSkips job={job} />
        {rows.length > 0 && (
          <Stack gap={3} as="section" aria-labelledby="records">
            <Heading level={3} size="label" id="records">
              Records
            </Heading>
            <DataTable label="Records" columns={COLUMNS} rows={rows} rowKey={({ subjectId }) => subjectId} />
            {total > rows.length && <Text tone="muted">{`and ${countText(total - rows.length)} more`}</Text>}
          </Stack>
        )}
        <LinkLine
          label="Every bulk change"
          links={[
            { label: 'of this kind', href: logPath('bulk', { operation }) },
            ...(startedBy ? [{ label: 'by this person', href: logPath('bulk', { person: startedBy.databaseId }) }] : []),
          ]}
        />
      </Stack>
    </Drawer>
  );
}
