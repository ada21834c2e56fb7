import * as z from 'zod/mini';
import { fromIsoDay } from '../time/isoDay.ts';
import { cleanLine } from './cleanLine.ts';
import { formMessage } from './genericMessages.ts';

/** The first and the last year of a day that staff enter. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

/**
 * An optional day in Manila, as the text of a date input; null when left out. From 2000 to 2100.
 *
 * @example optionalDay('Opens on').parse('2025-11-30') // '2025-11-30'
 * @example optionalDay('Opens on').parse('') // null
 */
export const optionalDay = (label: string) =>
  z.pipe(
    z.optional(
      z.nullable(
        z.string(formMessage(label, 'validate')).check(
          z.overwrite(cleanLine),
          z.refine(
            (text) => text === '' || (fromIsoDay(text) !== null && text >= FIRST_DAY && text <= LAST_DAY),
            formMessage(label, 'validate'),
          ),
        ),
      ),
    ),
    z.transform((text) => text || null),
  );
