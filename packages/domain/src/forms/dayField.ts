import * as z from 'zod/mini';
import { formatShortDate } from '../time/formatDate.ts';
import { formMessage } from './genericMessages.ts';

const dayOf = (text: string): Date | null => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00+08:00`);
  return !Number.isNaN(date.getTime()) && formatShortDate(date) === `${month}/${day}/${year}` ? date : null;
};

/**
 * A required day: the text of a date input ('2025-11-17', a day in Manila) or a Date. Parses to the
 * start of the day in Manila, or the Date unchanged. Days that do not exist are invalid.
 *
 * @example dayField('Start').parse('2025-11-17').toISOString() // '2025-11-16T16:00:00.000Z'
 * @spec 2 §5, generic form messages
 */
export const dayField = (label: string) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): Date => {
      const date = value instanceof Date && !Number.isNaN(value.getTime()) ? value : typeof value === 'string' ? dayOf(value) : null;
      const blank = value === undefined || value === null || value === '';
      if (date === null)
        context.issues.push({ code: 'custom', message: formMessage(label, blank ? 'required' : 'validate'), input: value });
      return date ?? new Date(Number.NaN);
    }),
  );
