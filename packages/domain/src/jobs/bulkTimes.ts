const HOUR = 3_600_000;

/** For so long a bulk operation can be taken back after its end. Product decisions §0. */
export const UNDO_HOURS = 24;

/** A preview that is older says little of what would happen. A product decision. */
export const PREVIEW_HOURS = 24;

/** The instant until which a bulk operation that ended can be taken back. */
export const undoableUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + UNDO_HOURS * HOUR);

/** Whether a preview may still be applied. An invalid date is no preview. */
export const isPreviewFresh = (previewedAt: Date, now: Date): boolean => now.getTime() - previewedAt.getTime() < PREVIEW_HOURS * HOUR;

/** How a bulk operation stands, as far as taking it back goes. */
export interface Undoable {
  readonly state: string;
  readonly changed: number;
  readonly undoableUntil: Date | null;
}

/** The states in which a bulk operation has ended and not been taken back. */
const ENDED: readonly string[] = ['done', 'stopped', 'failed'];

/**
 * Whether a bulk operation can be taken back: it ended, it changed something, and its time is not over.
 *
 * @example canUndo({ state: 'done', changed: 3, undoableUntil: new Date('2025-11-18T02:00:00Z') }, new Date('2025-11-18T02:00:00Z')) // false
 * Product decisions §0.
 */
export const canUndo = ({ state, changed, undoableUntil: until }: Undoable, now: Date): boolean =>
  ENDED.includes(state) && changed > 0 && until !== null && now.getTime() < until.getTime();
