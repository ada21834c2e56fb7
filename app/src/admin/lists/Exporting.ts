import type { ExportedFile, ExportState } from '@atlas/ui';
import type { IEnvironment } from 'relay-runtime';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

/** The list being exported and the callbacks that update its page. */
export interface Exporting {
  readonly environment: IEnvironment;
  readonly list: ExportedList;
  /** Aborts when the user leaves the page or starts another export or lookup. */
  readonly signal: AbortSignal;
  readonly show: (progress: ExportState | null) => void;
  readonly showFiles: (files: readonly ExportedFile[]) => void;
}
