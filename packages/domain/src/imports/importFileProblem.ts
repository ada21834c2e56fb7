import { FILE_EMPTY } from '../uploads/uploadProblem.ts';
import { MAX_IMPORT_BYTES } from './importLimits.ts';

/** The types of files that imports read. */
export const IMPORT_EXTENSIONS = ['xlsx', 'csv'] as const;

/**
 * Explains why a file cannot be imported, or returns null. The server also reads the content.
 *
 * @param file its name, and its size in bytes
 * @example importFileProblem({ name: 'members.csv', size: 12_000 }) // null
 */
export function importFileProblem({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!IMPORT_EXTENSIONS.some((allowed) => allowed === extension)) return 'Choose an xlsx or CSV file.';
  if (size === 0) return FILE_EMPTY;
  return size > MAX_IMPORT_BYTES ? 'This file is too large. Split it into several.' : null;
}
