import { type ExportFormat, showToast } from '@atlas/ui';
import { EXPORT_OVER, exportProgress, MAX_DIRECT_ROWS } from '@atlas/domain/exports';
import { formatTime } from '@atlas/domain/time';
import { fetchQuery, graphql } from 'react-relay/hooks';
import { commitMutation, type IEnvironment, readInlineData } from 'relay-runtime';
import { isUnanswered } from '../../session/isUnanswered.ts';
import { lookedAt } from '../../session/lookedAt.ts';
import { pause } from '../../session/pause.ts';
import { downloadFile } from './downloadFile.ts';
import type { Exporting } from './Exporting.ts';
import type { runExport_export$data, runExport_export$key } from './__generated__/runExport_export.graphql.ts';
import type { runExportFoundQuery } from './__generated__/runExportFoundQuery.graphql.ts';
import type { runExportMutation } from './__generated__/runExportMutation.graphql.ts';
import type { runExportQuery } from './__generated__/runExportQuery.graphql.ts';

// Code for running exports. Loaded on the first use, not with the list.

const FRAGMENT = graphql`
  fragment runExport_export on Export @inline {
    databaseId
    list
    format
    state
    total
    done
    fileName
    href
    problem
    createdAt
  }
`;
type Export = runExport_export$data;
const read = (key: runExport_export$key): Export => readInlineData(FRAGMENT, key);

/** Marks the mutation as one that changes nothing a page shows. */
const REPORT = { metadata: { isReport: true } };
const NETWORK_ONLY = { fetchPolicy: 'network-only' } as const;
const LOOK_EVERY_MS = 1000;

const NAMES = { csv: 'CSV', xlsx: 'XLSX' } as const;

/**
 * Starts the export of a list and follows it until it can be downloaded.
 *
 * @throws RequestError if the server rejects the export
 */
export async function startExport(on: Exporting, format: ExportFormat, search: string): Promise<void> {
  const { environment, list } = on;
  const requested = await new Promise<Export>((resolve, reject) => {
    commitMutation<runExportMutation>(environment, {
      mutation: graphql`
        mutation runExportMutation($list: ExportedList!, $format: ExportFormat!, $search: String!) {
          startExport(list: $list, format: $format, search: $search) {
            ...runExport_export
          }
        }
      `,
      variables: { list, format: NAMES[format], search },
      cacheConfig: REPORT,
      onCompleted: (answer) => resolve(read(answer.startExport)),
      onError: reject,
    });
  });
  // An export that is ready at once downloads even if the user has left the page: it was requested
  // just now.
  if (requested.state === 'READY') download(requested);
  else await follow(on, requested);
}

/**
 * Shows the current user's exports of a list: follows a running one and offers finished ones for
 * download.
 */
export async function findExports(on: Exporting): Promise<void> {
  const answer = await fetchQuery<runExportFoundQuery>(
    on.environment,
    graphql`
      query runExportFoundQuery {
        viewer {
          exports {
            ...runExport_export
          }
        }
      }
    `,
    {},
    NETWORK_ONLY,
  ).toPromise();
  if (on.signal.aborted) return;
  const own = (answer?.viewer.exports ?? []).map(read).filter(({ list }) => list === on.list);
  // Short exports are generated during the download, so requesting them again is just as fast.
  const files = own.filter(({ href, total }) => href !== null && (total ?? 0) > MAX_DIRECT_ROWS);
  // Files from the same minute have the same label, so only the newest is offered.
  const byLabel = new Map(files.toReversed().map((file) => [labelOf(file), file]));
  on.showFiles([...byLabel].map(([label, file]) => ({ label, onDownload: () => download(file) })).toReversed());
  const running = own.find(isRunning);
  if (running) await follow(on, running);
}

const isRunning = ({ state }: Export): boolean => state === 'WAITING' || state === 'RUNNING';
/** The label of a file: "CSV of 10:45 AM, 12,500 rows". */
const labelOf = ({ format, createdAt, total }: Export): string =>
  `${format === 'CSV' ? 'CSV' : 'Excel'} of ${formatTime(createdAt)}, ${(total ?? 0).toLocaleString('en-PH')} rows`;

/** Polls an export once a second while the page is visible, then reports the result. */
async function follow({ environment, signal, show }: Exporting, requested: Export): Promise<void> {
  let now: Export | null = requested;
  while (now !== null && isRunning(now)) {
    show(exportProgress({ done: now.done, total: now.total }));
    await pause(LOOK_EVERY_MS, signal);
    await lookedAt(signal);
    if (signal.aborted) return;
    now = await look(environment, now);
  }
  if (now?.state === 'READY') sayReady(now);
  else showToast({ kind: 'error', text: now?.problem ?? EXPORT_OVER });
}

/** Loads the current state of an export. Returns the previous state if there is no response. */
async function look(environment: IEnvironment, before: Export): Promise<Export | null> {
  try {
    const answer = await fetchQuery<runExportQuery>(
      environment,
      graphql`
        query runExportQuery($databaseId: Int!) {
          viewer {
            export(databaseId: $databaseId) {
              ...runExport_export
            }
          }
        }
      `,
      { databaseId: before.databaseId },
      NETWORK_ONLY,
    ).toPromise();
    const found = answer?.viewer.export;
    return found ? read(found) : null;
  } catch (error) {
    if (isUnanswered(error)) return before;
    throw error;
  }
}

function download({ href, fileName }: Export): void {
  if (href !== null) downloadFile(href, fileName);
}

const sayReady = (file: Export): void =>
  showToast({ kind: 'success', text: `${file.fileName} is ready.`, action: { text: 'Download', onClick: () => download(file) } });
