/** The reasons why a file cannot be read as a statement. */
export type StatementFileProblem = 'too-large' | 'password' | 'wrong-password' | 'unreadable' | 'encoding';

/** A file that cannot be read as a statement. Its message is meant for the person who sent it. */
export class StatementFileError extends Error {
  override name = 'StatementFileError';
  readonly code: StatementFileProblem;
  constructor(code: StatementFileProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const unreadable = (cause?: unknown): StatementFileError =>
  new StatementFileError('unreadable', 'This file is not a statement that can be read. Send a CSV, an xlsx workbook or a PDF.', { cause });

export const damaged = (cause?: unknown): StatementFileError =>
  new StatementFileError('unreadable', 'This file is damaged. Download the statement again.', { cause });

export const tooLarge = (): StatementFileError =>
  new StatementFileError('too-large', 'This statement is too large. Export a shorter period.');
