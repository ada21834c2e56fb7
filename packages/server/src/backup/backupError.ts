import { OperatorError } from '../errors.ts';

/** A backup or a restore that failed, with a message for operators. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}
