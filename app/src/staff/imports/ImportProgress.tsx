import { ButtonLink, Card, JobProgress, type JobState, Stack, Text } from '@atlas/ui';
import {
  canStopImport,
  IMPORT_UNDO_TEXTS,
  importCellsKeptSince,
  importStoppedText,
  importWork,
  type ImportState,
} from '@atlas/domain/imports';
import { bulkProgressText, bulkUndoText } from '@atlas/domain/jobs';
import { formatShortDate, formatTime } from '@atlas/domain/time';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { ActionButton } from '../../admin/actions/ActionButton.tsx';
import { useAction } from '../../admin/actions/useAction.tsx';
import { useWorkPolling } from '../../admin/useWorkPolling.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { useNow } from '../../session/useNow.ts';
import { importKindOf } from './importOrigin.ts';
import { importStateOf, isAtWork } from './importState.ts';
import { failedRowsPath } from './templatePath.ts';
import type { ImportProgress_import$data, ImportProgress_import$key } from './__generated__/ImportProgress_import.graphql.ts';
import type { ImportProgressContinueMutation } from './__generated__/ImportProgressContinueMutation.graphql.ts';
import type { ImportProgressQuery } from './__generated__/ImportProgressQuery.graphql.ts';
import type { ImportProgressStopMutation } from './__generated__/ImportProgressStopMutation.graphql.ts';
import type { ImportProgressUndoMutation } from './__generated__/ImportProgressUndoMutation.graphql.ts';

const QUERY = graphql`
  query ImportProgressQuery($databaseId: Int!) {
    viewer {
      import(databaseId: $databaseId) {
        ...ImportProgress_import
      }
    }
  }
`;

const ROW = { one: 'row', many: 'rows' };
const counted = (count: number): string => count.toLocaleString('en-PH');

const TITLES: Partial<Record<ImportState, string>> = {
  checking: 'Checking the rows',
  running: 'Applying the import',
  undoing: 'Undoing the import',
  undone: 'Undone',
  stopped: 'Stopped',
};

interface ImportProgressProps {
  import: ImportProgress_import$key;
  reload: () => Promise<unknown>;
}

/** The progress of an import that is checked, applied or undone, and its result after that. */
export function ImportProgress({ import: key, reload }: ImportProgressProps) {
  const one = useFragment(
    graphql`
      fragment ImportProgress_import on Import {
        databaseId
        fileName
        kind
        state
        stoppedIn
        canContinue
        total
        creates
        changes
        skips
        applied
        failed
        undone
        kept
        problem
        canUndo
        undoableUntil
        createdAt
      }
    `,
    key,
  );
  const { databaseId, fileName, kind, failed, canUndo, canContinue, createdAt } = one;
  const environment = useRelayEnvironment();
  const load = () => fetchQuery<ImportProgressQuery>(environment, QUERY, { databaseId }).toPromise();
  const undo = useSubmit<ImportProgressUndoMutation>(graphql`
    mutation ImportProgressUndoMutation($databaseId: Int!) {
      undoImport(databaseId: $databaseId) {
        state
        ...ImportProgress_import
      }
    }
  `);
  const stop = useSubmit<ImportProgressStopMutation>(graphql`
    mutation ImportProgressStopMutation($databaseId: Int!) {
      stopImport(databaseId: $databaseId) {
        ...ImportProgress_import
      }
    }
  `);
  const resume = useSubmit<ImportProgressContinueMutation>(graphql`
    mutation ImportProgressContinueMutation($databaseId: Int!) {
      continueImport(databaseId: $databaseId) {
        ...ImportProgress_import
      }
    }
  `);
  const { act, busy } = useAction();
  const state = importStateOf(one.state);
  const isActive = isAtWork(state);
  useWorkPolling(isActive, load);
  const hasCells = new Date(createdAt).getTime() >= importCellsKeptSince(useNow()).getTime();
  const hasFile = failed > 0 && hasCells;
  return (
    <Card>
      <Stack gap={4}>
        <JobProgress
          title={TITLES[state] ?? 'Result'}
          job={jobOf(one, state)}
          onCancel={canStopImport(state) ? () => act({ run: () => stop({ databaseId }) }) : undefined}
          cancelText="Stop"
          cancelling={busy}
          actions={
            (hasFile || canUndo || canContinue) && (
              <>
                {canContinue && (
                  <ActionButton variant="primary" action={{ run: () => resume({ databaseId }, reload) }}>
                    Continue
                  </ActionButton>
                )}
                {hasFile && (
                  <ButtonLink href={failedRowsPath(databaseId)} download>
                    Download failed rows
                  </ButtonLink>
                )}
                {canUndo && (
                  <ActionButton
                    variant="danger-quiet"
                    action={{
                      confirm: {
                        title: `Undo ${fileName}?`,
                        consequence: IMPORT_UNDO_TEXTS[importKindOf(kind)],
                        confirmText: 'Undo the import',
                        busyText: 'Starting',
                        tone: 'danger',
                      },
                      run: () => undo({ databaseId }, reload),
                    }}
                  >
                    Undo the import
                  </ActionButton>
                )}
              </>
            )
          }
        />
        {isActive && (
          <Text size={14} tone="muted">
            You can leave this page. The work continues, and this page shows the result.
          </Text>
        )}
        {!isActive && hasFile && (
          <Text size={14} tone="muted">
            The file contains only the rows that failed, each with the reason. Correct them, and import the file.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function jobOf(one: ImportProgress_import$data, state: ImportState): JobState {
  const { total, creates, changes, skips, applied, failed, undone, kept } = one;
  const workOf = (isUndo: boolean) => importWork({ total, creates, changes, skips, applied, failed, undone, kept }, isUndo);
  switch (state) {
    case 'checking':
    case 'checked':
      return { kind: 'running', counts: 'Nothing is changed yet.', percent: null };
    case 'running':
    case 'undoing': {
      const { done, toDo } = workOf(state === 'undoing');
      return {
        kind: 'running',
        counts: bulkProgressText(done, toDo, ROW),
        percent: toDo === 0 ? null : Math.floor((done * 100) / toDo),
      };
    }
    case 'stopped': {
      const { done, toDo } = workOf(one.stoppedIn === 'UNDOING');
      return { kind: 'stopped', result: `${importStoppedText(toDo - done, one.stoppedIn === 'UNDOING')} ${resultText(one)}` };
    }
    case 'undone':
      return { kind: 'finished', result: bulkUndoText({ undone, kept }, ROW) };
    default:
      return { kind: state === 'failed' ? 'failed' : 'finished', result: resultText(one) };
  }
}

/** The result of an import that was applied, and until when it can be undone. */
function resultText({ applied, failed, undone, kept, problem, canUndo, undoableUntil }: ImportProgress_import$data): string {
  const rows = `${counted(applied)} ${applied === 1 ? 'row was' : 'rows were'} applied`;
  return [
    problem,
    failed === 0 ? `${rows}.` : `${rows}, ${counted(failed)} failed.`,
    undone + kept > 0 && bulkUndoText({ undone, kept }, ROW),
    canUndo && undoableUntil != null && `You can undo this until ${formatShortDate(undoableUntil)}, ${formatTime(undoableUntil)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
