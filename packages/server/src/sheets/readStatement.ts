import { collectStatement, type StatementOptions, type StatementReading } from '@atlas/domain/statements';
import { readStatementTable, type StatementFile } from './readStatementTable.ts';

/**
 * Reads a statement of a wallet or bank account. The file is streamed; only its lines, problems and
 * skipped rows are retained.
 *
 * @returns a reading without a source for a layout that is not recognized and has no mapping
 * @throws StatementFileError for a file that cannot be read
 */
export async function readStatement(file: StatementFile, options: StatementOptions = {}): Promise<StatementReading> {
  const collector = collectStatement(options);
  for await (const row of readStatementTable(file)) collector.add(row);
  return collector.finish();
}
