import * as z from 'zod/mini';
import { wholeNumber } from '../forms/wholeNumberField.ts';
import { MAX_START_DAYS } from './startDate.ts';
import { MAX_VALIDITY_DAYS } from './validityDate.ts';

const validity = wholeNumber('Validity', { least: 1, most: MAX_VALIDITY_DAYS });

/** A validity in days; blank means no expiry. */
export const orBlankValidity = z.pipe(
  z.transform((value: unknown): unknown => (value === '' || value === undefined ? null : value)),
  z.nullable(validity),
);

/**
 * The start and the validity of a funnel for one person. The days are stored; `startDateOf`,
 * `startByDaysOf`, `validityDateOf` and `validityDaysOf` keep the date inputs next to them in sync.
 *
 * @spec 2 §3, §5
 */
export const funnelCustomisation = z.object({
  startByDays: wholeNumber('Start', { least: 0, most: MAX_START_DAYS }),
  validityByDays: orBlankValidity,
});

export type FunnelCustomisation = z.output<typeof funnelCustomisation>;
