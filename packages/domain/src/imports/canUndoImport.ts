import { checkDates } from '../time/checkDates.ts';
import type { ImportState, ImportWorkState } from './importModes.ts';

interface Undoable {
  readonly state: ImportState;
  /** The work in which it was stopped; null unless it is stopped. */
  readonly stoppedIn: ImportWorkState | null;
  readonly applied: number;
  readonly undone: number;
  readonly kept: number;
  /** Null until it was applied. */
  readonly undoableUntil: Date | null;
}

/**
 * Whether an import can be undone: it was applied, also in part, less than 24 hours ago. An undo
 * that was stopped is continued instead.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const counts = { applied: 3, undone: 0, kept: 0, stoppedIn: null };
 * const now = new Date('2025-11-17T00:00:00Z');
 * canUndoImport({ state: 'done', ...counts, undoableUntil: new Date('2025-11-18') }, now) // true
 */
export const canUndoImport = ({ state, stoppedIn, applied, undone, kept, undoableUntil }: Undoable, now: Date): boolean => {
  checkDates({ now }, { undoableUntil });
  return (
    (state === 'done' || state === 'failed' || (state === 'stopped' && stoppedIn === 'running')) &&
    applied > undone + kept &&
    undoableUntil !== null &&
    now.getTime() < undoableUntil.getTime()
  );
};
