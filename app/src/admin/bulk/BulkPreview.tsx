import { Alert, Button, DataTable, type DataColumn, Modal, Stack, Text } from '@atlas/ui';
import { bulkApplyText, bulkPreviewText, bulkOperation } from '@atlas/domain/jobs';
import { countText, type Noun } from '@atlas/domain/lists';
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useSubmit } from '../../relay/useSubmit.ts';
import { RequestError, errorMessage } from '../../session/fetchGraphQL.ts';
import { bulkRowName } from './bulkRowName.ts';
import { BulkSkips } from './BulkSkips.tsx';
import { isActive, useBulkJob } from './useBulkJob.ts';
import type { BulkPreview_job$data, BulkPreview_job$key } from './__generated__/BulkPreview_job.graphql.ts';
import type { BulkPreviewQuery } from './__generated__/BulkPreviewQuery.graphql.ts';
import type { BulkPreviewApplyMutation } from './__generated__/BulkPreviewApplyMutation.graphql.ts';

type PreviewedRow = BulkPreview_job$data['rows']['edges'][number]['node'];

/** The columns of a preview; `changed` is the column of the list that changes: "Expires". */
const columnsOf = (changed: string | undefined): readonly DataColumn<PreviewedRow>[] => [
  { id: 'name', header: 'Name', priority: 1, cell: ({ name, subjectId }) => bulkRowName(name, subjectId) },
  { id: 'was', header: changed === undefined ? 'Now' : `${changed} now`, priority: 1, cell: ({ was }) => was },
  { id: 'becomes', header: changed === undefined ? 'Afterwards' : `${changed} afterwards`, priority: 1, cell: ({ becomes }) => becomes },
];

const ASK = graphql`
  query BulkPreviewQuery($id: Int!) {
    viewer {
      bulkJob(databaseId: $id) {
        ...BulkPreview_job
      }
    }
  }
`;

interface BulkPreviewProps {
  title: string;
  noun: Noun;
  verb: string;
  job: BulkPreview_job$key;
  /** Returns to the input step; undefined for operations without input. */
  onBack: (() => void) | undefined;
  onApplied: () => void;
  /** Previews the operation again after the list has changed. */
  onAgain: () => Promise<void>;
  onClose: () => void;
}

/**
 * The preview step of a bulk operation. It shows how many records would change, which are skipped
 * and why, and the first ones before and after.
 */
export function BulkPreview({ title, noun, verb, job: key, onBack, onApplied, onAgain, onClose }: BulkPreviewProps) {
  const job = useFragment(
    graphql`
      fragment BulkPreview_job on BulkJob {
        databaseId
        operation
        state
        problem
        total
        skipped
        ...BulkSkips_job
        rows(first: 10, filter: { state: WAITING }) {
          edges {
            node {
              subjectId
              name
              was
              becomes
            }
          }
        }
      }
    `,
    key,
  );
  const { databaseId: id, total, skipped, problem: ended } = job;
  const environment = useRelayEnvironment();
  const load = async () => (await fetchQuery<BulkPreviewQuery>(environment, ASK, { id }).toPromise())?.viewer.bulkJob;
  useBulkJob({ state: job.state, load });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isOld: boolean } | null>(null);
  const submit = useSubmit<BulkPreviewApplyMutation>(graphql`
    mutation BulkPreviewApplyMutation($id: Int!) {
      applyBulkJob(databaseId: $id) {
        state
        ...BulkApplied_job
      }
    }
  `);
  const carryOut = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const isOld = error instanceof RequestError && (error.code === 'CONFLICT' || error.code === 'GONE');
      setProblem({ text: errorMessage(error), isOld });
    }
    setBusy(false);
  };
  const apply = () => carryOut(() => submit({ id }).then(onApplied));
  const isPreparing = isActive(job.state);
  const changes = isPreparing || ended != null ? 0 : total - skipped;
  const rows = job.rows.edges.map(({ node }) => node);
  return (
    <Modal
      open
      size="wide"
      title={title}
      description={
        <p role="status">{isPreparing ? `Looking at the selected ${noun.many}…` : (ended ?? bulkPreviewText({ total, skipped }, noun))}</p>
      }
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="quiet" waiting={busy} onClick={onBack ?? onClose}>
            {onBack ? 'Back' : 'Cancel'}
          </Button>
          {problem?.isOld ? (
            <Button variant="primary" loading={busy} onClick={() => void carryOut(onAgain)}>
              Preview again
            </Button>
          ) : (
            changes > 0 && (
              <Button
                variant={bulkOperation(job.operation)?.isDangerous === true ? 'danger' : 'primary'}
                loading={busy}
                onClick={() => void apply()}
              >
                {bulkApplyText(verb, changes, noun)}
              </Button>
            )
          )}
        </>
      }
    >
      <Stack gap={4}>
        {problem && (
          <Alert tone="danger" live>
            {problem.text}
          </Alert>
        )}
        {!isPreparing && <BulkSkips job={job} />}
        {rows.length > 0 && (
          <DataTable
            label={`The first ${noun.many}`}
            columns={columnsOf(bulkOperation(job.operation)?.column)}
            rows={rows}
            rowKey={({ subjectId }) => subjectId}
          />
        )}
        {changes > rows.length && <Text tone="muted">{`and ${countText(changes - rows.length)} more`}</Text>}
      </Stack>
    </Modal>
  );
}
