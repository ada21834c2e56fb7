import type { ExportedFile, ExportFormat, ExportState } from '@atlas/ui';
import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { showError } from '../actions/showError.ts';
import type { Exporting } from './Exporting.ts';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

/** Exports a list. The code for it is loaded when the menu is first opened. */
export function useExport(list: ExportedList) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<ExportState | null>(null);
  const [files, setFiles] = useState<readonly ExportedFile[]>([]);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);
  const run = async (work: (code: typeof import('./runExport.ts'), on: Exporting) => Promise<void>) => {
    ending.current?.abort();
    const { signal } = (ending.current = new AbortController());
    const show = (progress: ExportState | null) => signal.aborted || setState(progress);
    try {
      await work(await import('./runExport.ts'), { environment, list, signal, show, showFiles: setFiles });
    } catch (error) {
      showError(error);
    }
    show(null);
  };
  return {
    state,
    files,
    start: (format: ExportFormat, search: string) => {
      setState({ percent: 0, text: 'Preparing' });
      void run(({ startExport }, on) => startExport(on, format, search));
    },
    /** Finds exports started on other pages or devices, and files that can still be downloaded. */
    look: () => void run(({ findExports }, on) => findExports(on)),
  };
}
