import { FILE_EMPTY } from '../uploads/uploadProblem.ts';

/** The types of files that statements have. */
export const STATEMENT_EXTENSIONS = ['csv', 'xlsx', 'pdf'] as const;

/** The largest statement, in bytes. */
export const MAX_STATEMENT_BYTES = 60_000_000;

/**
 * Explains why a file cannot be a statement, or returns null. The server also reads the content.
 *
 * @param file its name, and its size in bytes
 * @example statementFileProblem({ name: 'gcash.csv', size: 12_000 }) // null
 */
export function statementFileProblem({ name, size }: { readonly name: string; readonly size: number }): string | null {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!STATEMENT_EXTENSIONS.some((allowed) => allowed === extension)) return 'Choose a CSV, xlsx or PDF file.';
  if (size === 0) return FILE_EMPTY;
  return size > MAX_STATEMENT_BYTES ? 'Statements over 60 MB cannot be sent. Export fewer days.' : null;
}
