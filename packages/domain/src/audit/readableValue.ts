import { instantText } from './instantText.ts';
import { inWords } from './inWords.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/**
 * A recorded value in display form: instants in Manila time, and labels for nested fields;
 * everything else unchanged.
 *
 * @example readableValue({ archivedAt: '2025-11-16T16:00:00.000Z' })
 * // { 'Archived at': '11/17/2025, 12:00 AM' }
 */
export function readableValue(value: unknown): unknown {
  if (typeof value === 'string') return INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? instantText(value) : value;
  if (Array.isArray(value)) return value.map(readableValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [inWords(name), readableValue(inner)]));
}
