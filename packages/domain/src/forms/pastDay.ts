import * as z from 'zod/mini';
import { checkDates } from '../time/checkDates.ts';
import { fromIsoDay, isoDay } from '../time/isoDay.ts';
import { cleanLine } from './cleanLine.ts';
import { formMessage } from './genericMessages.ts';

/** Maximum age of a day, in years; no one alive was born earlier. */
const MAX_YEARS = 120;

interface PastDay {
  label: string;
  now: Date;
}

const whyNot = (text: string, { label, now }: PastDay): string | null => {
  if (fromIsoDay(text) === null) return formMessage(label, 'validate');
  const today = isoDay(now);
  if (text > today) return `${label} cannot be in the future`;
  return text.slice(0, 4) < String(Number(today.slice(0, 4)) - MAX_YEARS) ? formMessage(label, 'validate') : null;
};

const checked = (day: PastDay) =>
  z.superRefine((text: string, context) => {
    const message = text === '' ? null : whyNot(text, day);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/**
 * A required past day in a person's life, as the text of a date input. It is at most today in
 * Manila, and at most 120 calendar years ago.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example pastDay('Date', new Date('2025-11-12T02:00:00Z')).parse('2025-11-12') // '2025-11-12'
 */
export const pastDay = (label: string, now: Date) => {
  checkDates({ now });
  return z
    .string(formMessage(label, 'required'))
    .check(z.overwrite(cleanLine), z.minLength(1, { error: formMessage(label, 'required'), abort: true }), checked({ label, now }));
};

/**
 * An optional past day; null when left out.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example optionalPastDay('Birth date', new Date('2025-11-12T02:00:00Z')).parse('') // null
 */
export const optionalPastDay = (label: string, now: Date) => {
  checkDates({ now });
  return z.pipe(
    z.optional(z.nullable(z.string(formMessage(label, 'validate')).check(z.overwrite(cleanLine), checked({ label, now })))),
    z.transform((text) => text || null),
  );
};
