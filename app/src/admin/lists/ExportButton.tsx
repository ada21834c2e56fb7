import { ExportMenu } from '@atlas/ui';
import { writeListSearch, type ListSearch } from '@atlas/domain/lists';
import { useExport } from './useExport.ts';
import type { ExportedList } from './__generated__/runExportMutation.graphql.ts';

/** Button that exports a list with the search, filters and order of its address. */
export function ExportButton({ list, search }: { list: ExportedList; search: ListSearch }) {
  const { start, look, state, files } = useExport(list);
  return (
    <ExportMenu
      onExport={(format) => start(format, new URLSearchParams(writeListSearch(search)).toString())}
      onOpen={look}
      state={state}
      files={files}
    />
  );
}
