import { OperatorError } from '../errors.ts';

/** What a backup or a restore cannot do, said for people. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}
