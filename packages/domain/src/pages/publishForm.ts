import * as z from 'zod/mini';
import { manilaMoment } from './manilaMoment.ts';

export const PUBLISH_IN_FUTURE = 'Choose a day and time that are still to come.';
const INVALID_MOMENT = 'Enter a day and a time.';

/**
 * The form for publishing a landing page: now, with '' or null, or at a day and time in Manila.
 *
 * @example publishForm.parse({ at: '2026-01-31T20:00' }).at // new Date('2026-01-31T12:00:00.000Z')
 * @spec product decision: landing pages
 */
export const publishForm = z.object({
  at: z.pipe(
    z.pipe(
      z.transform((value: unknown) => (value === undefined || value === null || value === '' ? null : value)),
      z.nullable(z.string(INVALID_MOMENT).check(z.refine((text) => manilaMoment(text) !== null, INVALID_MOMENT))),
    ),
    z.transform((text) => (text === null ? null : manilaMoment(text))),
  ),
});
