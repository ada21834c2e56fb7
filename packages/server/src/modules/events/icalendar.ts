import { MANILA } from '@atlas/domain/time';
import { DateTime } from 'luxon';

/**
 * A content line of an iCalendar file (RFC 5545, 3.1): its name with parameters, and its encoded
 * value.
 */
export type ContentLine = readonly [name: string, value: string];

// A text may not contain control characters except the tab. A line break is written as the two
// characters `\n`.
// oxlint-disable-next-line no-control-regex -- they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Encodes a value of the type TEXT (RFC 5545, 3.3.11). */
export const textValue = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Formats an instant in UTC: '20251117T110000Z'. */
export const utcValue = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Formats an instant in the time of Manila, for a property with `TZID`: '20251117T190000'. */
export const manilaValue = (at: Date): string => DateTime.fromJSDate(at, { zone: MANILA }).toFormat("yyyyMMdd'T'HHmmss");

/** Maximum octets of a line before its break. */
const MAX_OCTETS = 75;

/**
 * Folds a line after at most 75 octets, never within a character. Continuation lines begin with a
 * space (RFC 5545, 3.1).
 */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Builds an iCalendar file from content lines. */
export const icalendar = (lines: readonly ContentLine[]): string =>
  lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
