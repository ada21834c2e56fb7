import { checkDates } from '../time/checkDates.ts';
import type { ImportState } from './importModes.ts';

interface Stoppable {
  readonly state: ImportState;
  /** Null while its cells are stored. */
  readonly cellsRemovedAt: Date | null;
}

/**
 * Returns true for a stopped import whose cells are still stored: the remaining rows are read from
 * them.
 *
 * @throws RangeError for a missing `cellsRemovedAt`, or one that is not a Date
 * @example canContinueImport({ state: 'stopped', cellsRemovedAt: null }) // true
 */
export function canContinueImport({ state, cellsRemovedAt }: Stoppable): boolean {
  checkDates({}, { cellsRemovedAt });
  return state === 'stopped' && cellsRemovedAt === null;
}
