import type { ExportedFile, ExportState } from '@atlas/ui';
import type { IEnvironment } from 'relay-runtime';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

/** An export in progress: its list, and how its page shows it. */
export interface Exporting {
  readonly environment: IEnvironment;
  readonly list: ExportedList;
  /** Aborts when the page is left, or something else was begun. */
  readonly signal: AbortSignal;
  readonly show: (progress: ExportState | null) => void;
  readonly showFiles: (files: readonly ExportedFile[]) => void;
}
