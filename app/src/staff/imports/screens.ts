import { importRowsList, importsList } from '@atlas/domain/imports';
import { listVariables, readListSearch } from '@atlas/domain/lists';
import { idIn } from '../../admin/idIn.ts';
import { screen, type ScreenTable } from '../../routing/screen.ts';
import { ListPageSkeleton } from '../../shell/StaffSkeleton.ts';
import UploadContentsQuery from './__generated__/UploadContentsScreenQuery$parameters.ts';

/** The page of the list of imports, or of the rows of the open import. */
function variablesIn(search: URLSearchParams) {
  const { import: importId } = idIn('import')(search);
  const opensImport = importId !== 0;
  const imports = listVariables(readListSearch(search, importsList), importsList);
  const rows = listVariables(readListSearch(search, importRowsList), importRowsList);
  return {
    ...(opensImport ? rows : imports),
    filter: imports.filter,
    sort: imports.sort,
    rowFilter: rows.filter,
    rowSort: rows.sort,
    importId,
    opensImport,
  };
}

/** The staff screen for imports. */
export const screens = {
  uploadContents: screen({
    load: async () => (await import('./UploadContentsScreen.tsx')).UploadContentsScreen,
    query: UploadContentsQuery,
    search: variablesIn,
    skeleton: ListPageSkeleton,
  }),
} satisfies ScreenTable;
