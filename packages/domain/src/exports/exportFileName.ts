import type { Instant } from '../time/instant.ts';
import { isoDay } from '../time/isoDay.ts';
import type { ExportFormat } from './exportFormats.ts';

/**
 * The file name of an export: the list, and the day in Manila on which it was requested.
 *
 * @param title the title of the list
 * @throws RangeError for an invalid instant
 * @example exportFileName({ title: 'Sign-ins', format: 'csv', at: '2026-11-21T16:00:00Z' })
 * // 'sign-ins-2026-11-22.csv'
 */
export function exportFileName({ title, format, at }: { title: string; format: ExportFormat; at: Instant }): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${name === '' ? 'export' : name}-${isoDay(at)}.${format}`;
}
