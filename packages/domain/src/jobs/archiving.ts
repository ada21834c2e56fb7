import { checkDates } from '../time/checkDates.ts';
import type { RowPlan } from './rowPlan.ts';

/**
 * Plans archiving or restoring a record.
 *
 * @param archivedAt the time of archiving; null while it is in use
 * @param whyNotArchive why a record in use cannot be archived; null when it can
 * @throws RangeError for a value that is missing or not a Date
 * @example archiveRecord(null, true, new Date('2025-11-17T02:00:00Z'))
 * // { after: { archivedAt: '2025-11-17T02:00:00.000Z' }, was: 'In use', becomes: 'Archived' }
 */
export function archiveRecord(archivedAt: Date | null, archived: boolean, now: Date, whyNotArchive: string | null = null): RowPlan {
  checkDates({ now }, { archivedAt });
  if ((archivedAt !== null) === archived) return { skipped: archived ? 'Already archived.' : 'Already in use.' };
  if (archived && whyNotArchive !== null) return { skipped: whyNotArchive };
  return archived
    ? { after: { archivedAt: now.toISOString() }, was: 'In use', becomes: 'Archived' }
    : { after: { archivedAt: null }, was: 'Archived', becomes: 'In use' };
}
